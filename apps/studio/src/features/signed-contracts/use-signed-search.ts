import { readHandset } from '@yingzao/contract/studio'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import { isNumber, type SignedFilter } from './signed-address'
import { wording } from './wording'

const words = wording.search

/**
 * Searches for a number through the list's URL, and for a phone number through a call that returns the number of its
 * visitor.
 */
export function useSignedSearch(filter: SignedFilter, onFilter: (filter: SignedFilter) => void): PhoneSearch {
  const { mayFind, find, say, searchBy } = usePhoneFind('signedFind', {
    tooMany: words.tooMany,
    onFound({ uid }) {
      // A caller is to be found, whatever other filters the list has.
      onFilter(uid === null ? { ...filter, contract_no: undefined, uid: undefined } : { uid })
      return uid === null ? words.notFound : undefined
    },
  })

  async function search(typed: string): Promise<string> {
    const number = typed.replace(/\s/g, '').toUpperCase()
    const handset = isNumber(number) ? undefined : readHandset(typed)
    if (handset !== undefined && mayFind) return find(handset)
    if (handset !== undefined || (number !== '' && !isNumber(number))) {
      say(handset === undefined ? words.notNumber : words.numberOnly, true)
      return typed
    }
    say(undefined)
    onFilter({ ...filter, contract_no: number || undefined, uid: undefined })
    return number
  }

  return searchBy(search, filter.uid === undefined ? undefined : words.ofSigner(Number(filter.uid)))
}
