import { studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import type { Answer, Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../member-context'
import { problemText } from '../problem-text'
import type { PhoneSearch } from './phone-search-field'

/** The calls that take a whole phone and return what there is for it. */
type FindId =
  | 'leadFind'
  | 'orderFind'
  | 'signedFind'
  | 'riskTestFind'
  | 'groupMemberFind'
  | 'prizeGrantFind'
  | 'enrolmentFind'
  | 'openDayVisitFind'
  | 'simPlayerFind'

interface PhoneFind<Id extends FindId> {
  tooMany: string
  /** What the call takes beside the phone. */
  beside?: Omit<Payload<Id>, 'handset'>
  /** Filters the list for what was found; returns the message about it. */
  onFound(answer: Answer<Id>): string | undefined
}

/** The parts of a search of a list that also accepts whole phones. */
interface Found {
  mayFind: boolean
  /** Searches for a phone. Returns what the field shows from now on: nothing, or the phone where it was refused. */
  find(handset: string): Promise<string>
  /** Shows a message about the search, in place of the previous one; undefined: none. */
  say(note: string | undefined, isRefused?: boolean): void
  /** The search. `otherwise`: the message where there is no other. */
  searchBy(search: PhoneSearch['search'], otherwise: string | undefined): PhoneSearch
}

/** Searches for whole phones by a call of its own: they appear in no address, no history and no field afterwards. */
export function usePhoneFind<Id extends FindId>(id: Id, { tooMany, beside, onFound }: PhoneFind<Id>): Found {
  const mayFind = mayCall(useMember(), studioOperations[id])
  const call = useStudioCall(id)
  const [said, setSaid] = useState<{ note: string; isRefused: boolean }>()
  const say: Found['say'] = (note, isRefused = false) =>
    setSaid(note === undefined ? undefined : { note, isRefused })

  async function find(handset: string): Promise<string> {
    try {
      say(onFound(await call.mutateAsync({ ...beside, handset } as Payload<Id>)))
      return ''
    } catch (problem) {
      say(problemText(problem, { tooManyRequests: tooMany }), true)
      return handset
    } finally {
      // Otherwise the payload is kept for a while.
      call.reset()
    }
  }

  return {
    mayFind,
    find,
    say,
    searchBy: (search, otherwise) => ({
      mayFind,
      isFinding: call.isPending,
      note: said?.note ?? otherwise,
      isRefused: said?.isRefused ?? false,
      search,
      forget: () => say(undefined),
    }),
  }
}
