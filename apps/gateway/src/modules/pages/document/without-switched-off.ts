import { specs } from '@yingzao/blocks/props'
import { createPage, lettersOf, type Page, squash } from '@yingzao/checks/parts'
import { type Block, blocksIn, isRecord, mapBlocks, type PageDocument } from '@yingzao/schema/server'
import type { ActiveSwitch } from '../../../switches/switch-data'
import { namesProduct } from './names-product'

/** A page as it is while something is switched off. */
export interface Filtered {
  document: PageDocument
  /** How many blocks were removed, not counting those inside them. */
  blocks: number
}

/**
 * A page without the blocks that are switched off: by their kind, by a product or a picture that they name, or by a
 * word that they contain, at any depth. Fields in the head of the page that contain the word or the picture are
 * emptied. A container that has nothing left in it is removed too. `same`: nothing of the page is switched off.
 *
 * Runs in a worker, through `filterContent`: it takes long on a large page.
 */
export function withoutSwitchedOff(
  document: PageDocument,
  switches: readonly ActiveSwitch[],
): Filtered | 'same' {
  const holds = switches.flatMap((one) => matcherOf(one) ?? [])
  const words = switches.flatMap(({ scope, value }) => (scope === 'word' ? [value] : []))
  const off = new Set<string>()
  const page = createPage({ document, specs, linkHosts: [], now: 0, facts: {} })
  for (const { block } of page.blocks) {
    const own = ownPart(block)
    if (holds.some((matches) => matches(block, own))) off.add(block.id)
  }
  for (const word of words) for (const id of blocksSaying(page, word)) off.add(id)
  const head = headWithout(document, switches)
  if (off.size === 0 && head === document) return 'same'
  const left = withoutBlocks(document.page_schema, off)
  return { document: { ...head, page_schema: left.blocks }, blocks: left.gone }
}

type OwnPart = ReturnType<typeof ownPart>
type Matches = (block: Block, own: OwnPart) => boolean

function matcherOf({ scope, value, mark }: ActiveSwitch): Matches | undefined {
  switch (scope) {
    case 'block':
      return ({ name }) => name === value
    case 'product': {
      const named = { shop_product_id: Number(value), mark }
      return (_, own) => namesProduct(own, named)
    }
    case 'picture': {
      const shows = showsPicture(value)
      return (_, own) => someText(own, shows)
    }
    default:
      return undefined
  }
}

/** The block's own content, without the blocks inside it. */
function ownPart({ value, common }: Block) {
  return { value: mapBlocks(value, () => []), common }
}

/** A picture is named by its hash, or by its address with or without origin, query and fragment. */
function showsPicture(value: string): (text: string) => boolean {
  const path = value.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
  const looked = path === '' || path === '/' ? value : path
  return (text) => {
    for (let at = text.indexOf(looked); at !== -1; at = text.indexOf(looked, at + 1)) {
      // `/assets/a.jpg` is not part of `/assets/a.jpg2` or `/more/assets/a.jpg`.
      const [before = '', after = ''] = [text[at - 1], text[at + looked.length]]
      if (!/[\w-]/.test(after) && (looked.startsWith('/') || !/[\w-]/.test(before))) return true
    }
    return false
  }
}

/**
 * The blocks that contain a word, however it is written: full-width, with signs or spaces between the characters, in
 * traditional characters, or spread over several texts of which one is nothing but a part of it.
 */
function blocksSaying({ texts }: Page, word: string): Set<string> {
  const found = new Set<string>()
  const read = texts.filter(({ isRead, said }) => isRead && said !== '')
  for (const form of [squash, lettersOf]) {
    const looked = form(word)
    if (looked === '') continue
    const parts: { id: string | undefined; start: number; end: number }[] = []
    let joined = ''
    for (const { block, said } of read) {
      const start = joined.length
      joined += form(said)
      // The head is not part of the page's flow, so nothing is read across from it.
      if (block === undefined) joined += '\n'
      if (joined.length > start) parts.push({ id: block?.id, start, end: joined.length })
    }
    for (let at = joined.indexOf(looked); at !== -1; at = joined.indexOf(looked, at + 1)) {
      const end = at + looked.length
      const touched = parts.filter((part) => part.start < end && part.end > at)
      // Two sentences may happen to form it; a text that lies entirely within the word is written only to hide it.
      const isMeant = touched.length === 1 || touched.some((part) => part.start >= at && part.end <= end)
      if (isMeant) for (const { id } of touched) if (id !== undefined) found.add(id)
    }
  }
  return found
}

function says(word: string): (text: string) => boolean {
  const [squashed, letters] = [squash(word), lettersOf(word)]
  return (text) =>
    (squashed !== '' && squash(text).includes(squashed)) ||
    (letters !== '' && lettersOf(text).includes(letters))
}

/** Empties the texts and addresses outside of blocks that contain a word or show a picture. */
function headWithout(document: PageDocument, switches: readonly ActiveSwitch[]): PageDocument {
  const isOff = switches.flatMap(({ scope, value }) =>
    scope === 'word' ? [says(value)] : scope === 'picture' ? [showsPicture(value)] : [],
  )
  if (isOff.length === 0) return document
  const { page_schema, code, ...head } = document
  const emptied = mapTexts(head, (text) => (isOff.some((off) => off(text)) ? '' : text)) as typeof head
  return emptied === head ? document : { ...emptied, code, page_schema }
}

/**
 * A value with its texts replaced; the same object if they stay the same. Recursion is safe: what was read nests no
 * deeper than the limits allow.
 */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, map))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  let mapped: Record<string, unknown> = value
  for (const [key, inner] of Object.entries(value)) {
    // Neither is read by anybody.
    const next = key === 'pageID' || key === 'theme' ? inner : mapTexts(inner, map)
    if (next !== inner) mapped = { ...mapped, [key]: next }
  }
  return mapped
}

function someText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value)
  if (Array.isArray(value)) return value.some((one) => someText(one, holds))
  return isRecord(value) && Object.values(value).some((one) => someText(one, holds))
}

function withoutBlocks(
  blocks: readonly Block[],
  off: ReadonlySet<string>,
): { blocks: Block[]; gone: number } {
  let gone = 0
  const left = blocks.flatMap((block) => {
    const kept = off.has(block.id) ? undefined : withoutInner(block, off)
    gone += kept?.gone ?? 1
    return kept?.block ?? []
  })
  return { blocks: left, gone }
}

/** A block without the switched-off blocks inside it. `block` is undefined if it had some and none is left. */
function withoutInner(block: Block, off: ReadonlySet<string>): { block: Block | undefined; gone: number } {
  let gone = 0
  const keep = (inner: readonly Block[]) => {
    const left = withoutBlocks(inner, off)
    gone += left.gone
    return left.blocks
  }
  const value = mapBlocks(block.value, keep)
  const children = keep(block.children)
  if (gone === 0) return { block, gone }
  const left = { ...block, value, children }
  return { block: blocksIn(left).length > 0 ? left : undefined, gone }
}
