import { readFile, writeFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { differences } from './differences'
import type { BlockLook } from './look'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the present looks are to be kept as the good ones. */
    keepsLooks: boolean
  }
}

type Looks = Record<string, BlockLook[]>

const fileOf = (kind: string) => new URL(`kept/${kind}.json`, import.meta.url)

/** Compares the looks of a kind with those that were judged good, or keeps them, and returns the differences. */
export async function compareKept(kind: string, now: Looks): Promise<string[]> {
  if (inject('keepsLooks')) {
    await writeFile(fileOf(kind), inWords(now))
    return []
  }
  const kept: Looks = JSON.parse(await readFile(fileOf(kind), 'utf8'))
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])]
  return names.flatMap((name) =>
    differences(kept[name] ?? [], now[name] ?? []).map((difference) => `${name}: ${difference}`),
  )
}

/** One line for each block, so that a review sees which one changed. */
function inWords(looks: Looks): string {
  const pages = Object.entries(looks).map(([name, blocks]) => {
    const lines = blocks.map((block) => `    ${JSON.stringify(block)}`)
    return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`
  })
  return `{\n${pages.join(',\n')}\n}\n`
}
