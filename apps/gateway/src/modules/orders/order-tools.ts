import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import type { OrderTools } from './create-order'

/** What is needed to place orders, for whoever places them. */
export function orderTools(app: FastifyInstance, ctx: Context, { payments }: Outside): OrderTools {
  return { ...ctx, suppliers: payments, notices: app.publishedPages.blocksWith('legalNotices') }
}
