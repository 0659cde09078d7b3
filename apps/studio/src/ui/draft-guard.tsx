import { useBlocker } from 'react-router'
import { LeavingDialog, type LeavingWords } from './leaving-dialog'
import { useCloseGuard } from './use-close-guard'

interface DraftGuardProps {
  isDirty: () => boolean
  words: LeavingWords
}

/** Asks before what is written and not saved is lost. Where the window is closed the browser asks, in its own words. */
export function DraftGuard({ isDirty, words }: DraftGuardProps) {
  useCloseGuard(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <LeavingDialog blocker={blocker} words={words} /> : null
}
