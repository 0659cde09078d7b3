import { hasHandset, leadFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** The filter of the inbox. */
export type LeadFilter = Payload<'leadExport'>['filter']

/** Enough digits to be most of a phone number, unless marked as the number of a lead. */
const PHONE_LIKE = /^(?!#).*\d{7}/

/**
 * The filter in the URL of the inbox. What may be a phone number, or most of one, stays out of it: browsers keep URLs
 * and colleagues send them to each other.
 */
export const leadAddress = addressFilter<LeadFilter>(leadFilter.shape, {
  isSecret: (name, value) => name === 'q' && isPhoneLike(String(value)),
})

/** Whether a text may be a phone number, or most of one. */
export function isPhoneLike(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '')
  return hasHandset(text) || PHONE_LIKE.test(digits)
}
