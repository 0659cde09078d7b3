import { hasHandset, readHandset } from '@yingzao/contract/studio'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import { isOrderNumber, type OrderFilter } from './order-filter'
import { wording } from './wording'

const words = wording.search

/**
 * Searches for a number through the list's URL, and for a phone number through a call that returns the number of its
 * buyer.
 */
export function useOrderSearch(filter: OrderFilter, onFilter: (filter: OrderFilter) => void): PhoneSearch {
  const { mayFind, find, say, searchBy } = usePhoneFind('orderFind', {
    tooMany: words.tooMany,
    onFound({ uid }) {
      // A caller is to be found, whatever other filters the list has.
      onFilter(uid === null ? { ...filter, number: undefined, uid: undefined } : { uid })
      return uid === null ? words.notFound : undefined
    },
  })

  async function search(typed: string): Promise<string> {
    const handset = readHandset(typed)
    if (handset !== undefined && mayFind) return find(handset)
    const number = typed.replace(/\s/g, '')
    if (handset !== undefined || hasHandset(typed) || (number !== '' && !isOrderNumber(number))) {
      say(handset === undefined ? words.notNumber : words.numberOnly, true)
      return typed
    }
    say(undefined)
    onFilter({ ...filter, number: number || undefined, uid: undefined })
    return number
  }

  return searchBy(search, filter.uid === undefined ? undefined : words.ofBuyer(Number(filter.uid)))
}
