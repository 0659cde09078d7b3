import { hasHandset, signedFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

/** The filter of the signed contracts. */
export type SignedFilter = Omit<Payload<'signedList'>, 'after' | 'limit'>
export type SignedRow = Answer<'signedList'>['list'][number]

/** The same as kept in the URL; a phone number is never in it. */
export const signedAddress = addressFilter<SignedFilter>(signedFilter.shape, {
  isSecret: (name, value) => name === 'contract_no' && hasHandset(String(value)) && !isNumber(String(value)),
})

const OPENED: OpenedLine<string> = { name: 'signed', read: (text) => (isNumber(text) ? text : undefined) }

/** Whether a text is the number of a contract. */
export function isNumber(text: string): boolean {
  return /^HT\d{14,20}$/i.test(text)
}

/** Which contracts are shown and which of them is open, as given by the URL. */
export function useSignedAddress() {
  return useListAddress(signedAddress, OPENED)
}
