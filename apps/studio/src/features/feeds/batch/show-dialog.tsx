import { App } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { type BatchDetail, CHANGED } from '../feed-rows'
import { shownText } from './shown-text'
import { wording } from './wording'

const words = wording.show

/** Shows visitors a batch that was approved and is not online. */
export function ShowDialog({ detail, onClose }: { detail: BatchDetail; onClose: () => void }) {
  const { message } = App.useApp()
  // As it was when somebody decided to.
  const [{ batch, difference }] = useState(detail)
  const move = useStudioCall('feedPointerMove', {
    changes: CHANGED,
    onDone: () => {
      void message.success(words.done)
      onClose()
    },
  })
  const { kind, as_of, batch_id } = batch
  const replaced = difference.against === null ? '' : words.replaces(difference.against)
  return (
    <ReasonDialog
      wording={{ ...words, about: words.about(shownText(batch)) + replaced }}
      better={{ conflict: wording.conflict }}
      call={move}
      onReason={(reason) =>
        move.mutate({ kind, as_of, from_batch: difference.against, to_batch: batch_id, reason })
      }
      onClose={onClose}
    />
  )
}
