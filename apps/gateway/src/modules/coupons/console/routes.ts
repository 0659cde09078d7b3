import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { changeBatch, createBatch } from './change-batch'
import { batchDetail, listBatches, listHolders } from './list-batches'
import { makeCodes } from './make-codes'

/** The calls with which members define the coupons there are, and see what became of them. */
export function registerCouponConsole(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.couponBatchList, (input) => listBatches(ctx, input))
  registerStudioOperation(app, studioOperations.couponBatchDetail, ({ coupon_id }) =>
    batchDetail(ctx, coupon_id),
  )
  registerStudioOperation(app, studioOperations.couponBatchCreate, (input, member, request) =>
    createBatch(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.couponBatchChange, (input, member, request) =>
    changeBatch(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.couponCodesMake, (input, member, request) =>
    makeCodes(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.couponHolders, (input) => listHolders(ctx, input))
}
