import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { changeAdvisers, changeCompany, changeTheme } from './change-company'
import { companyDetail } from './company-detail'

/** The calls with which an administrator sets what pages say about the company. */
export function registerCompanyData(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.companyDetail, () => companyDetail(ctx))
  registerStudioOperation(app, studioOperations.companyChange, (input, member, request) =>
    changeCompany(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.companyAdvisers, (input, member, request) =>
    changeAdvisers(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.companyTheme, (input, member, request) =>
    changeTheme(ctx, member, actorOf(member, request), input),
  )
}
