import { farDown } from '@yingzao/schema/server'
import type { BlockScripts } from './facts'
import type { Page } from './page'

const KB = 1024

/** What a page makes a phone load, in bytes as transferred. */
export interface PageWeight {
  /**
   * Script before anybody touches or scrolls the page, each chunk compressed separately: as one file they are up to a
   * fifth smaller.
   */
  before: number
  /** Script once the whole page has been touched, including that before. */
  after: number
  /** Its pictures, as they were uploaded: phones get smaller copies. */
  pictures: number
}

export type WeightLevel = 'light' | 'middle' | 'heavy'

/** Up to how many bytes a part of a page is light, and above how many it is heavy. */
export const WEIGHT_LEVELS: Readonly<Record<keyof PageWeight, { light: number; middle: number }>> = {
  before: { light: 12 * KB, middle: 20 * KB },
  // A form brings some 60 KB.
  after: { light: 20 * KB, middle: 84 * KB },
  pictures: { light: 800 * KB, middle: 3 * KB * KB },
}

export function levelOf(part: keyof PageWeight, bytes: number): WeightLevel {
  const { light, middle } = WEIGHT_LEVELS[part]
  if (bytes <= light) return 'light'
  return bytes <= middle ? 'middle' : 'heavy'
}

const NO_SCRIPT: BlockScripts = { before: [], after: [] }

/** Weighs a page by what is known of the build and of its pictures. Undefined where nothing is known of the build. */
export function weighPage({
  document,
  specs,
  blocks,
  addresses,
  facts,
}: Pick<Page, 'document' | 'specs' | 'blocks' | 'addresses' | 'facts'>): PageWeight | undefined {
  const { scripts, images = {} } = facts
  if (scripts === undefined) return undefined
  const far = farDown(document, specs)
  const scriptsOf = (some: typeof blocks) =>
    Array.from(new Set(some.map(({ block }) => block.name)), (name) => scripts.blocks[name] ?? NO_SCRIPT)
  const weigh = (files: readonly string[]) =>
    files.length === 0 ? 0 : sum(new Set([...scripts.page, ...files]), (file) => scripts.bytes[file])
  const before = scriptsOf(blocks.filter(({ block }) => !far.has(block))).flatMap((block) => block.before)
  const all = scriptsOf(blocks).flatMap((block) => [...block.before, ...block.after])
  const pictures = new Set(addresses.filter(({ use }) => use === 'image').map(({ address }) => address))
  return {
    // A form waits for a touch, and the code that waits for it is there from the start.
    before: scripts.inline + (all.length > 0 ? weigh([...scripts.page, ...before]) : 0),
    after: scripts.inline + weigh(all),
    pictures: sum(pictures, (address) => images[address]?.bytes),
  }
}

function sum<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number | undefined): number {
  let total = 0
  for (const item of items) total += sizeOf(item) ?? 0
  return total
}
