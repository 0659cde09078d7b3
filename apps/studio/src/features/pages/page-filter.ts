import { type StudioOperations, studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'

/** What narrows the list of pages down. */
export type PageFilter = Pick<Payload<'pageList'>, 'q' | 'state' | 'owner'>

const { shape }: StudioOperations['pageList']['request'] = studioOperations.pageList.request

const FIELDS = ['q', 'state', 'owner'] as const

/** Reads the filter from the end of an address. What the contract would refuse is left out, as if it were not there. */
export function pageFilterIn(search: URLSearchParams): PageFilter {
  const given = FIELDS.flatMap((name) => {
    const text = search.get(name)?.trim()
    const parsed = text ? shape[name].safeParse(text) : undefined
    return parsed?.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(given)
}

/** Writes the filter there. */
export function pageSearch(filter: PageFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of FIELDS) {
    const value = filter[name]
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search
}

/** Whether anything narrows at all. */
export function isNarrow(filter: PageFilter): boolean {
  return pageSearch(filter).size > 0
}
