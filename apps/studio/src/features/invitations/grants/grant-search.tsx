import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../../ui/list/phone-search-field'
import { usePhoneFind } from '../../../ui/list/use-phone-find'
import type { GrantFilter } from './grant-rows'
import { wording } from './wording'

const words = wording.search

interface GrantSearchProps {
  filter: GrantFilter
  onFilter: (filter: GrantFilter) => void
}

const isPhone = (text: string) => readHandset(text) !== undefined

/** Finds the prizes of the owner of a full phone number. Nothing for members who may not search by phone. */
export function GrantSearch({ filter, onFilter }: GrantSearchProps) {
  const { mayFind, find, say, searchBy } = usePhoneFind('prizeGrantFind', {
    tooMany: words.tooMany,
    onFound({ uid }) {
      // A caller is to be found, whatever other filters the list has.
      onFilter(uid === null ? { ...filter, uid: undefined } : { uid })
      return uid === null ? words.notFound : undefined
    },
  })
  const search = searchBy(
    async (typed) => {
      const handset = readHandset(typed)
      if (handset !== undefined) return find(handset)
      say(typed === '' ? undefined : words.notPhone, typed !== '')
      return typed
    },
    filter.uid === undefined ? undefined : words.ofOwner(Number(filter.uid)),
  )
  if (!mayFind) return null
  return (
    <PhoneSearchField
      search={search}
      value=""
      label={words.label}
      finding={words.finding}
      hintFor={(text) => (isPhone(text) ? words.enter : undefined)}
      isByKeyOnly={() => true}
    />
  )
}
