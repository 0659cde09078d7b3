import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The web build of the visitors' site, and its list of which files belong to which block. */
const BUILD = new URL('../../../../../h5/dist/web/', import.meta.url)

interface ChunkList {
  blocks: Record<string, { js: string[] }>
}

const brotli = promisify(brotliCompress)

/**
 * How much script each block brings that is its own, in bytes as the gateway sends them, by its name. It is weighed once
 * a process, when it is first asked for: that takes a moment, and most processes are never asked.
 */
export function createBlockBytes(build: URL = BUILD): () => Promise<Record<string, number>> {
  let weighed: Promise<Record<string, number>> | undefined
  return () => {
    weighed ??= weighBlocks(build).catch((error: unknown) => {
      weighed = undefined
      throw error
    })
    return weighed
  }
}

async function weighBlocks(build: URL): Promise<Record<string, number>> {
  const { blocks } = JSON.parse(await readFile(new URL('chunks.json', build), 'utf8')) as ChunkList
  const entries = Object.entries(blocks).map(async ([name, { js }]) => {
    const own = js.filter((file) => file.startsWith('block-'))
    const sizes = await Promise.all(own.map((file) => weigh(new URL(file, build))))
    return [name, sizes.reduce((sum, size) => sum + size, 0)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function weigh(file: URL): Promise<number> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return (await brotli(text, { params })).length
}
