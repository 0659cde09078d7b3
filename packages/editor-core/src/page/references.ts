import { BLOCKS_KEY, type Block, isRecord } from '@yingzao/schema/client'
import { keepLike, kindOf } from './freeze'
import type { Path } from './page'

/** A text in a block that names another block. */
export interface Reference {
  path: Path
  /** The text as it stands. */
  text: string
  /** The ids in it. */
  targets: readonly string[]
}

/** Names of texts that are a link as a whole. */
const LINK = /^atext$|_url$/

/** A link in rich text to a block of the page. */
const ANCHOR = /(href="#)([^"]+)(")/g

/**
 * The references of a block itself, without those of the blocks inside it: the popup an action opens (`popupId`), the
 * place a link leads to (`atext: '#id'`, and props that end in `_url`), and such links in rich text.
 */
export function referencesOf(block: Block): Reference[] {
  return [...walkTexts(block.value, ['value']), ...walkTexts(block.common, ['common'])]
    .map(({ path, text }) => ({ path, text, targets: targetsIn(path.at(-1), text) }))
    .filter(({ targets }) => targets.length > 0)
}

function* walkTexts(entry: unknown, path: Path): Generator<{ path: Path; text: string }, void, undefined> {
  if (typeof entry === 'string') yield { path, text: entry }
  else if (Array.isArray(entry)) {
    for (const [index, item] of entry.entries()) yield* walkTexts(item, [...path, index])
  } else if (isRecord(entry)) {
    for (const [key, inner] of Object.entries<unknown>(entry)) {
      if (key !== BLOCKS_KEY) yield* walkTexts(inner, [...path, key])
    }
  }
}

function targetsIn(key: string | number | undefined, text: string): string[] {
  if (key === 'popupId') return text === '' ? [] : [text]
  if (isLink(key)) return text.length > 1 && text.startsWith('#') ? [text.slice(1)] : []
  return text.includes('href="#') ? Array.from(text.matchAll(ANCHOR), (match) => match[2] ?? '') : []
}

function isLink(key: string | number | undefined): boolean {
  return typeof key === 'string' && LINK.test(key)
}

/** A text with references whose targets have new ids. */
export function renamed(
  key: string | number | undefined,
  text: string,
  ids: ReadonlyMap<string, string>,
): string {
  if (key === 'popupId') return ids.get(text) ?? text
  if (isLink(key) && text.startsWith('#')) return `#${ids.get(text.slice(1)) ?? text.slice(1)}`
  if (!text.includes('href="#')) return text
  return text.replace(
    ANCHOR,
    (_all, before: string, id: string, after: string) => before + (ids.get(id) ?? id) + after,
  )
}

/**
 * A block and everything inside it with other ids, and their references changed accordingly. Ids that are not in the map stay.
 */
export function withIds(block: Block, ids: ReadonlyMap<string, string>): Block {
  return keepLike(
    {
      ...(rewrite(block, undefined, ids) as unknown as Block),
      id: ids.get(block.id) ?? block.id,
    },
    block,
  )
}

/** Recursion is safe: an imported value is at most as deep as a document may be. */
function rewrite(
  entry: unknown,
  key: string | number | undefined,
  ids: ReadonlyMap<string, string>,
): unknown {
  if (typeof entry === 'string') return renamed(key, entry, ids)
  if (Array.isArray(entry)) {
    const isBlocks = kindOf(entry) === 'blocks'
    return keepLike(
      entry.map((item, index) => (isBlocks ? withIds(item as Block, ids) : rewrite(item, index, ids))),
      entry,
    )
  }
  if (!isRecord(entry)) return entry
  const copy: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries<unknown>(entry)) copy[name] = rewrite(inner, name, ids)
  return keepLike(copy, entry)
}
