import {
  type BlockCatalogue,
  type Conflict,
  type EditedPage,
  fieldTitleIn,
  pageFieldTitle,
  treeOf,
} from '@yingzao/editor-core'
import { dateTimeText } from '../../../state/date-time-text'
import { keyOf, patchFor } from './resolve-conflicts'
import type { Collision } from './save-state'
import { wording } from './wording'

const words = wording.collision

/** A conflict as people read it. */
export interface CollisionRow {
  key: string
  /** The block, with a few of its words, as several may have the same title. */
  block: string
  what: string
  mine: string
  theirs: string
  /** Mine is not possible: it needs something that is gone, or would remove blocks. */
  isMineGone: boolean
}

export function collisionRows(
  { merge, mine, theirs, base }: Omit<Collision, 'decide'>,
  catalogue: BlockCatalogue,
): CollisionRow[] {
  return merge.conflicts.map((conflict) => ({
    key: keyOf(conflict),
    block: blockText([merge.page, mine, theirs, base], conflict.id, catalogue),
    ...told(conflict, { mine, theirs, merged: merge.page }, catalogue),
    isMineGone: patchFor(conflict, 'mine', { merge, mine, theirs }) === undefined,
  }))
}

interface Pages {
  mine: EditedPage
  theirs: EditedPage
  merged: EditedPage
}

function told(conflict: Conflict, pages: Pages, catalogue: BlockCatalogue) {
  if (conflict.kind === 'field') {
    const { path, mine, theirs } = conflict
    return {
      what: fieldText(conflict, pages, catalogue),
      mine: valueText(mine, path),
      theirs: valueText(theirs, path),
    }
  }
  if (conflict.kind === 'place') {
    const place = (page: EditedPage) => words.placeIn(parentText(page, conflict.id, catalogue))
    return { what: words.place, mine: place(pages.mine), theirs: place(pages.theirs) }
  }
  const isMine = conflict.by === 'mine'
  return {
    what: words.removal,
    mine: isMine ? words.removed : words.changed,
    theirs: isMine ? words.changed : words.removed,
  }
}

function fieldText(
  { id, path }: Extract<Conflict, { kind: 'field' }>,
  { merged }: Pages,
  catalogue: BlockCatalogue,
): string {
  const name = id === null ? undefined : treeOf(merged).index.get(id)?.block.name
  return name === undefined ? pageFieldTitle(catalogue, path) : fieldTitleIn(catalogue, name, path)
}

function blockText(pages: readonly EditedPage[], id: string | null, catalogue: BlockCatalogue): string {
  const block = id === null ? undefined : pages.map((page) => treeOf(page).index.get(id)?.block).find(Boolean)
  if (!block) return words.page
  const title = catalogue.titleOf(block.name) ?? block.name
  const text = Object.values(block.value).find(
    (value) => typeof value === 'string' && /\p{Script=Han}/u.test(value),
  )
  return typeof text === 'string' ? words.block(title, shortened(plain(text), 12)) : title
}

function parentText(page: EditedPage, id: string, catalogue: BlockCatalogue): string {
  const { index } = treeOf(page)
  const parentId = index.get(id)?.parentId ?? null
  const name = parentId === null ? undefined : index.get(parentId)?.block.name
  return name === undefined ? words.page : (catalogue.titleOf(name) ?? name)
}

function valueText(value: unknown, path: readonly (string | number)[]): string {
  if (value === undefined || value === null) return words.nothing
  if (value === '') return words.empty
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const isTimestamp = typeof value === 'number' && /(Time|_at|At)$/.test(String(path.at(-1)))
  if (isTimestamp) return dateTimeText(new Date(value).toISOString())
  if (typeof value === 'string') return shortened(plain(value), 120)
  return shortened(Array.isArray(value) ? words.items(value.length) : JSON.stringify(value), 120)
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function shortened(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}
