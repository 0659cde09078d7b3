import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import {
  changeProduct,
  changeSalePage,
  changeSku,
  createProduct,
  createSalePage,
  createSku,
} from './change-catalogue'
import { listProducts, productDetail } from './product-detail'

/** The calls with which members define what is sold, for how much and when. */
export function registerCatalogueConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'jobs'>,
): void {
  registerStudioOperation(app, studioOperations.productList, (input) => listProducts(ctx, input))
  registerStudioOperation(app, studioOperations.productDetail, ({ shop_product_id }) =>
    productDetail(ctx, shop_product_id),
  )
  registerStudioOperation(app, studioOperations.productCreate, (input, member, request) =>
    createProduct(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.productChange, (input, member, request) =>
    changeProduct(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.skuCreate, (input, member, request) =>
    createSku(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.skuChange, (input, member, request) =>
    changeSku(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.salePageCreate, (input, member, request) =>
    createSalePage(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.salePageChange, (input, member, request) =>
    changeSalePage(ctx, actorOf(member, request), input),
  )
}
