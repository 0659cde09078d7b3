import { openDayConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal, Switch } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type FormValues, fieldsOf, sessionsOf, toldOf, valuesOf } from './form-values'
import { CHANGED, type OpenDayRow } from './open-day-rows'
import { SessionFields } from './session-fields'
import { wording } from './wording'

const words = wording.form

interface OpenDayFormProps {
  /** Undefined: a new one. */
  event: OpenDayRow | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/** Creates an open day with its sessions, or changes one. Says beforehand who will be notified of a change. */
export function OpenDayForm({ event: newest, onClose, onMade }: OpenDayFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [event] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message, modal } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const create = useStudioCall('openDayCreate', { changes: CHANGED })
  const change = useStudioCall('openDayChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const saved = (id: string) => {
    void message.success(words.saved)
    onClose()
    if (!event) onMade?.(id)
  }
  const send = (values: FormValues) => {
    const fields = fieldsOf(values)
    if (event) {
      const { event_id, revision: base_revision } = event
      const sessions = sessionsOf(values).map(({ session_id, ...rest }) => ({
        session_id: session_id ?? null,
        ...rest,
      }))
      change.mutate({ ...fields, event_id, base_revision, sessions }, { onSuccess: () => saved(event_id) })
      return
    }
    const event_id = values.id.trim()
    const sessions = sessionsOf(values).map(({ session_id: _, ...rest }) => rest)
    create.mutate({ ...fields, event_id, sessions }, { onSuccess: () => saved(event_id) })
  }
  const save = () => {
    if (isPending) return
    // Includes what has no field: which session is which.
    const values: FormValues = form.getFieldsValue(true)
    const told = event ? toldOf(event, values) : 0
    if (told === 0) return send(values)
    void modal.confirm({
      title: words.moveTitle,
      content: words.moveText(told),
      okText: words.moveGo,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Modal
      open
      width={720}
      title={event ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken, pastMoment: words.past }}
      />
      <Form<FormValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(event)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {!event && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <TextFields />
        <SessionFields fixed={event?.sessions.filter(({ state }) => state !== 'coming') ?? []} />
      </Form>
    </Modal>
  )
}

function TextFields() {
  return (
    <>
      <Form.Item
        name="title"
        label={words.title}
        rules={[{ required: true, whitespace: true, message: words.missing }]}
      >
        <Input maxLength={limits.title} autoComplete="off" />
      </Form.Item>
      <Form.Item name="place" label={words.place}>
        <Input maxLength={limits.place} autoComplete="off" />
      </Form.Item>
      <Form.Item name="notice" label={words.notice} extra={words.noticeHint}>
        <Input.TextArea rows={4} maxLength={limits.notice} />
      </Form.Item>
      <Form.Item name="is_open" label={words.isOpen} extra={words.isOpenHint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  )
}
