import { trackedLinkLimits as limits } from '@yingzao/contract/studio'
import { Alert, App, Button, Form, Input, Modal, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer, Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { ListTable } from '../../ui/list/list-table'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type LinkValues, targetOf, valuesOf } from './form-values'
import { GroupFields } from './group-fields'
import { CHANGED } from './link-rows'
import { readPasted } from './pasted-rows'
import { wording } from './wording'

const words = wording.several

type Values = Pick<LinkValues, 'campaign' | 'target' | 'query'> & { rows: string }
type Report = Answer<'trackedLinkCreateMany'>
type ReportRow = Report['rows'][number]

/** Creates several links to one page from a pasted table. All of it is checked before anything is stored. */
export function SeveralDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [isTouched, setTouched] = useState(false)
  const check = useStudioCall('trackedLinkCreateMany')
  const store = useStudioCall('trackedLinkCreateMany', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const report = store.data ?? check.data
  const count = report?.rows.length ?? 0
  const isReady = report !== undefined && report.wrong === 0
  const isPending = check.isPending || store.isPending
  const forget = () => {
    setTouched(true)
    check.reset()
    store.reset()
  }
  const send = (values: Values) => {
    if (isPending) return
    const payload = payloadOf(values)
    if (!isReady) return check.mutate({ ...payload, is_check: true })
    store.mutate(
      { ...payload, is_check: false },
      {
        onSuccess: ({ is_stored, rows }) => {
          if (!is_stored) return
          void message.success(words.done(rows.length))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={680}
      title={words.title}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {wording.form.cancel}
        </Button>,
        <Button key="go" type="primary" loading={isPending} onClick={form.submit}>
          {isReady ? words.submit(count) : words.check}
        </Button>,
      ]}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={check.error ?? store.error} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError
        initialValues={{ ...valuesOf(undefined), rows: '' }}
        // What was checked is no longer what is typed.
        onValuesChange={forget}
        onFinish={send}
      >
        <GroupFields />
        <Form.Item
          name="rows"
          label={words.rows}
          extra={words.rowsHint(limits.atOnce)}
          rules={[{ validator: checkRows }]}
        >
          <Input.TextArea
            className="ch-paste"
            autoSize={{ minRows: 5, maxRows: 12 }}
            placeholder={words.place}
            spellCheck={false}
          />
        </Form.Item>
      </Form>
      <div aria-live="polite">{report && <Outcome report={report} />}</div>
    </Modal>
  )
}

function payloadOf({
  campaign,
  target,
  query,
  rows,
}: Values): Omit<Payload<'trackedLinkCreateMany'>, 'is_check'> {
  const read = readPasted(rows)
  return {
    campaign: campaign.trim(),
    ...targetOf(target),
    query: query.trim(),
    rows: 'rows' in read ? read.rows : [],
  }
}

async function checkRows(_rule: unknown, text: string | undefined): Promise<void> {
  const read = readPasted(text ?? '')
  if ('problem' in read) throw new Error(read.problem)
}

function Outcome({ report: { rows, wrong } }: { report: Report }) {
  const says =
    wrong > 0
      ? ({ type: 'error', title: words.refused(wrong) } as const)
      : ({ type: 'success', title: words.ready(rows.length) } as const)
  return (
    <>
      <Alert className="ch-note" role="status" showIcon {...says} />
      <div className="ch-report">
        <ListTable<ReportRow> rowKey="line" columns={COLUMNS} rows={rows} />
      </div>
    </>
  )
}

const COLUMNS: TableColumnsType<ReportRow> = [
  {
    title: words.columns.line,
    width: 56,
    render: (_, { line }) => <span className="st-number">{line}</span>,
  },
  { title: words.columns.name, render: (_, { name }) => name || '—' },
  {
    title: words.columns.result,
    render: (_, { problem }) => (problem === '' ? words.fine : <span className="st-warn">{problem}</span>),
  },
]
