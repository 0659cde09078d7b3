import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { createOutside } from '../../integrations'
import type { GatewayModule } from '../define-module'
import { declared } from '../registry'

/** Adds some modules to a server that has no others. */
export async function serveModules(
  app: FastifyInstance,
  ctx: Context,
  modules: readonly GatewayModule[],
  outside = createOutside(ctx),
): Promise<void> {
  for (const { serve } of modules) await serve?.(app, ctx, { outside, declared })
}
