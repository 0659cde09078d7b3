import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import { registerWechatOperations } from './routes'
import { registerSandboxPage } from './sandbox-page'

/** Serves what pages want of WeChat: links into mini programs and signatures for share cards. */
export function installWechat(app: FastifyInstance, ctx: Context, outside: Outside): void {
  registerWechatOperations(app, ctx, outside)
  if (ctx.config.env !== 'production') registerSandboxPage(app)
}
