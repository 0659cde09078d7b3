import { readHandset } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { PhoneSearchField } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import type { VisitRow } from './open-day-rows'
import { wording } from './wording'

const words = wording.visits

interface VisitFindProps {
  /** The result of a phone search is shown. */
  isFound: boolean
  /** Undefined: all are shown again. */
  onFound: (visits: readonly VisitRow[] | undefined) => void
}

/**
 * Finds the registrations of a full phone number, for any open day. Nothing for members who may not search by phone.
 */
export function VisitFind({ isFound, onFound }: VisitFindProps) {
  const { mayFind, find, say, searchBy } = usePhoneFind('openDayVisitFind', {
    tooMany: words.tooMany,
    onFound({ list }) {
      onFound(list.length === 0 ? undefined : list)
      return list.length === 0 ? words.notFound : words.found(list.length)
    },
  })
  const search = searchBy(async (typed) => {
    const handset = readHandset(typed)
    if (handset !== undefined) return find(handset)
    say(typed === '' ? undefined : words.notPhone, typed !== '')
    return typed
  }, undefined)
  if (!mayFind) return null
  return (
    <>
      <PhoneSearchField
        search={search}
        value=""
        label={words.find}
        finding={words.finding}
        hintFor={(text) => (readHandset(text) === undefined ? undefined : words.enter)}
        isByKeyOnly={() => true}
      />
      {isFound && (
        <Button
          type="link"
          onClick={() => {
            say(undefined)
            onFound(undefined)
          }}
        >
          {words.all}
        </Button>
      )}
    </>
  )
}
