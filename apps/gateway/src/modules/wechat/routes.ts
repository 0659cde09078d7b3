import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Outside } from '../../integrations'
import { makeUrlLink } from './make-url-link'
import { signPageAddress } from './sign-page-address'

/** The calls of this module. */
export function registerWechatOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  outside: Pick<Outside, 'wechat'>,
): void {
  registerOperation(app, operations.generateUrlLink, (input, request, visitor) =>
    makeUrlLink(ctx, outside, input, {
      uid: visitor?.uid,
      ip: request.ip,
      origin: `${request.protocol}://${request.host}`,
    }),
  )
  registerOperation(app, operations.jssdkConfig, ({ url }, request) =>
    signPageAddress(ctx, outside, url, request.hostname),
  )
}
