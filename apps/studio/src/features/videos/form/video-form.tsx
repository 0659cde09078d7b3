import './form.css'
import { App, Form, Modal } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED, type VideoDetail } from '../video-rows'
import { wording as videoWording } from '../wording'
import { ChapterFields } from './chapter-fields'
import { fieldsOfValues, type Values, valuesOf } from './form-values'
import { LockFields } from './lock-fields'
import { MainFields } from './main-fields'
import { NotesField } from './notes-field'
import { wording } from './wording'

interface VideoFormProps {
  /** Undefined: a new one. */
  video: VideoDetail | undefined
  onClose: () => void
  onMade?: (video_id: number) => void
}

/** Creates a lesson, or edits its details. Its film and its pictures are chosen beside it. */
export function VideoForm({ video: newest, onClose, onMade }: VideoFormProps) {
  useReturnFocus()
  const formId = useId()
  // Its state when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [video] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const create = useStudioCall('videoCreate', { changes: CHANGED })
  const change = useStudioCall('videoChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const saved = (made?: number) => {
    void message.success(videoWording.saved)
    onClose()
    if (made !== undefined) onMade?.(made)
  }
  const save = (values: Values) => {
    if (isPending) return
    const fields = fieldsOfValues(values, video)
    if (!video) return create.mutate(fields, { onSuccess: ({ video_id }) => saved(video_id) })
    const { video_id, revision: base_revision } = video
    change.mutate({ ...fields, video_id, base_revision }, { onSuccess: () => saved() })
  }
  return (
    <Modal
      open
      width={720}
      title={video ? wording.changeTitle : wording.addTitle}
      okText={wording.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: videoWording.conflict, alreadyExists: wording.sameName }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(video)}
        scrollToFirstError
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <MainFields video={video} />
        <LockFields />
        <ChapterFields duration={video?.file?.duration} />
        <NotesField />
      </Form>
    </Modal>
  )
}
