import type { RenderedPage } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedTheme } from '../../http/asked-theme'
import { notFound } from '../../http/handle-errors'
import { unkeptHeaders } from '../site'
import { stillPage } from './still-page'

/**
 * The browser's own lock in addition to the page's policy: however such an address is opened, nothing in it runs. It
 * keeps the Studio's own origin, because the Studio measures and marks what it shows of versions.
 */
const NO_SCRIPTS = 'sandbox allow-same-origin'

interface Look {
  Params: { code: string }
  /** `theme`: as JSON, how the page is rendered if that were the company's. */
  Querystring: { preview_token?: unknown; theme?: unknown }
}

/** Serves pages as they are being written, or in one version, to be viewed within the Studio: without any script. */
export function registerLooks(app: FastifyInstance): void {
  app.get<Look>(
    '/studio/looks/:code',
    { config: { site: 'page' } },
    async (request: FastifyRequest<Look>, reply): Promise<FastifyReply> => {
      const { preview_token, theme } = request.query
      const page = await app.publishedPages.preview(request.params.code, preview_token, askedTheme(theme))
      return page ? sendLook(reply, page) : notFound(request, reply)
    },
  )
}

/** Sends a still of what was rendered. */
export function sendLook(reply: FastifyReply, page: RenderedPage): FastifyReply {
  const headers = unkeptHeaders({ ...page, csp: `${page.csp}, ${NO_SCRIPTS}` })
  return reply.headers(headers).send(stillPage(page.html))
}
