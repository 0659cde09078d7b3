import { type Blocker, useBlocker } from 'react-router'
import { byAddress } from '../../ui/draft-guard'
import { LeavingDialog } from '../../ui/leaving-dialog'
import { useCloseGuard } from '../../ui/use-close-guard'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

const words = wording.notes.leave

/**
 * Asks before a note that is half written is lost. The lead that stands open is part of the address, so that closing its
 * drawer, opening another lead and going to another screen are one and the same. Where the window is closed the browser
 * asks, in its own words.
 */
export function NoteGuard({ isWritten }: { isWritten: () => boolean }) {
  useCloseGuard(isWritten)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWritten() && byAddress(currentLocation, nextLocation),
  )
  return blocker.state === 'blocked' ? <Leaving blocker={blocker} /> : null
}

function Leaving({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  useReturnFocus()
  return <LeavingDialog blocker={blocker} words={words} />
}
