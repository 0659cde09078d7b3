import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ScriptFacts } from '@yingzao/checks'

/** The visitors' site as built: its chunks, with a list of what they are for, and the inline scripts of pages. */
const BUILD = new URL('../../../../../h5/dist/', import.meta.url)

/** The scripts inlined in every page. */
const INLINE = ['boot/head.js', 'boot/end.js']

/** The part that is read of the list written by the build (apps/h5/build/chunk-list.ts). */
interface ChunkList {
  entry: { js: string[] }
  scripts: Record<string, { live: string[]; island: string[] }>
}

const brotli = promisify(brotliCompress)

/**
 * The scripts that pages load, in bytes as the gateway sends them. Weighed once per process, when first asked for: that
 * takes a moment, and most processes are never asked.
 */
function createScriptWeights(build: URL): () => Promise<ScriptFacts> {
  let weighed: Promise<ScriptFacts> | undefined
  return () => {
    weighed ??= weighBuild(build).catch((error: unknown) => {
      weighed = undefined
      throw error
    })
    return weighed
  }
}

/** The script weights of the build that this process serves. */
export const scriptWeights = createScriptWeights(BUILD)

async function weighBuild(build: URL): Promise<ScriptFacts> {
  const chunks = JSON.parse(await readFile(new URL('web/chunks.json', build), 'utf8')) as ChunkList
  const page = chunks.entry.js
  const blocks = Object.fromEntries(
    Object.entries(chunks.scripts).map(
      ([name, { live, island }]) => [name, { before: live, after: island }] as const,
    ),
  )
  const files = new Set([
    ...page,
    ...Object.values(blocks).flatMap(({ before, after }) => [...before, ...after]),
  ])
  const [inline, ...sizes] = await Promise.all([
    Promise.all(INLINE.map((file) => weigh(new URL(file, build)))),
    ...Array.from(files, async (file) => [file, await weigh(new URL(`web/${file}`, build))] as const),
  ])
  return {
    inline: inline.reduce((sum, size) => sum + size, 0),
    bytes: Object.fromEntries(sizes),
    page,
    blocks,
  }
}

async function weigh(file: URL): Promise<number> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return (await brotli(text, { params })).length
}
