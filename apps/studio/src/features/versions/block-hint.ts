import { type Block, isRecord, type PageDocument, walkBlocks } from '@yingzao/schema/client'

/** Props that say what a visitor sees of a block, the most telling first. */
const TELLING = ['text', 'title', 'html', 'content', 'name', 'alt', 'button', 'label', 'prefix'] as const

const LONGEST = 20

/**
 * What distinguishes a block from others of its kind: its own text, else that of the first item or block in it, cut
 * short. Undefined when it has none.
 */
export function blockHint({ value, children }: Pick<Block, 'value' | 'children'>): string | undefined {
  const own = wordsIn(value)
  if (own !== undefined) return own
  const items = Array.isArray(value.list) ? value.list.filter(isRecord) : []
  return first(items, wordsIn) ?? first(children, blockHint)
}

function wordsIn(value: Readonly<Record<string, unknown>>): string | undefined {
  return first(TELLING, (name) => {
    const said = value[name]
    if (typeof said !== 'string') return undefined
    const words = [
      ...said
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ]
    if (words.length === 0) return undefined
    return words.length > LONGEST ? `${words.slice(0, LONGEST).join('')}…` : words.join('')
  })
}

function first<Item>(list: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of list) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The hints of all blocks of a page, by their ids. */
export function hintsOf(page: PageDocument): ReadonlyMap<string, string> {
  const hints = new Map<string, string>()
  for (const { block } of walkBlocks(page)) {
    const hint = blockHint(block)
    if (hint !== undefined) hints.set(block.id, hint)
  }
  return hints
}
