import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import { registerAccountOperations } from './routes'

export { brokersKind } from './data-kinds'

/** Serves the calls by which visitors come to an account with a broker or for funds. */
export function installAccount(app: FastifyInstance, ctx: Context, outside: Outside): void {
  registerAccountOperations(app, ctx, outside)
}
