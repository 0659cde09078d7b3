import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import { PageTags } from './filing/page-tags'
import { wording as filingWording } from './filing/wording'
import { PageCode } from './page-code'
import { PageMarks } from './page-marks'
import { PageMenu } from './page-menu'
import { ownerText, windowText } from './page-words'
import type { OpenDialog } from './use-page-acts'
import type { PageSelection } from './use-page-selection'
import type { PageRow } from './use-pages'
import { wording } from './wording'

interface PageTableProps {
  /** Undefined while they are being fetched. */
  rows: readonly PageRow[] | undefined
  isOld: boolean
  onOpen: OpenDialog
  editors: ReadonlyMap<string, readonly string[]>
  /** Undefined: none can be chosen. */
  selection: PageSelection | undefined
}

/** The pages, one per row. */
export function PageTable({ rows, isOld, onOpen, editors, selection }: PageTableProps) {
  const columns: TableColumnsType<PageRow> = [
    {
      title: wording.columns.title,
      render: (_, { code, title, former_codes, folder, tags }) => (
        <>
          <Link to={`/pages/${code}/edit`} className="pg-title">
            {title}
          </Link>
          <PageCode code={code} former={former_codes} />
          <PageTags tags={tags} folder={folder?.name} />
        </>
      ),
    },
    {
      title: wording.columns.state,
      width: '22%',
      render: (_, page) => {
        const names = editors.get(page.code)
        return <PageMarks page={page} {...(names && { editors: names })} />
      },
    },
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
    <ListTable<PageRow, string>
      className="pg-table"
      rowKey="code"
      columns={columns}
      rows={rows}
      isOld={isOld}
      isFixed
      selection={
        selection && {
          chosen: selection.codes,
          onChoose: selection.replace,
          label: ({ title }) => filingWording.choose(title),
          labelAll: filingWording.chooseAll,
        }
      }
    />
  )
}
