import { studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import type { Answer, Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../member-context'
import { problemText } from '../problem-text'
import type { PhoneSearch } from './phone-search-field'

/** The calls that take a whole phone and answer what there is of it. */
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
  /** What the call asks for beside the phone. */
  beside?: Omit<Payload<Id>, 'handset'>
  /** Narrows the list to what was found; answers what is to be said of it. */
  onFound(answer: Answer<Id>): string | undefined
}

/** What a search of a list is made of that also takes whole phones. */
interface Found {
  mayFind: boolean
  /** Looks for a phone. Answers what the field shows from now on: nothing, or the phone where it was refused. */
  find(handset: string): Promise<string>
  /** Says something of the search, in place of what was said; undefined: nothing. */
  say(note: string | undefined, isRefused?: boolean): void
  /** The search. `otherwise`: what is said where nothing else is. */
  searchBy(search: PhoneSearch['search'], otherwise: string | undefined): PhoneSearch
}

/** Looks for whole phones by a call of their own: they stand in no address, no history and no field afterwards. */
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
      // What was asked is kept for a while otherwise.
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
