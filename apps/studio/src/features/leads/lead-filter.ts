import { hasHandset, leadFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'

/** What narrows the inbox down. */
export type LeadFilter = Payload<'leadExport'>['filter']

/** Enough digits to be most of a phone, unless they are said to be the number of a lead. */
const PHONE_LIKE = /^(?!#).*\d{7}/

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
 * Writes the filter there. What may be a phone, or most of one, stays out of it: addresses are kept by browsers and sent
 * to colleagues.
 */
export function leadSearch(filter: LeadFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of FIELDS) {
    const value = filter[name]
    if (value === undefined || value === '') continue
    if (name === 'q' && isPhoneLike(String(value))) continue
    search.set(name, String(value))
  }
  return search
}

/** Whether a text may be somebody's phone, or most of it. */
export function isPhoneLike(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '')
  return hasHandset(text) || PHONE_LIKE.test(digits)
}

/** Whether anything narrows at all. */
export function isNarrow(filter: LeadFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '')
}
