import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { ReasonDialog } from '../../ui/reason-dialog'
import { useReturnFocus } from '../../ui/use-return-focus'
import { useFilmUpload } from './upload/uploads-context'
import { CHANGED, type VideoDetail } from './video-rows'
import { wording } from './wording'

const words = wording.publish

interface DialogProps {
  video: VideoDetail
  onClose: () => void
}

/** Publishes a lesson to visitors. Says beforehand what prevents that, and what had better be there. */
export function PublishDialog({ video: newest, onClose }: DialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const call = useStudioCall('videoPublish', { changes: CHANGED })
  // Its state when the dialog was opened.
  const [{ video_id, title, revision: base_revision }] = useState(newest)
  const isComing = useFilmUpload(video_id)?.upload !== undefined
  const hindrances = newest.file ? [] : [isComing ? words.isReading : words.noFilm]
  const hints = hintsOf(newest)
  const publish = () => {
    if (call.isPending) return
    call.mutate(
      { video_id, base_revision },
      {
        onSuccess: () => {
          void message.success(words.done)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.title(title)}
      okText={words.submit}
      okButtonProps={{ disabled: hindrances.length > 0 }}
      confirmLoading={call.isPending}
      onOk={publish}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={call.error} better={{ conflict: wording.conflict }} />
      {hindrances.length > 0 ? (
        <Alert type="error" showIcon title={words.blocked} description={<Said list={hindrances} />} />
      ) : (
        hints.length > 0 && (
          <Alert type="info" showIcon title={words.hints} description={<Said list={hints} />} />
        )
      )}
    </Modal>
  )
}

function hintsOf({ cover, speaker, chapters }: VideoDetail): string[] {
  return [
    cover === '' ? words.noCover : '',
    speaker === '' ? words.noSpeaker : '',
    chapters.length === 0 ? words.noChapters : '',
  ].filter(Boolean)
}

function Said({ list }: { list: readonly string[] }) {
  return (
    <ul className="vd-said">
      {list.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

/** Hides a lesson from visitors. */
export function TakeDownDialog({ video: newest, onClose }: DialogProps) {
  const { message } = App.useApp()
  const [{ video_id, revision: base_revision }] = useState(newest)
  const call = useStudioCall('videoTakeDown', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={wording.down}
      better={{ conflict: wording.conflict }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { video_id, base_revision, reason },
          {
            onSuccess: () => {
              void message.success(wording.down.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
