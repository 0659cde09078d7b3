import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../../ui/list/phone-search-field'
import { usePhoneFind } from '../../../ui/list/use-phone-find'
import type { PlayerFilter } from './player-rows'
import { wording } from './wording'

const words = wording.search

interface PlayerSearchProps {
  competition_id: string
  filter: PlayerFilter
  onFilter: (filter: PlayerFilter) => void
}

const isPhone = (text: string) => readHandset(text) !== undefined

/**
 * Searches for nicknames and numbers through the address of the list, and for a whole phone number through a separate
 * call.
 */
export function PlayerSearch({ competition_id, filter, onFilter }: PlayerSearchProps) {
  const { mayFind, find, say, searchBy } = usePhoneFind('simPlayerFind', {
    tooMany: words.tooMany,
    beside: { competition_id },
    onFound({ uid }) {
      // A person on the phone must be found, whatever else the list was narrowed by.
      onFilter(uid === null ? { ...filter, q: undefined, uid: undefined } : { uid })
      return uid === null ? words.notFound : undefined
    },
  })
  const search = searchBy(
    async (typed) => {
      const handset = readHandset(typed)
      if (handset !== undefined && mayFind) return find(handset)
      say(handset === undefined ? undefined : words.mayNot, handset !== undefined)
      if (handset === undefined) onFilter({ ...filter, q: typed || undefined, uid: undefined })
      return typed
    },
    filter.uid === undefined ? undefined : words.ofPerson,
  )
  return (
    <PhoneSearchField
      search={search}
      value={filter.q ?? ''}
      label={words.label}
      finding={words.finding}
      hintFor={(text) => (mayFind && isPhone(text) ? words.enter : undefined)}
      isByKeyOnly={isPhone}
    />
  )
}
