import { readHandset } from '@yingzao/contract/studio'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import type { TestFilter } from './test-filter'
import { wording } from './wording'

const words = wording.search

/** Searches for a phone number through a call that returns the number of the person who took tests with it. */
export function useTestSearch(filter: TestFilter, onFilter: (filter: TestFilter) => void): PhoneSearch {
  const { mayFind, find, say, searchBy } = usePhoneFind('riskTestFind', {
    tooMany: words.tooMany,
    onFound({ uid }) {
      onFilter(uid === null ? { ...filter, uid: undefined } : { uid })
      return uid === null ? words.notFound : undefined
    },
  })

  async function search(typed: string): Promise<string> {
    if (typed === '') return ''
    const handset = readHandset(typed)
    if (handset !== undefined && mayFind) return find(handset)
    say(mayFind ? words.notPhone : words.none, true)
    return typed
  }

  return searchBy(search, filter.uid === undefined ? undefined : words.ofPerson(Number(filter.uid)))
}
