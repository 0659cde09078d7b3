import { App } from 'antd'
import type { ReactNode } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { CHANGED, type NoteRow, type Version } from './note-rows'
import { wording } from './wording'

const words = wording.approve

interface Approval {
  /** Asks for confirmation, then makes a version readable by customers. */
  ask: (waiting: Version) => void
  isPending: boolean
  /** Why it was not taken; null: it was, or nobody has asked. */
  problem: ReactNode
}

/** Approves a share's waiting version, after saying what happens to the one online. */
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
