import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { notFound } from '../../http/handle-errors'
import { unkeptHeaders } from '../../modules/site'
import { withState } from './example-state'
import { galleryHtml } from './gallery-html'
import type { NumberedExample } from './read-example'
import { readView } from './read-view'
import { renderExamples } from './render-examples'
import { type StoredExamples, storeExamples } from './stored-examples'
import { whileDatabaseIsAway } from './while-database-is-away'

const FILES = {
  'gallery.css': 'text/css',
  'frames.js': 'text/javascript',
  'gallery.js': 'text/javascript',
  'example-state.js': 'text/javascript',
  'simulation.js': 'text/javascript',
}

const GALLERY_POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'"

const config = { site: 'page' } as const

interface Chosen {
  Params: { name?: string; number?: string }
}

/**
 * For people `/dev/blocks`, `/dev/blocks/:name` and `/dev/blocks/:name/:number`, each with its examples in frames; the
 * frames, and the visual tests, request the pages themselves: `/dev/blocks/:name/page` (all examples of a block below
 * each other) and `/dev/blocks/:name/:number/page`.
 */
export function registerGalleryRoutes(app: FastifyInstance, ctx: Context): void {
  for (const path of ['/dev/blocks', '/dev/blocks/:name', '/dev/blocks/:name/:number']) {
    app.get<Chosen>(path, { config }, (request, reply) => sendGallery(request, reply))
  }
  for (const path of ['/dev/blocks/:name/page', '/dev/blocks/:name/:number/page']) {
    app.get<Chosen>(path, { config }, (request, reply) => sendExamples(request, reply))
  }
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/dev/blocks/${file}`, { config }, (_request, reply) =>
      unkept(reply, type).send(readFileSync(new URL(`./files/${file}`, import.meta.url))),
    )
  }

  async function sendGallery(request: FastifyRequest<Chosen>, reply: FastifyReply): Promise<FastifyReply> {
    const read = readView(request.query)
    if ('problem' in read) return unkept(reply.code(400), 'text/plain').send(read.problem)
    const chosen = chosenOf(await load(ctx), request.params)
    if (chosen.length === 0) return notFound(request, reply)
    unkept(reply, 'text/html').header('content-security-policy', GALLERY_POLICY)
    return reply.send(galleryHtml({ examples: chosen, path: request.url.split('?')[0] ?? '', ...read }))
  }

  async function sendExamples(request: FastifyRequest<Chosen>, reply: FastifyReply): Promise<FastifyReply> {
    const read = readView(request.query)
    if ('problem' in read) return unkept(reply.code(400), 'text/plain').send(read.problem)
    const all = await load(ctx)
    const chosen = chosenOf(all, request.params)
    if (chosen.length === 0) return notFound(request, reply)
    const page = await renderExamples(ctx, chosen, all.images)
    return reply.headers(unkeptHeaders(page)).send(withState(page.html, chosen, read.view))
  }
}

/** Kept while the process lives: under `npm run dev` the routes are created again with each build. */
const stored = new WeakMap<Context, Promise<StoredExamples>>()

/** If storing failed once, it is tried again at the next visit. */
function load(ctx: Context): Promise<StoredExamples> {
  const known = stored.get(ctx)
  if (known) return known
  const storing = whileDatabaseIsAway(() => storeExamples(ctx)).catch((error: unknown) => {
    stored.delete(ctx)
    throw error
  })
  stored.set(ctx, storing)
  return storing
}

/** Those of a block, or the one with this number. Empty: there is no such block or example. */
function chosenOf({ examples }: StoredExamples, { name, number }: Chosen['Params']): NumberedExample[] {
  return examples
    .filter((one) => name === undefined || one.name === name)
    .filter((one) => number === undefined || String(one.number) === number)
}

function unkept(reply: FastifyReply, type: string): FastifyReply {
  return reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
}
