import { fileURLToPath } from 'node:url'
import type { Example } from '@yingzao/blocks/example'
import { examples } from '@yingzao/blocks/examples'
import type { RenderInput } from '@yingzao/contract/server'
import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { imagesOf, storeAsset } from '../../modules/assets'
import { filesBeside, storeFiles } from '../../modules/pages'
import { documentOf } from './example-document'
import type { NumberedExample } from './read-example'

export interface StoredExamples {
  /** Of every block, sorted by block name. */
  examples: readonly NumberedExample[]
  /** Sizes and copies of all their pictures. */
  images: RenderInput['images']
}

const DEMO_FOLDER = fileURLToPath(new URL('../../../../../demo/pages', import.meta.url))

/**
 * Brings the pictures of all examples (`/assets/hero.jpg`) where every page's pictures are: into the store, with their
 * sizes and copies. They are those of the demo pages. A repeat stores nothing new.
 */
export async function storeExamples(ctx: Pick<Context, 'config' | 'db'>): Promise<StoredExamples> {
  const text = JSON.stringify(examples).replaceAll('"/assets/', '"assets/')
  const stored = await storeFiles(JSON.parse(text) as JsonValue, filesBeside(DEMO_FOLDER), (file) =>
    storeAsset(ctx, file),
  )
  const numbered = Object.entries(stored.document as unknown as Record<string, Example[]>).flatMap(
    ([name, own]) => own.map((example, index) => ({ name, number: index + 1, example })),
  )
  return { examples: numbered, images: await imagesOf(ctx, documentOf(numbered)) }
}
