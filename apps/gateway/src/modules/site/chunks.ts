import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context'
import { limitInMemory } from '../../limits/limit-in-memory'
import { type BuildFolder, filesOf, isChunkName } from './build-folder'
import { BEST, type Chunk, chunkType, packChunk, packJoined, QUICKLY } from './chunk-bodies'
import { encodingFor } from './encoding'
import { joinedScripts, namesToJoin } from './joined-chunks'
import { readChunks } from './kept-chunks'

/** How many joined files, and files of other builds, are kept. Beyond that the oldest is dropped first. */
const MOST_JOINED = 500
const MOST_OTHERS = 200

/**
 * How many that nobody has requested yet are packed as well as possible for one network in a minute: each costs some
 * twenty milliseconds. The others are packed lightly, for the requester alone.
 */
const NEW_JOINED = { seconds: 60, most: 60 }

/** How often in a minute one network may have the database asked for what this build does not have. */
const ASKED_FOR = { seconds: 60, most: 300 }

/**
 * Serves the files of a build below a path, and several scripts as one (`joined-chunks.ts`). Their names change with
 * their content, so they are immutable; each is read and compressed once, at its first visit. What is not there at the
 * start is requested from the database, which has the files of other builds.
 */
export async function registerChunkRoutes(
  app: FastifyInstance,
  { db, log }: Pick<Context, 'db' | 'log'>,
  { folder, path: base }: BuildFolder,
): Promise<void> {
  const paths = await filesOf(folder)
  const chunks = new Map<string, Promise<Chunk>>()
  const others = new Map<string, Promise<Chunk | undefined>>()
  const joined = new Map<string, Promise<Chunk>>()
  const mayJoin = limitInMemory([NEW_JOINED])
  const mayAsk = limitInMemory([ASKED_FOR])

  app.get<{ Params: { '*': string } }>(`${base}*`, { config: { site: 'asset' } }, async (request, reply) => {
    const name = request.params['*']
    reply.header('x-content-type-options', 'nosniff')
    let chunk: Chunk | undefined
    try {
      chunk = await (ownChunk(name) ?? joinedChunk(name, request.ip) ?? otherChunk(name, request.ip))
    } catch (error) {
      if (paths.has(name)) throw error
      // It may well be there: a cache that kept a 404 would hide it from others.
      log.warn({ chunk: name, err: error }, 'Nobody could say whether another build has a file')
      return refuse(reply, 503, 'try again')
    }
    if (!chunk) return refuse(reply, 404, 'not found')
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = chunk.bodies[encoding]
    if (body !== chunk.bodies.identity) reply.header('content-encoding', encoding)
    return reply
      .headers({
        'content-type': chunk.type,
        vary: 'accept-encoding',
        'cache-control': chunk.isPart ? 'no-store' : 'public, max-age=31536000, immutable',
      })
      .send(body)
  })

  function ownChunk(name: string): Promise<Chunk> | undefined {
    const path = paths.get(name)
    const type = chunkType(name)
    if (path === undefined || type === undefined) return undefined
    return remembered(chunks, name, async () => packChunk(name, type, await readFile(path)))
  }

  /** A file of another build, which other processes run or which ran here before. */
  function otherChunk(name: string, ip: string): Promise<Chunk | undefined> | undefined {
    const known = others.get(name)
    const type = chunkType(name)
    if (known || type === undefined || !isChunkName(name) || !mayAsk(ip)) return known
    const read = async () => {
      const bytes = (await readChunks(db, [base + name])).get(base + name)
      // What is missing now may be there a moment later.
      if (!bytes) others.delete(name)
      return bytes && packChunk(name, type, bytes)
    }
    return bounded(others, MOST_OTHERS, remembered(others, name, read))
  }

  function joinedChunk(name: string, ip: string): Promise<Chunk | undefined> | undefined {
    const known = joined.get(name)
    if (known) return known
    const names = namesToJoin(name)
    return names && joinNew(name, names, ip)
  }

  async function joinNew(name: string, names: readonly string[], ip: string): Promise<Chunk | undefined> {
    const scripts = await scriptsOf(names, ip)
    const asked = joinedScripts(name, (file) => scripts.has(file))
    if (!asked) return undefined
    const read = (quality: number) =>
      packJoined(
        asked.files.map((file) => scripts.get(file) as Buffer),
        quality,
      )
    if (!asked.isWhole) return { ...(await read(QUICKLY)), isPart: true }
    if (!joined.has(name) && !mayJoin(ip)) return read(QUICKLY)
    return bounded(
      joined,
      MOST_JOINED,
      remembered(joined, name, () => read(BEST)),
    )
  }

  /** The bytes of those scripts that this build or another has. */
  async function scriptsOf(names: readonly string[], ip: string): Promise<Map<string, Buffer>> {
    const here = names.filter((file) => paths.has(file))
    const elsewhere = names.filter((file) => !paths.has(file) && isChunkName(file))
    const [own, found] = await Promise.all([
      Promise.all(here.map(async (file) => [file, await readFile(paths.get(file) as string)] as const)),
      elsewhere.length > 0 && mayAsk(ip)
        ? readChunks(
            db,
            elsewhere.map((file) => base + file),
          ).catch((error: unknown) => {
            // The others are sent without them, as if they were gone: the loader requests these separately.
            log.warn({ err: error }, 'Nobody could say whether another build has the scripts of a page')
            return new Map<string, Buffer>()
          })
        : new Map<string, Buffer>(),
    ])
    return new Map([
      ...own,
      ...[...found].map(([address, bytes]) => [address.slice(base.length), bytes] as const),
    ])
  }
}

function refuse(reply: FastifyReply, status: 404 | 503, line: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(line)
}

/** Reads a chunk once. One that could not be read may be readable at the next visit. */
function remembered<Result>(
  chunks: Map<string, Promise<Result>>,
  name: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const known = chunks.get(name)
  if (known) return known
  const chunk = read()
  chunks.set(name, chunk)
  chunk.catch(() => chunks.delete(name))
  return chunk
}

/** Drops the oldest entries beyond the limit, and returns what it is given. */
function bounded<Result>(chunks: Map<string, unknown>, most: number, result: Result): Result {
  for (const oldest of chunks.keys()) {
    if (chunks.size <= most) break
    chunks.delete(oldest)
  }
  return result
}
