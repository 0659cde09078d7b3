import { readHandset } from '@yingzao/contract/studio'
import { useStudioCall } from '../../../state/queries'
import type { PhoneSearch } from '../../../ui/list/phone-search-field'
import { usePhoneFind } from '../../../ui/list/use-phone-find'
import { problemText } from '../../../ui/problem-text'
import type { EnrolmentRow } from './enrolment-rows'
import { wording } from './wording'

const words = wording.search

/** Whether a text can be the number of an enrolment or of a ticket. */
export const isNumber = (text: string) => /^[\w-]{4,32}$/.test(text)

/**
 * Searches for enrolments by a full phone number or another number. Both searches are logged calls, and leave nothing
 * in a URL.
 */
export function useEnrolmentSearch(
  onFound: (found: readonly EnrolmentRow[] | undefined) => void,
): PhoneSearch {
  const show = ({ list }: { list: readonly EnrolmentRow[] }) => {
    onFound(list.length > 0 ? list : undefined)
    return list.length === 0 ? words.notFound : undefined
  }
  const { find, say, searchBy } = usePhoneFind('enrolmentFind', { tooMany: words.tooMany, onFound: show })
  const byNumber = useStudioCall('enrolmentFind')

  async function findNumber(number: string): Promise<string> {
    try {
      say(show(await byNumber.mutateAsync({ number })))
      return ''
    } catch (problem) {
      say(problemText(problem, { tooManyRequests: words.tooMany }), true)
      return number
    }
  }

  const search = searchBy(async (typed) => {
    const handset = readHandset(typed)
    if (handset !== undefined) return find(handset)
    if (isNumber(typed)) return findNumber(typed)
    say(typed === '' ? undefined : words.wrong, typed !== '')
    return typed
  }, undefined)
  return { ...search, isFinding: search.isFinding || byNumber.isPending }
}
