import { App } from 'antd'
import type { ReactNode } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { CHANGED, type NoteRow, type Version } from './note-rows'
import { wording } from './wording'

const words = wording.approve

interface Approval {
  /** Asks whether customers are to read a version, and has them. */
  ask: (waiting: Version) => void
  isPending: boolean
  /** Why it was not taken; null: it was, or nobody has asked. */
  problem: ReactNode
}

/** Approving what waits of a share, which says before what becomes of what is out. */
export function useApproval({ out }: NoteRow): Approval {
  const { message, modal } = App.useApp()
  const call = useStudioCall('instrumentNoteDecide', { changes: CHANGED })
  const approve = (note_id: number) =>
    call.mutate(
      { note_id, decision: 'approved', reason: '' },
      { onSuccess: () => void message.success(words.done) },
    )
  return {
    ask: ({ note_id }) =>
      void modal.confirm({
        title: words.title,
        content: out?.state === 'out' ? words.instead : words.first,
        okText: words.go,
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => approve(note_id),
      }),
    isPending: call.isPending,
    problem: call.error && <FormProblem problem={call.error} />,
  }
}
