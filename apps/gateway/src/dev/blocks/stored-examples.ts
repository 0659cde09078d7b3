import { readFile } from 'node:fs/promises'
import type { Example } from '@yingzao/blocks/example'
import { examples } from '@yingzao/blocks/examples'
import type { RenderInput } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { imagesOf, storeAsset } from '../../modules/assets'
import { documentOf } from './example-document'
import type { NumberedExample } from './read-example'

export interface StoredExamples {
  /** Those of every block, sorted by block name. */
  examples: readonly NumberedExample[]
  /** Sizes and copies of all their pictures. */
  images: RenderInput['images']
}

const PICTURES = new URL('../../../../../demo/pages/assets/', import.meta.url)

/** Where a text begins with the address of a picture. */
const PICTURE = /"\/assets\/([\w.-]+)/g

/**
 * Stores the pictures of all examples (`/assets/hero.jpg`) where every page's pictures are: in the store, with their
 * sizes and copies. They are those of the demo pages. A repeat stores nothing new.
 */
export async function storeExamples(ctx: Pick<Context, 'config' | 'db'>): Promise<StoredExamples> {
  const written = JSON.stringify(examples)
  const addresses = new Map<string, string>()
  const names = new Set([...written.matchAll(PICTURE)].map(([, name = '']) => name))
  for (const name of names) {
    const { address } = await storeAsset(ctx, { bytes: await readFile(new URL(name, PICTURES)), name })
    addresses.set(name, address)
  }
  const text = written.replace(PICTURE, (_path, name) => `"${addresses.get(name)}`)
  const numbered = Object.entries(JSON.parse(text) as Record<string, Example[]>).flatMap(([name, own]) =>
    own.map((example, index) => ({ name, number: index + 1, example })),
  )
  return { examples: numbered, images: await imagesOf(ctx, documentOf(numbered)) }
}
