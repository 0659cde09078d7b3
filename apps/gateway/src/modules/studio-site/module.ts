import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StudioLanguage } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { defineModule } from '../define-module'
import { registerChunkRoutes } from '../site'
import { languageOf } from './language-of'
import { registerLooks } from './look'
import { studioHeaders } from './studio-headers'

const BUILD = new URL('../../../../studio/dist/', import.meta.url)

const config = { site: 'page' } as const

/**
 * Serves the Studio: its one page at every address below `/studio/`, which it reads itself, the page that its canvas
 * frames, their chunks, and looks at pages that are being written. Nothing but those is secret, and they ask for a
 * signed right; what else is, comes by `/studio-api` to who has logged in.
 */
async function installStudioSite(app: FastifyInstance, ctx: Context): Promise<void> {
  await registerChunkRoutes(app, { folder: fileURLToPath(new URL('assets', BUILD)), path: '/studio/assets/' })
  // Once: a build that replaces it belongs to the chunks that the next start will know.
  const [page, canvas] = await Promise.all([readPages('index'), readPages('canvas')])
  const headers = studioHeaders(ctx.config)
  const send = (pages: Pages) => (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).send(pages[languageOf(request)])
  app.get('/studio', { config }, send(page))
  app.get('/studio/*', { config }, send(page))
  app.get('/studio/canvas', { config }, send(canvas))
  registerLooks(app)
}

/** A page of the Studio in each language that it speaks. */
type Pages = Record<StudioLanguage, Buffer>

async function readPages(name: string): Promise<Pages> {
  const [zh, en] = await Promise.all(
    [`${name}.html`, `${name}.en.html`].map((file) => readFile(new URL(file, BUILD))),
  )
  return { zh: zh ?? Buffer.of(), en: en ?? Buffer.of() }
}

export const studioSiteModule = defineModule({
  name: 'studio-site',
  serve: installStudioSite,
})
