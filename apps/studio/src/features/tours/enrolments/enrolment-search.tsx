import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../../ui/list/phone-search-field'
import type { EnrolmentRow } from './enrolment-rows'
import { isNumber, useEnrolmentSearch } from './use-enrolment-search'
import { wording } from './wording'

const words = wording.search

/**
 * Finds enrolments by what somebody says at the door or on the phone. Nothing for members who may not search by phone.
 */
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
