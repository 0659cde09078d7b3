import { leadFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'

/** What narrows the inbox down. */
export type LeadFilter = Payload<'leadExport'>['filter']

/** Enough digits to be a phone. */
const PHONE_LIKE = /\d{7}/

type FieldName = keyof typeof leadFilter.shape

const FIELDS = Object.keys(leadFilter.shape) as FieldName[]

/** Reads the filter from the end of an address. What the contract would refuse is left out, as if it were not there. */
export function leadFilterIn(search: URLSearchParams): LeadFilter {
  const given = FIELDS.flatMap((name) => {
    const text = search.get(name)?.trim()
    const parsed = text ? leadFilter.shape[name].safeParse(text) : undefined
    return parsed?.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(given)
}

/**
 * Writes the filter there. A phone that is looked for stays out of it: addresses are kept by browsers and sent to
 * colleagues.
 */
export function leadSearch(filter: LeadFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of FIELDS) {
    const value = filter[name]
    if (value === undefined || value === '') continue
    if (name === 'q' && isPhoneLike(filter)) continue
    search.set(name, String(value))
  }
  return search
}

/** Whether what is looked for may be somebody's phone. */
export function isPhoneLike({ q }: LeadFilter): boolean {
  return q !== undefined && PHONE_LIKE.test(q.normalize('NFKC').replace(/[\s-]/g, ''))
}

/** Whether anything narrows at all. */
export function isNarrow(filter: LeadFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '')
}
