import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { LeavingDialog } from '../../../ui/leaving-dialog'
import type { Saver } from './saver'
import { useSaver } from './saver-context'
import { wording } from './wording'

/** Going to another screen waits for the save. Where it cannot be had, somebody has to say that they want to go all the same. */
export function LeaveGuard() {
  const saver = useSaver()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.state.kind !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <Leaving saver={saver} blocker={blocker} /> : null
}

function Leaving({ saver, blocker }: { saver: Saver; blocker: Extract<Blocker, { state: 'blocked' }> }) {
  const [isStuck, setStuck] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave.
  useEffect(() => {
    void saver.saveNow().then((isSaved) => (isSaved ? blocker.proceed() : setStuck(true)))
  }, [])
  return <LeavingDialog blocker={blocker} words={wording.leave} isOpen={isStuck} />
}
