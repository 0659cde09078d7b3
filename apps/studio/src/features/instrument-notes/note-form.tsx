import { useQuery } from '@tanstack/react-query'
import { noteLimits as limits } from '@yingzao/contract/studio'
import { Alert, App, Form, Input, Modal } from 'antd'
import type { Dayjs } from 'dayjs'
import { useId, useState } from 'react'
import { onBeijingClock, readClock } from '../../state/beijing-clock'
import { studioQuery, useStudioCall } from '../../state/queries'
import { BeijingPicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AdviserSelect } from './adviser-select'
import { CHANGED, type NoteRow } from './note-rows'
import { ShareSelect } from './share-select'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]
const chosen = [{ required: true, message: words.choose }]
const DAY = 'YYYY-MM-DD'
/** How many days a new note is valid, unless somebody chooses otherwise. */
const USUAL_DAYS = 30

interface Values {
  code: string | undefined
  staff_id: number | undefined
  text: string
  until: Dayjs | null
}

interface NoteFormProps {
  /** Undefined: of a share that is chosen in the form. */
  row: NoteRow | undefined
  onClose: () => void
}

/** Writes the next version of the note about a share, starting from what is waiting, was returned or is online. */
export function NoteForm({ row: newest, onClose }: NoteFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague writes meanwhile must not be replaced unseen.
  const [row] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const [form] = Form.useForm<Values>()
  const code = Form.useWatch('code', form)
  const present = useNewest(row ? undefined : code)
  const { message } = App.useApp()
  const call = useStudioCall('instrumentNoteWrite', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const save = ({ code: share = '', staff_id = 0, text, until }: Values) => {
    if (call.isPending || present.isLoading) return
    const base_id = row?.newest_id ?? present.version?.note_id ?? null
    call.mutate(
      { code: row?.code ?? share, base_id, staff_id, text, good_until: until?.format(DAY) ?? '' },
      {
        onSuccess: () => {
          void message.success(words.saved)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={600}
      title={row ? words.changeTitle(row.name) : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={call.isPending}
      onCancel={close}
    >
      <FormProblem problem={call.error} better={{ conflict: words.conflict }} />
      <Form<Values>
        form={form}
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(row)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {!row && (
          <Form.Item name="code" label={words.share} rules={chosen}>
            <ShareSelect />
          </Form.Item>
        )}
        {isThere(row, present.version) && (
          <Alert
            className="in-present"
            type="info"
            showIcon
            title={isWaiting(row, present.version) ? words.presentWaits : words.present}
          />
        )}
        <Form.Item name="staff_id" label={words.adviser} rules={chosen}>
          <AdviserSelect present={row?.waiting ?? row?.returned ?? row?.out ?? undefined} />
        </Form.Item>
        <Form.Item
          className="in-counted"
          name="text"
          label={words.text}
          extra={words.textHint}
          rules={needed}
        >
          <Input.TextArea autoSize={{ minRows: 5, maxRows: 12 }} maxLength={limits.text} showCount />
        </Form.Item>
        <Form.Item name="until" label={words.until} extra={words.untilHint} rules={chosen}>
          <BeijingPicker format={DAY} disabledDate={isOutside} allowClear={false} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** The newest version for the chosen share: the author of the next one has to have seen it. */
function useNewest(code: string | undefined) {
  const { data, isLoading } = useQuery({
    ...studioQuery('instrumentNoteHistory', { code: code ?? '', limit: 1 }),
    enabled: code !== undefined,
  })
  return { version: code === undefined ? undefined : data?.list[0], isLoading }
}

type Newest = ReturnType<typeof useNewest>['version']

function isThere(row: NoteRow | undefined, newest: Newest): boolean {
  return Boolean(row?.out ?? row?.waiting) || newest?.state === 'out' || newest?.state === 'waiting'
}

function isWaiting(row: NoteRow | undefined, newest: Newest): boolean {
  return Boolean(row?.waiting) || newest?.state === 'waiting'
}

function isOutside(day: Dayjs): boolean {
  const today = onBeijingClock(Date.now()).startOf('day')
  const days = day.startOf('day').diff(today, 'day')
  return days < 0 || days > limits.days
}

function valuesOf(row: NoteRow | undefined): Values {
  const version = row?.waiting ?? row?.returned ?? row?.out
  const until = version && readClock(version.good_until, [DAY])
  return {
    code: undefined,
    staff_id: version?.staff_id,
    text: version?.text ?? '',
    until:
      until && !isOutside(until) ? until : onBeijingClock(Date.now()).startOf('day').add(USUAL_DAYS, 'day'),
  }
}
