import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ScriptFacts } from '@yingzao/checks'

/** The visitors' site as it was built: its chunks, with a list of what they are for, and the lines inside of pages. */
const BUILD = new URL('../../../../../h5/dist/', import.meta.url)

/** What stands in every page. */
const INLINE = ['boot/head.js', 'boot/end.js']

/** What is read of the list that the build leaves (apps/h5/build/chunk-list.ts). */
interface ChunkList {
  entry: { js: string[] }
  scripts: Record<string, { live: string[]; island: string[] }>
}

const brotli = promisify(brotliCompress)

/**
 * What script pages load, in bytes as the gateway sends them. It is weighed once a process, when it is first asked for:
 * that takes a moment, and most processes are never asked.
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

/** Of the build that this process serves, for whoever asks. */
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
