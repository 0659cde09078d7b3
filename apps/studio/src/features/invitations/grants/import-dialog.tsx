import { InboxOutlined } from '@ant-design/icons'
import { inviteConsoleLimits as limits } from '@yingzao/contract/studio'
import { Alert, App, Modal, type TableColumnsType, Upload } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { ListTable } from '../../../ui/list/list-table'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from './grant-rows'
import { wording } from './wording'

const words = wording.import

type Report = Answer<'prizeGrantImport'>
type ReportRow = Report['rows'][number]

/** A file that was chosen: its name and its bytes as calls take them. */
interface Chosen {
  name: string
  file: string
}

/** Notes by a file which prizes were handed over. All of it is checked before anything is stored. */
export function ImportDialog({ activity_id, onClose }: { activity_id: string; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const check = useStudioCall('prizeGrantImport')
  const store = useStudioCall('prizeGrantImport', { changes: CHANGED })
  // What was checked may stand otherwise by the time that it is stored: then that is what is said.
  const report = store.data ?? check.data
  const mayStore = report !== undefined && report.wrong === 0 && report.ready > 0 && !report.is_stored
  const take = async (picked: File) => {
    check.reset()
    store.reset()
    setChosen(undefined)
    const wrong = problemOf(picked)
    setProblem(wrong)
    if (wrong !== undefined) return
    const next = { name: picked.name, file: await base64Of(picked) }
    setChosen(next)
    check.mutate({ activity_id, file: next.file, is_check: true })
  }
  const run = () => {
    if (!chosen || !mayStore || store.isPending) return
    store.mutate(
      { activity_id, file: chosen.file, is_check: false },
      {
        onSuccess: ({ is_stored, ready }) => {
          if (!is_stored) return
          void message.success(words.done(ready))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={640}
      title={words.title}
      okText={words.submit(mayStore ? report.ready : 0)}
      okButtonProps={{ disabled: !mayStore }}
      confirmLoading={store.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FileChoice name={chosen?.name} onFile={(picked) => void take(picked)} />
      <div aria-live="polite">
        {problem !== undefined && <Alert className="iv-note" type="error" showIcon title={problem} />}
        {check.isPending && <p className="st-progress">{words.checking}</p>}
        {(check.error ?? store.error) && (
          <div className="iv-problem">
            <FormProblem problem={check.error ?? store.error} />
          </div>
        )}
        {report && <Outcome report={report} />}
      </div>
    </Modal>
  )
}

function FileChoice({ name, onFile }: { name: string | undefined; onFile: (picked: File) => void }) {
  return (
    <Upload.Dragger
      accept=".csv,text/csv"
      showUploadList={false}
      beforeUpload={(picked) => {
        onFile(picked)
        // It is read here, and goes nowhere by itself.
        return false
      }}
    >
      <p className="iv-drop-icon">
        <InboxOutlined aria-hidden="true" />
      </p>
      <p>{name ?? words.drop}</p>
      <p className="st-soft">
        {name === undefined ? words.dropHint(limits.fileRows.toLocaleString('zh-CN')) : words.otherFile}
      </p>
    </Upload.Dragger>
  )
}

function Outcome({ report: { rows, ready, wrong } }: { report: Report }) {
  const says =
    wrong > 0
      ? ({ type: 'error', title: words.refused(wrong) } as const)
      : ready > 0
        ? ({ type: 'success', title: words.ready(ready) } as const)
        : ({ type: 'warning', title: words.nothing } as const)
  return (
    <>
      <Alert className="iv-note" role="status" showIcon {...says} />
      <div className="iv-report iv-wide">
        <ListTable<ReportRow> rowKey="line" columns={COLUMNS} rows={rows} />
      </div>
    </>
  )
}

const { columns } = words

const COLUMNS: TableColumnsType<ReportRow> = [
  { title: columns.line, width: 56, render: (_, { line }) => <span className="st-number">{line}</span> },
  { title: columns.grant, width: 90, render: (_, { grant_id }) => grant_id },
  {
    title: columns.prize,
    render: (_, { prize_name, handset }) => (
      <>
        {prize_name || '—'}
        <div className="st-soft">{handset}</div>
      </>
    ),
  },
  { title: columns.delivery, render: (_, { delivery }) => delivery || '—' },
  {
    title: columns.result,
    render: (_, { outcome, problem }) =>
      outcome === 'refused' ? <span className="st-warn">{problem}</span> : words.outcomes[outcome],
  },
]

function problemOf({ size }: File): string | undefined {
  if (size === 0) return words.empty
  return size > limits.fileBytes ? words.tooLarge(Math.floor(limits.fileBytes / 1_000)) : undefined
}

/** The gateway reads the bytes, as spreadsheets of China save tables in more than one encoding. */
async function base64Of(picked: File): Promise<string> {
  const bytes = new Uint8Array(await picked.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
