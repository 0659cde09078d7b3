import { App } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { ReasonDialog } from '../../ui/reason-dialog'
import { type ArticleRow, CHANGED } from './article-rows'
import { wording } from './wording'

/** Asks why a note is refused, or removed where it is already read, and then does it. */
export function ReasonedDialog({ row, onClose }: { row: ArticleRow; onClose: () => void }) {
  const { message } = App.useApp()
  // As somebody has read it, whatever a colleague does meanwhile.
  const [{ article_id, seen, state }] = useState(row)
  const call = useStudioCall('simArticleDecide', { changes: CHANGED })
  const to = state === 'waiting' ? 'refused' : 'removed'
  const words = to === 'refused' ? wording.refuse : wording.remove
  return (
    <ReasonDialog
      wording={words}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { article_id, seen, from: state, to, reason },
          {
            onSuccess: () => {
              void message.success(words.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
