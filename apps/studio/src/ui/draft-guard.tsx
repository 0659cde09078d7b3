import { type Blocker, type Location, useBlocker } from 'react-router'
import { LeavingDialog, type LeavingWords } from './leaving-dialog'
import { useCloseGuard } from './use-close-guard'
import { useReturnFocus } from './use-return-focus'

/** Whether going from one address to another leaves unsaved changes behind. */
type Leaves = (from: Location, to: Location) => boolean

/** On going to another screen: unsaved changes survive in other parts of the same one. */
const byScreen: Leaves = (from, to) => from.pathname !== to.pathname

/** On going to any other address: unsaved changes belong to the part, or the drawer, that the address names. */
export const byAddress: Leaves = (from, to) => byScreen(from, to) || from.search !== to.search

interface DraftGuardProps {
  isDirty: () => boolean
  words: LeavingWords
  /** By default only another screen does. */
  leaves?: Leaves
}

/** Asks before unsaved changes are lost. When the window is closed the browser asks, in its own words. */
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

/** Returns the focus to where it was if the user stays. */
function Leaving({ blocker, words }: LeavingProps) {
  useReturnFocus()
  return <LeavingDialog blocker={blocker} words={words} />
}
