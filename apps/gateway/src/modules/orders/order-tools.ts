import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import type { OrderTools } from './create-order'

/** What it takes to make orders, for whoever makes them. */
export function orderTools(app: FastifyInstance, ctx: Context, { payments }: Outside): OrderTools {
  return { ...ctx, suppliers: payments, notices: app.publishedPages.blocksWith('legalNotices') }
}
