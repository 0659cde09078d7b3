import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StudioLanguage } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { defineModule, moduleJob } from '../define-module'
import { type BuildFolder, dropOldChunks, keepChunks, registerChunkRoutes } from '../site'
import { languageOf } from './language-of'
import { registerLooks } from './look'
import { studioHeaders } from './studio-headers'

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores the Studio's scripts in the database, for processes of other builds. */
    keepStudioChunks(): Promise<void>
  }
}

declare module '../../jobs/job' {
  interface JobData {
    /** Records which build of the Studio is present, and deletes the files of those that no longer are. */
    'keep-studio-chunks': Record<string, never>
  }
}

const BUILD = new URL('../../../../studio/dist/', import.meta.url)
const CHUNKS: BuildFolder = { folder: fileURLToPath(new URL('assets', BUILD)), path: '/studio/assets/' }

const config = { site: 'page' } as const

/**
 * Serves the Studio: its one page at every address below `/studio/`, which it reads itself, the page that its canvas
 * frames, their chunks, and looks at pages being written. Only those looks are secret, and they require a signed right;
 * everything else that is secret comes through `/studio-api` to those who have logged in.
 */
async function installStudioSite(app: FastifyInstance, ctx: Context): Promise<void> {
  await registerChunkRoutes(app, ctx, CHUNKS)
  app.decorate('keepStudioChunks', () => keepChunks(ctx.db, CHUNKS))
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
  jobs: [
    moduleJob({
      name: 'keep-studio-chunks',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await keepChunks(ctx.db, CHUNKS)
        await dropOldChunks(ctx.db, CHUNKS.path)
      },
    }),
  ],
  serve: installStudioSite,
})
