import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerGalleryRoutes } from './routes'

/**
 * Serves `/dev/blocks`: every example of every block, rendered and woken as in a visitor's page. In production there is
 * no such address.
 */
export function installBlockGallery(app: FastifyInstance, ctx: Context): void {
  if (ctx.config.env !== 'production') registerGalleryRoutes(app, ctx)
}
