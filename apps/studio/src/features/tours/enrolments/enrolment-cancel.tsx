import { App } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { CHANGED } from '../tour-rows'
import type { EnrolmentRow } from './enrolment-rows'
import { wording } from './wording'

const words = wording.cancelDialog

interface EnrolmentCancelProps {
  enrolment: EnrolmentRow
  onCancelled: (enroll_no: string) => void
  onClose: () => void
}

/** Gives up a place on behalf of whoever asked for it. */
export function EnrolmentCancel({ enrolment: newest, onCancelled, onClose }: EnrolmentCancelProps) {
  const [{ enroll_no, name, handset, speech_title }] = useState(newest)
  const { message } = App.useApp()
  const call = useStudioCall('enrolmentCancel', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{ ...words, about: words.about(name, handset, speech_title) }}
      better={{ notFound: words.gone }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { enroll_no, reason },
          {
            onSuccess: () => {
              void message.success(words.done)
              onCancelled(enroll_no)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
