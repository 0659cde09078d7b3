import { App } from 'antd'
import type { Payload } from '../../state/calls'
import { useRefresh, useStudioCall } from '../../state/queries'
import { isRefusal } from '../../state/studio-problem'
import { problemText } from '../../ui/problem-text'
import { wording } from './wording'

const CHANGES = ['companyDetail', 'studioSettings'] as const

interface Stored {
  /** The message shown once it is stored. */
  saved: string
  /** The change is stored, or a colleague was faster: the current state is shown in its place. */
  onEnd: () => void
}

/** Stores a change of the company's data and reports the result. Never rejects. */
export function useStoreCompany<Id extends 'companyChange' | 'companyTheme' | 'companyAdvisers'>(
  id: Id,
  { saved, onEnd }: Stored,
): (payload: Payload<Id>) => Promise<void> {
  const { message } = App.useApp()
  const refresh = useRefresh()
  const { mutateAsync } = useStudioCall(id, { changes: CHANGES })
  return (payload) =>
    mutateAsync(payload).then(
      () => {
        void message.success(saved)
        onEnd()
      },
      async (error) => {
        void message.error(problemText(error, { conflict: wording.conflict }))
        if (!isRefusal(error, 'conflict')) return
        await refresh(...CHANGES)
        onEnd()
      },
    )
}
