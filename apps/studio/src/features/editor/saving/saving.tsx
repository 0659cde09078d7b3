import './saving.css'
import { type ReactNode, useEffect, useState } from 'react'
import { tellDraftSaved } from '../../../state/draft-news'
import { useKeepThroughLogin } from '../../../ui/kept-screen'
import { useMember } from '../../../ui/member-context'
import { useCommandHandler } from '../commands/use-command-handler'
import { useSession } from '../session/session-context'
import { CollisionDialog } from './collision-dialog'
import { createSaver } from './create-saver'
import { LeaveGuard } from './leave-guard'
import { keyOf } from './resolve-conflicts'
import { SaverContext, useSaveState } from './saver-context'
import { useSaveTriggers } from './use-save-triggers'
import { useSaverNotices } from './use-saver-notices'

/** Saves what is edited inside it, and asks where saving is not possible without asking. */
export function Saving({ children }: { children: ReactNode }) {
  const session = useSession()
  const { member_id } = useMember()
  const [open] = useState(() => createSaver(session, member_id))
  const { saver } = open
  useKeepThroughLogin()
  // Before the start, so that what it recovers is reported.
  useSaverNotices(open)
  useSaveTriggers(saver)
  useEffect(() => open.start(), [open])
  useEffect(() => {
    let { revision } = saver
    return saver.subscribe(() => {
      if (saver.revision === revision) return
      revision = saver.revision
      tellDraftSaved(session.code)
    })
  }, [saver, session.code])
  useCommandHandler('save', () => void saver.saveNow())
  return (
    <SaverContext value={saver}>
      {children}
      <LeaveGuard />
      <Collisions />
    </SaverContext>
  )
}

function Collisions() {
  const state = useSaveState()
  if (state.kind !== 'collided') return null
  const { collision } = state
  // Asked again, it is another question, with nothing chosen yet.
  return <CollisionDialog key={collision.merge.conflicts.map(keyOf).join()} collision={collision} />
}
