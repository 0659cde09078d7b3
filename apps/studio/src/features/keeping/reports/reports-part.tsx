import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { callFile } from '../../../state/call-file'
import { dateTimeText } from '../../../state/date-time-text'
import { saveFile } from '../../../state/save-file'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { problemText } from '../../../ui/problem-text'
import { wording } from '../wording'
import { ReportDetails } from './report-details'
import { ReportFilterBar } from './report-filter-bar'
import { type ReportFilter, type ReportRow, reportAddress, useReportAddress } from './report-rows'

const words = wording.reports
/** The number of reports loaded at once. */
const PART = 50

/** What was deleted, by which rule, and what was kept by holds. */
export function ReportsPart() {
  const { filter, setFilter } = useReportAddress()
  const list = useList('deletionReportList', { ...filter, limit: PART })
  return (
    <Card className="st-table-card" extra={<ExportButton filter={filter} />} title={words.title}>
      <ReportFilterBar filter={filter} onFilter={setFilter} />
      <ListBody list={list}>
        <div className="st-wide kp-wide">
          <ListTable<ReportRow, number>
            rowKey="report_id"
            columns={columns}
            rows={list.rows}
            isOld={list.isOld}
            empty={reportAddress.isNarrow(filter) ? words.noneFound : words.none}
            expandable={{ expandedRowRender: (row) => <ReportDetails row={row} /> }}
          />
        </div>
      </ListBody>
    </Card>
  )
}

const columns: TableColumnsType<ReportRow> = [
  {
    title: words.columns.at,
    width: 150,
    render: (_, { made_at }) => <span className="st-number">{dateTimeText(made_at)}</span>,
  },
  { title: words.columns.kind, width: 150, render: (_, { kind }) => words.kinds[kind] },
  {
    title: words.columns.what,
    width: 200,
    render: (_, { record, table_name, month }) => (
      <>
        {record || words.several}
        <div className="st-soft">{[table_name, month ?? ''].filter((text) => text !== '').join(' · ')}</div>
      </>
    ),
  },
  {
    title: words.columns.rows,
    width: 110,
    render: (_, { rows }) => <span className="st-number">{words.rows(rows)}</span>,
  },
  {
    title: words.columns.held,
    width: 150,
    render: (_, { held_rows, hold_ids, is_kept }) => words.held({ held_rows, hold_ids, is_kept }),
  },
]

function ExportButton({ filter }: { filter: ReportFilter }) {
  const { message } = App.useApp()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const file = await callFile('deletionReportExport', filter)
      saveFile(file)
      void message.success(words.exported(file.name))
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isRunning} onClick={() => void run()}>
      {words.export}
    </Button>
  )
}
