import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import { PageCode } from './page-code'
import { PageMarks } from './page-marks'
import { PageMenu } from './page-menu'
import { ownerText, windowText } from './page-words'
import type { OpenDialog } from './use-page-acts'
import type { PageRow } from './use-pages'
import { wording } from './wording'

interface PageTableProps {
  /** Undefined while they are asked for. */
  rows: readonly PageRow[] | undefined
  isOld: boolean
  onOpen: OpenDialog
}

/** The pages, one a line. */
export function PageTable({ rows, isOld, onOpen }: PageTableProps) {
  const columns: TableColumnsType<PageRow> = [
    {
      title: wording.columns.title,
      render: (_, { code, title, former_codes }) => (
        <>
          <Link to={`/pages/${code}/edit`} className="pg-title">
            {title}
          </Link>
          <PageCode code={code} former={former_codes} />
        </>
      ),
    },
    { title: wording.columns.state, width: '22%', render: (_, page) => <PageMarks page={page} /> },
    {
      title: wording.columns.owner,
      width: 110,
      ellipsis: true,
      responsive: ['lg'],
      render: (_, page) => ownerText(page),
    },
    { title: wording.columns.window, width: 190, responsive: ['lg'], render: (_, page) => windowText(page) },
    {
      title: wording.columns.changed,
      width: 150,
      render: (_, { updated_at, updated_by }) => (
        <>
          <div className="st-number">{dateTimeText(updated_at)}</div>
          <div className="st-soft">{updated_by}</div>
        </>
      ),
    },
    {
      title: wording.columns.actions,
      width: 128,
      render: (_, page) => <PageMenu page={page} onOpen={onOpen} />,
    },
  ]
  return (
    <ListTable<PageRow>
      className="pg-table"
      rowKey="code"
      columns={columns}
      rows={rows}
      isOld={isOld}
      isFixed
    />
  )
}
