import type { Rspack } from '@rsbuild/core'

/** Files of the web build that the server names in a page; paths below the asset prefix. */
export interface ChunkList {
  /** The island loader and the base CSS. */
  entry: { js: string[]; css: string[] }
  /** What every island needs beside its own block: React and what hydrates with it. */
  wake: { js: string[]; css: string[] }
  /** By block name: everything that block's chunk needs that the entry does not bring. One that never wakes has no script. */
  blocks: Record<string, { js: string[]; css: string[] }>
  /** By chunk name: everything else that is loaded only when it is wanted, as `host` and `regions` are. */
  others: Record<string, { js: string[]; css: string[] }>
  /** By block name: the script that it loads, beside the entry, to live without React, and as an island. */
  scripts: Record<string, { live: string[]; island: string[] }>
}

export const CHUNK_LIST_FILE = 'chunks.json'

/** Block views are imported under the chunk name `block-<name>`. */
const BLOCK_CHUNK = /^block-(.+)$/

/** Writes which files belong to which block beside the chunks. */
export class ChunkListPlugin implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const source = new compiler.rspack.sources.RawSource(JSON.stringify(chunkList(compilation), null, 1))
        compilation.emitAsset(CHUNK_LIST_FILE, source)
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
    if (block) list.blocks[block] = isStill(group) ? { ...files, js: [] } : files
    else if (name === 'main') list.entry = files
    else if (name === 'wake') list.wake = files
    else if (name && name !== 'still') list.others[name] = files
  }
  for (const name of Object.keys(list.blocks)) list.scripts[name] = scriptsOf(name, list)
  return list
}

function scriptsOf(name: string, { blocks, others, wake }: ChunkList): ChunkList['scripts'][string] {
  const own = blocks[name]?.js ?? []
  const live = others[`live-${name}`]?.js ?? []
  // Whatever keeps answers asks for them.
  const asking = live.some((file) => file.startsWith('answers.')) ? (others.calls?.js ?? []) : []
  return { live: [...live, ...asking], island: own.length > 0 ? [...wake.js, ...own] : [] }
}

/** Whether only the entry asks for it that no page loads. */
function isStill(group: Rspack.ChunkGroup): boolean {
  return group.getParents().every(({ name }) => name === 'still')
}

function byKind(files: readonly string[]): { js: string[]; css: string[] } {
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  }
}
