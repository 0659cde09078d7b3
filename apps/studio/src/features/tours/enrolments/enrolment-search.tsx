import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../../ui/list/phone-search-field'
import type { EnrolmentRow } from './enrolment-rows'
import { isNumber, useEnrolmentSearch } from './use-enrolment-search'
import { wording } from './wording'

const words = wording.search

/** Looks for enrolments by what somebody at the door or on the phone says. Nothing for who may not look for phones. */
export function EnrolmentSearch({
  onFound,
}: {
  onFound: (found: readonly EnrolmentRow[] | undefined) => void
}) {
  const search = useEnrolmentSearch(onFound)
  if (!search.mayFind) return null
  return (
    <PhoneSearchField
      search={search}
      value=""
      label={words.label}
      finding={words.finding}
      hintFor={(text) => (readHandset(text) !== undefined || isNumber(text.trim()) ? words.enter : undefined)}
      isByKeyOnly={() => true}
    />
  )
}
