import type { Answer } from './answer'

/** Something that a call has given in a list. */
export interface Keyed {
  /** The same for the same thing, however often it is given. */
  key: string
}

/** What has come so far of what a call returns page by page. */
export interface Pages<Item extends Keyed> {
  items: readonly Item[]
  /** How many there are in all, as far as is known. */
  total: number
  /** The last page that has come; 0 before the first. */
  page: number
  /** `more`: the next page may be asked for. */
  state: 'loading' | 'more' | 'end' | 'anonymous' | 'failed'
  /** Why it failed, for the visitor; may be empty. */
  msg: string
}

export const NO_PAGES: Pages<never> = { items: [], total: 0, page: 0, state: 'loading', msg: '' }

/** Adds the answer to the question for the next page. What had come before stays, whatever the answer is. */
export function addPage<Item extends Keyed>(
  pages: Pages<Item>,
  itemOf: (given: never) => Item,
  answer: Answer,
): Pages<Item> {
  if (answer.state === 'failed') return { ...pages, state: 'failed', msg: answer.msg }
  if (answer.state !== 'known') return { ...pages, state: answer.state }
  const { list, total, page_size } = answer.response as { list: never[]; total: number; page_size: number }
  const page = pages.page + 1
  const known = new Set(pages.items.map(({ key }) => key))
  // While somebody reads, something new may come to the top and push what was shown to the next page.
  const added = list.map(itemOf).filter(({ key }) => !known.has(key))
  const isEnd = list.length === 0 || page * page_size >= total
  return { items: [...pages.items, ...added], total, page, state: isEnd ? 'end' : 'more', msg: '' }
}

/** What is shown below the items. `waiting`: placeholder rows for the first items. */
export type PagesEnd = Pages<Keyed>['state'] | 'waiting' | 'empty'

export function endOf({ items, state }: Pages<Keyed>): PagesEnd {
  if (items.length > 0) return state
  if (state === 'loading') return 'waiting'
  return state === 'end' ? 'empty' : state
}

/** Returns what screen readers announce. */
export function statusOf({ items, total, state }: Pages<Keyed>): string {
  if (items.length === 0) return state === 'loading' ? '加载中' : ''
  return countOf(items.length, Math.max(total, items.length))
}

/** Returns the same for items that are all there, of which some are shown. */
export function countOf(shown: number, count: number): string {
  return `已显示 ${shown} 条，共 ${count} 条`
}
