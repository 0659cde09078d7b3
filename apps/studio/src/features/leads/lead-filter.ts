import { hasHandset, leadFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** What narrows the inbox down. */
export type LeadFilter = Payload<'leadExport'>['filter']

/** Enough digits to be most of a phone, unless they are said to be the number of a lead. */
const PHONE_LIKE = /^(?!#).*\d{7}/

/**
 * The filter in the address of the inbox. What may be a phone, or most of one, stays out of it: addresses are kept by
 * browsers and sent to colleagues.
 */
export const leadAddress = addressFilter<LeadFilter>(leadFilter.shape, {
  isSecret: (name, value) => name === 'q' && isPhoneLike(String(value)),
})

/** Whether a text may be somebody's phone, or most of it. */
export function isPhoneLike(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '')
  return hasHandset(text) || PHONE_LIKE.test(digits)
}
