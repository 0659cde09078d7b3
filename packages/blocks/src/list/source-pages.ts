import type { Answer } from '../answers/answer'
import { countOf } from './pages'
import type { SourceId } from './source-id'
import { type GivenItem, SOURCES } from './sources'

/** What has come of a source's pages so far. */
export interface SourcePages {
  items: readonly GivenItem[]
  /** How many there are in all, as far as is known. */
  total: number
  /** The last page that has come; 0 before the first. */
  page: number
  /** `more`: the next page may be asked for. */
  state: 'loading' | 'more' | 'end' | 'anonymous' | 'failed'
  /** Why it failed, for the visitor; may be empty. */
  msg: string
}

export const NO_PAGES: SourcePages = { items: [], total: 0, page: 0, state: 'loading', msg: '' }

/** Adds the answer to the question for the next page. What had come before stays, whatever the answer is. */
export function addPage(pages: SourcePages, source: SourceId, answer: Answer): SourcePages {
  if (answer.state === 'failed') return { ...pages, state: 'failed', msg: answer.msg }
  if (answer.state !== 'known') return { ...pages, state: answer.state }
  const { list, total, page_size } = answer.response as { list: never[]; total: number; page_size: number }
  const page = pages.page + 1
  const known = new Set(pages.items.map(({ key }) => key))
  // While somebody reads, something new may come to the top and push what was shown to the next page.
  const added = list.map(SOURCES[source]).filter(({ key }) => !known.has(key))
  const isEnd = list.length === 0 || page * page_size >= total
  return { items: [...pages.items, ...added], total, page, state: isEnd ? 'end' : 'more', msg: '' }
}

/** What stands below the items. `waiting`: rows for those that are to come first. */
export type SourceEnd = SourcePages['state'] | 'waiting' | 'empty'

export function endOf({ items, state }: SourcePages): SourceEnd {
  if (items.length > 0) return state
  if (state === 'loading') return 'waiting'
  return state === 'end' ? 'empty' : state
}

/** What readers of the screen are told. */
export function statusOf({ items, total, state }: SourcePages): string {
  if (items.length === 0) return state === 'loading' ? '加载中' : ''
  return countOf(items.length, Math.max(total, items.length))
}

/** Takes `source_params` apart as `pageParam` is: at each `&`, then at the first `=`. */
export function readParams(text: string): Record<string, string> {
  const params: Record<string, string> = {}
  new URLSearchParams(text).forEach((value, name) => {
    params[name] = value
  })
  return params
}
