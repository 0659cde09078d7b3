import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { verifySmsCode } from '../account'
import { cancelRegistration } from './cancel-registration'
import { myInfo } from './my-info'
import { registerPeople } from './register-people'

/** The calls by which visitors register for an open day. */
export function registerOpenDayOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
): void {
  registerOperation(app, operations.openDayMyInfo, (input, _request, { uid }) => myInfo(ctx, input, uid))
  registerOperation(app, operations.openDayRegister, (input, request, { uid }) =>
    registerPeople({ ctx, verifyCode: verifySmsCode }, input, uid, request),
  )
  registerOperation(app, operations.openDayCancel, ({ register_no }, _request, { uid }) =>
    cancelRegistration(ctx, register_no, uid),
  )
}
