import { useBlocker } from 'react-router'
import { LeavingDialog } from '../../../ui/leaving-dialog'
import { useCloseGuard } from '../../../ui/use-close-guard'
import { wording } from '../wording'

/** Asks before what is written and not saved is lost. Where the window is closed the browser asks, in its own words. */
export function DraftGuard({ isDirty }: { isDirty: () => boolean }) {
  useCloseGuard(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <LeavingDialog blocker={blocker} words={wording.editor.leave} /> : null
}
