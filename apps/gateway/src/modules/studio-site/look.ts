import type { RenderedPage } from '@yingzao/contract/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/handle-errors'
import { unkeptHeaders } from '../site'
import { stillPage } from './still-page'

/**
 * The browser's own lock beside the page's policy: however such an address is opened, nothing in it runs. It stands on
 * the Studio's own origin, because the Studio measures and marks what it shows of versions.
 */
const NO_SCRIPTS = 'sandbox allow-same-origin'

interface Look {
  Params: { code: string }
  Querystring: { preview_token?: unknown }
}

/** Serves pages as they are being written, or in one version, to be looked at within the Studio: without any script. */
export function registerLooks(app: FastifyInstance): void {
  app.get<Look>(
    '/studio/looks/:code',
    { config: { site: 'page' } },
    async (request: FastifyRequest<Look>, reply): Promise<FastifyReply> => {
      const draft = await app.publishedPages.preview(request.params.code, request.query.preview_token)
      return draft ? sendLook(reply, draft) : notFound(request, reply)
    },
  )
}

/** Answers with a still of what was drawn. */
export function sendLook(reply: FastifyReply, page: RenderedPage): FastifyReply {
  const headers = unkeptHeaders({ ...page, csp: `${page.csp}, ${NO_SCRIPTS}` })
  return reply.headers(headers).send(stillPage(page.html))
}
