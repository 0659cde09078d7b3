import { type Blocker, type Location, useBlocker } from 'react-router'
import { LeavingDialog, type LeavingWords } from './leaving-dialog'
import { useCloseGuard } from './use-close-guard'
import { useReturnFocus } from './use-return-focus'

/** Whether what is written is left behind by going from one address to another. */
type Leaves = (from: Location, to: Location) => boolean

/** By another screen: what is written outlives other parts of the same one. */
const byScreen: Leaves = (from, to) => from.pathname !== to.pathname

/** By any other address: what is written belongs to the part, or the drawer, that the address names. */
export const byAddress: Leaves = (from, to) => byScreen(from, to) || from.search !== to.search

interface DraftGuardProps {
  isDirty: () => boolean
  words: LeavingWords
  /** By another screen unless told. */
  leaves?: Leaves
}

/** Asks before what is written and not saved is lost. Where the window is closed the browser asks, in its own words. */
export function DraftGuard({ isDirty, words, leaves = byScreen }: DraftGuardProps) {
  useCloseGuard(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && leaves(currentLocation, nextLocation),
  )
  return blocker.state === 'blocked' ? <Leaving blocker={blocker} words={words} /> : null
}

interface LeavingProps {
  blocker: Extract<Blocker, { state: 'blocked' }>
  words: LeavingWords
}

/** Whoever stays goes on where they were. */
function Leaving({ blocker, words }: LeavingProps) {
  useReturnFocus()
  return <LeavingDialog blocker={blocker} words={words} />
}
