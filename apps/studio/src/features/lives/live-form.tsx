import { liveConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { DateTimePicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { PageSelect } from '../../ui/page-select'
import { SpeakerSelect } from '../../ui/speakers/speaker-select'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AssetPicker } from '../assets'
import { CHANGED, type LiveRow } from './live-rows'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]
const chosen = [{ required: true, message: words.choose }]
const anAddress = [{ pattern: /^\s*(?:https?:\/\/|\/(?!\/))\S*\s*$/, message: words.addressForm }]

interface Values {
  title: string
  staff_id: number | undefined
  start: number | null
  end: number | null
  cover: string
  url: string
  replay_url: string
  page_code: string | undefined
}

interface LiveFormProps {
  /** Undefined: a new one. */
  live: LiveRow | undefined
  onClose: () => void
}

/**
 * Creates a live stream, or changes one. Says beforehand that people who reserved it will be notified of a new time.
 */
export function LiveForm({ live: newest, onClose }: LiveFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [live] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message, modal } = App.useApp()
  const create = useStudioCall('liveCreate', { changes: CHANGED })
  const change = useStudioCall('liveChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const onSuccess = () => {
    void message.success(words.saved)
    onClose()
  }
  const send = (values: Values) => {
    const fields = fieldsOf(values)
    if (live) change.mutate({ ...fields, live_id: live.live_id, base_revision: live.revision }, { onSuccess })
    else create.mutate(fields, { onSuccess })
  }
  const save = (values: Values) => {
    if (isPending) return
    if (!live || live.reserved === 0 || !isMoved(live, values)) return send(values)
    void modal.confirm({
      title: words.moveTitle,
      content: words.moveText(live.reserved),
      okText: words.moveGo,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Modal
      open
      width={600}
      title={live ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, pastMoment: words.past }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(live)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <Form.Item name="title" label={words.title} rules={needed}>
          <Input autoFocus maxLength={limits.title} autoComplete="off" />
        </Form.Item>
        <Form.Item name="staff_id" label={words.speaker} rules={chosen}>
          <SpeakerSelect present={live} />
        </Form.Item>
        <TimeFields />
        <Form.Item name="cover" label={words.cover}>
          <Cover />
        </Form.Item>
        <AddressFields />
        <Form.Item name="page_code" label={words.page} extra={words.pageHint}>
          <PageSelect label={words.page} placeholder={wording.everywhere} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function TimeFields() {
  return (
    <div className="lv-pair">
      <Form.Item name="start" label={words.start} rules={chosen}>
        <DateTimePicker dayTime="nextHour" />
      </Form.Item>
      <Form.Item name="end" label={words.end} dependencies={['start']} rules={[...chosen, afterStart]}>
        <DateTimePicker dayTime="nextHour" />
      </Form.Item>
    </div>
  )
}

function afterStart({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: async (_rule: unknown, end: number | null | undefined) => {
      const start = getFieldValue('start')
      if (typeof start === 'number' && typeof end === 'number' && end <= start)
        throw new Error(words.endsEarly)
    },
  }
}

function AddressFields() {
  return (
    <>
      <Form.Item name="url" label={words.url} extra={words.urlHint} rules={anAddress}>
        <Input maxLength={limits.address} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="replay_url" label={words.replay} extra={words.replayHint} rules={anAddress}>
        <Input maxLength={limits.address} autoComplete="off" spellCheck={false} />
      </Form.Item>
    </>
  )
}

function Cover({ value = '', onChange }: { value?: string; onChange?: (url: string) => void }) {
  return (
    <AssetPicker
      kind="image"
      label={words.cover}
      value={value}
      onPick={({ url }) => onChange?.(url)}
      onClear={() => onChange?.('')}
    />
  )
}

function isMoved(live: LiveRow, { start, end }: Values): boolean {
  return Date.parse(live.start_at) !== start || Date.parse(live.end_at) !== end
}

function valuesOf(live: LiveRow | undefined): Values {
  return {
    title: live?.title ?? '',
    staff_id: live?.staff_id,
    start: live ? Date.parse(live.start_at) : null,
    end: live ? Date.parse(live.end_at) : null,
    cover: live?.cover ?? '',
    url: live?.url ?? '',
    replay_url: live?.replay_url ?? '',
    page_code: live?.page_code ?? undefined,
  }
}

/** The form has a speaker and both times by the time it is submitted. */
function fieldsOf(values: Values): Payload<'liveCreate'> {
  return {
    title: values.title,
    staff_id: values.staff_id ?? 0,
    start_at: new Date(values.start ?? 0).toISOString(),
    end_at: new Date(values.end ?? 0).toISOString(),
    cover: values.cover,
    url: values.url,
    replay_url: values.replay_url,
    page_code: values.page_code ?? null,
  }
}
