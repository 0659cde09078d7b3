import { App } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { CHANGED } from '../tour-rows'
import type { SpeechRow } from './speech-rows'
import { wording } from './wording'

const words = wording.cancelDialog
const number = new Intl.NumberFormat('zh-CN')

/** Cancels a talk for good, after saying how many people will be notified. */
export function SpeechCancel({ speech: newest, onClose }: { speech: SpeechRow; onClose: () => void }) {
  const [{ speech_id, revision: base_revision, title, enrolled, waiting }] = useState(newest)
  const { message } = App.useApp()
  const call = useStudioCall('speechCancel', { changes: CHANGED })
  const people = number.format(enrolled)
  const isQuiet = enrolled === 0 && waiting === 0
  return (
    <ReasonDialog
      wording={{
        title: words.title(title),
        about: isQuiet ? words.nobody : words.about(people, number.format(waiting)),
        reason: words.reason,
        reasonHint: words.reasonHint,
        usualReasons: words.usualReasons,
        submit: words.submit,
      }}
      better={{ conflict: words.conflict }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { speech_id, base_revision, reason },
          {
            onSuccess: () => {
              void message.success(enrolled === 0 ? words.doneQuietly : words.done(people))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
