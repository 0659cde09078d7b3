import { type Block, type PageDocument, walkBlocks } from '@yingzao/schema/client'
import type { BlockSpec, Specs, Trait } from '@yingzao/schema/server'
import { type ActionAt, type AddressAt, type BlockParts, partsOf } from './block-parts'
import type { PageFacts } from './facts'
import { type PageWeight, weighPage } from './page-weight'
import { headTexts, type TextAt } from './texts'

/** A block with all that rules ask of it, gathered once. */
export interface PageBlock extends BlockParts {
  block: Block
  /** From the outermost inwards. */
  ancestors: readonly Block[]
  spec: BlockSpec | undefined
}

/** What a rule may look at. */
export interface Page {
  document: PageDocument
  specs: Specs
  /** Hosts that links may lead to. */
  linkHosts: readonly string[]
  /** Milliseconds; the time at which the page is judged. */
  now: number
  facts: PageFacts
  /** In document order, parents before their children. */
  blocks: readonly PageBlock[]
  byId: ReadonlyMap<string, PageBlock>
  /** The blocks whose kind declares a trait, in document order. */
  having(trait: Trait): readonly PageBlock[]
  /** Whether a block's kind declares a trait. */
  is(block: Block, trait: Trait): boolean
  /** Those of all blocks, in document order. */
  actions: readonly ActionAt[]
  addresses: readonly AddressAt[]
  /** Everything visitors read or hear: the head of the page, then its blocks in document order. */
  texts: readonly TextAt[]
  /** Undefined where nothing is known of the build. */
  weight: PageWeight | undefined
}

export type PageInput = Pick<Page, 'document' | 'specs' | 'linkHosts' | 'now' | 'facts'>

/** Walks a document once, so that a hundred rules need not. */
export function createPage(input: PageInput): Page {
  const blocks = Array.from(walkBlocks(input.document), ({ block, ancestors }): PageBlock => {
    const spec = input.specs.find(block.name)
    return { block, ancestors, spec, ...partsOf(block, spec?.fields ?? []) }
  })
  const byTrait = new Map<string, PageBlock[]>()
  for (const it of blocks) {
    for (const trait of Object.keys(it.spec?.traits ?? {})) {
      const same = byTrait.get(trait)
      if (same) same.push(it)
      else byTrait.set(trait, [it])
    }
  }
  const byId = new Map(blocks.map((it) => [it.block.id, it]))
  const addresses = blocks.flatMap((it) => it.addresses)
  return {
    ...input,
    blocks,
    byId,
    having: (trait) => byTrait.get(trait) ?? [],
    is: ({ id }, trait) => byId.get(id)?.spec?.traits[trait] !== undefined,
    actions: blocks.flatMap(({ actions }) => actions),
    addresses,
    texts: [...headTexts(input.document), ...blocks.flatMap(({ texts }) => texts)],
    weight: weighPage({ ...input, blocks, addresses }),
  }
}
