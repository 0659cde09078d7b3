import { readHandset, studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { isNumber, type SignedFilter } from './signed-address'
import { wording } from './wording'

const words = wording.search

/**
 * Looks for a number by the address of the list, and for a phone by a call of its own, which answers the number of its
 * visitor: the phone stands in no address, no history and no field afterwards.
 */
export function useSignedSearch(filter: SignedFilter, onFilter: (filter: SignedFilter) => void): PhoneSearch {
  const mayFind = mayCall(useMember(), studioOperations.signedFind)
  const find = useStudioCall('signedFind')
  const [said, setSaid] = useState<{ note: string; isRefused?: boolean }>()

  async function findPhone(handset: string): Promise<string> {
    try {
      const { uid } = await find.mutateAsync({ handset })
      setSaid(uid === null ? { note: words.notFound } : undefined)
      // Whoever calls is to be found, whatever else the list was narrowed by.
      onFilter(uid === null ? { ...filter, contract_no: undefined, uid: undefined } : { uid })
      return ''
    } catch (problem) {
      setSaid({ note: problemText(problem, { tooManyRequests: words.tooMany }), isRefused: true })
      return handset
    } finally {
      // What was asked is kept for a while otherwise.
      find.reset()
    }
  }

  async function search(typed: string): Promise<string> {
    const number = typed.replace(/\s/g, '').toUpperCase()
    const handset = isNumber(number) ? undefined : readHandset(typed)
    if (handset !== undefined && mayFind) return findPhone(handset)
    if (handset !== undefined || (number !== '' && !isNumber(number))) {
      setSaid({ note: handset === undefined ? words.notNumber : words.numberOnly, isRefused: true })
      return typed
    }
    setSaid(undefined)
    onFilter({ ...filter, contract_no: number || undefined, uid: undefined })
    return number
  }

  return {
    mayFind,
    isFinding: find.isPending,
    note: said?.note ?? (filter.uid === undefined ? undefined : words.ofSigner(Number(filter.uid))),
    isRefused: said?.isRefused ?? false,
    search,
    forget: () => setSaid(undefined),
  }
}
