import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { LeavingDialog } from '../../../ui/leaving-dialog'
import { useCloseGuard } from '../../../ui/use-close-guard'
import { useSession } from '../session/session-context'
import type { Saver } from './saver'
import { useSaver } from './saver-context'
import { wording } from './wording'

/**
 * Going to another screen waits for the save. Where saving is not possible, or pictures are still being uploaded, the
 * member has to confirm that they want to leave anyway.
 */
export function LeaveGuard() {
  const saver = useSaver()
  const { drafts } = useSession()
  useCloseGuard(drafts.isWaitedFor)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (saver.state.kind !== 'saved' || drafts.isWaitedFor()) &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <Leaving saver={saver} blocker={blocker} /> : null
}

function Leaving({ saver, blocker }: { saver: Saver; blocker: Extract<Blocker, { state: 'blocked' }> }) {
  const { drafts } = useSession()
  const [isUploading] = useState(drafts.isWaitedFor)
  const [isStuck, setStuck] = useState(isUploading)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave.
  useEffect(() => {
    const saved = saver.saveNow()
    if (!isUploading) void saved.then((isSaved) => (isSaved ? blocker.proceed() : setStuck(true)))
  }, [])
  return (
    <LeavingDialog
      blocker={blocker}
      words={isUploading ? wording.leaveUploading : wording.leave}
      isOpen={isStuck}
    />
  )
}
