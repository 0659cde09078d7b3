import type { Rspack } from '@rsbuild/core'

/** Files of a build that the server refers to in a page, or whose text it writes into one. */
export interface ChunkList {
  /** The island loader and the base CSS. */
  entry: { js: string[]; css: string[] }
  /** What every island needs besides its own block: React and what hydrates with it. */
  wake: { js: string[]; css: string[] }
  /** By block name: everything that block's chunk needs and the entry does not contain. */
  blocks: Record<string, { js: string[]; css: string[] }>
  /** By chunk name: everything else that is loaded only on demand, such as `host` and `regions`. */
  others: Record<string, { js: string[]; css: string[] }>
  /**
   * By block name: the scripts that it loads, besides the entry, to live without React, and as an island. Others load
   * none.
   */
  scripts: Record<string, { live: string[]; island: string[] }>
}

export const CHUNK_LIST_FILE = 'chunks.json'

/** The list of the login pages, next to the other one. */
export const PASSPORT_LIST_FILE = 'passport.json'

/** The list of the cashier, in the same place. */
export const CASHIER_LIST_FILE = 'cashier.json'

/**
 * Block views are imported under the chunk name `block-<name>`, the code that lets blocks live without React under
 * `live-<name>`.
 */
const BLOCK_CHUNK = /^block-(.+)$/
const LIVE_CHUNK = /^live-(.+)$/

/** Writes a list of which files belong to which block next to the chunks. */
export class ChunkListPlugin implements Rspack.RspackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const source = new compiler.rspack.sources.RawSource(JSON.stringify(chunkList(compilation), null, 1))
        compilation.emitAsset(this.file, source)
      })
    })
  }
}

function chunkList(compilation: Rspack.Compilation): ChunkList {
  const list = {
    entry: { js: [], css: [] },
    wake: { js: [], css: [] },
    blocks: {},
    others: {},
    scripts: {},
  } as ChunkList
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = byKind(group.getFiles())
    const block = BLOCK_CHUNK.exec(name)?.[1]
    if (block) list.blocks[block] = files
    else if (name === 'main') list.entry = files
    else if (name === 'wake') list.wake = files
    else if (name) list.others[name] = files
  }
  const lives = Object.keys(list.others).flatMap((name) => LIVE_CHUNK.exec(name)?.[1] ?? [])
  for (const name of [...Object.keys(list.blocks), ...lives]) list.scripts[name] = scriptsOf(name, list)
  return list
}

function scriptsOf(name: string, { blocks, others, wake }: ChunkList): ChunkList['scripts'][string] {
  const own = blocks[name]?.js ?? []
  const live = others[`live-${name}`]?.js ?? []
  // Blocks that keep answers also make calls.
  const asking = live.some((file) => file.startsWith('answers.')) ? (others.calls?.js ?? []) : []
  return { live: [...live, ...asking], island: own.length > 0 ? [...wake.js, ...own] : [] }
}

function byKind(files: readonly string[]): { js: string[]; css: string[] } {
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  }
}
