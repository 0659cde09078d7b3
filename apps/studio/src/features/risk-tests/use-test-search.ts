import { readHandset, studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import type { TestFilter } from './test-filter'
import { wording } from './wording'

const words = wording.search

/** Looks for a phone by a call of its own: it stands in no address, no history and no field afterwards. */
export function useTestSearch(filter: TestFilter, onFilter: (filter: TestFilter) => void): PhoneSearch {
  const mayFind = mayCall(useMember(), studioOperations.riskTestFind)
  const find = useStudioCall('riskTestFind')
  const [said, setSaid] = useState<{ note: string; isRefused?: boolean }>()

  async function search(typed: string): Promise<string> {
    if (typed === '') return ''
    const handset = readHandset(typed)
    if (handset === undefined || !mayFind) {
      setSaid({ note: mayFind ? words.notPhone : words.none, isRefused: true })
      return typed
    }
    try {
      const { uid } = await find.mutateAsync({ handset })
      setSaid(uid === null ? { note: words.notFound } : undefined)
      onFilter(uid === null ? { ...filter, uid: undefined } : { uid })
      return ''
    } catch (problem) {
      setSaid({ note: problemText(problem, { tooManyRequests: words.tooMany }), isRefused: true })
      return handset
    } finally {
      // What was asked is kept for a while otherwise.
      find.reset()
    }
  }

  return {
    mayFind,
    isFinding: find.isPending,
    note: said?.note ?? (filter.uid === undefined ? undefined : words.ofPerson(Number(filter.uid))),
    isRefused: said?.isRefused ?? false,
    search,
    forget: () => setSaid(undefined),
  }
}
