import { inviteConsoleLimits as limits } from '@yingzao/contract/studio'
import { Alert, App, Modal, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { DataFile } from '../../../ui/data-file'
import { FormProblem } from '../../../ui/form-problem'
import { ListTable } from '../../../ui/list/list-table'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from './grant-rows'
import { wording } from './wording'

const words = wording.import

type Report = Answer<'prizeGrantImport'>
type ReportRow = Report['rows'][number]

/** Records from a file which prizes were handed over. All of it is checked before anything is stored. */
export function ImportDialog({ activity_id, onClose }: { activity_id: string; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [file, setFile] = useState<string>()
  const check = useStudioCall('prizeGrantImport')
  const store = useStudioCall('prizeGrantImport', { changes: CHANGED })
  // What was checked may have changed by the time it is stored: then the newer report is shown.
  const report = store.data ?? check.data
  const mayStore = report !== undefined && report.wrong === 0 && report.ready > 0 && !report.is_stored
  const take = (chosen: string | undefined) => {
    check.reset()
    store.reset()
    setFile(chosen)
    if (chosen !== undefined) check.mutate({ activity_id, file: chosen, is_check: true })
  }
  const run = () => {
    if (file === undefined || !mayStore || store.isPending) return
    store.mutate(
      { activity_id, file, is_check: false },
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
      <DataFile hint={words.hint(limits.fileRows.toLocaleString('zh-CN'))} onFile={take} />
      <div aria-live="polite">
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
