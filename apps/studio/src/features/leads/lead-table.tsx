import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { ListTable } from '../../ui/list/list-table'
import { LeadStatus } from './lead-status'
import type { LeadRow } from './use-leads'
import { wording } from './wording'

interface LeadTableProps {
  /** Undefined while they are being fetched. */
  rows: readonly LeadRow[] | undefined
  isOld: boolean
  /** Undefined: this member may not change any. */
  selection: { chosen: readonly number[]; onChoose: (leadIds: number[]) => void } | undefined
  opened: number | undefined
  onOpen: (leadId: number) => void
  empty: string
}

/** The leads, one per row, with masked phone numbers. A click anywhere on a row opens it; by keyboard its name does. */
export function LeadTable({ rows, isOld, selection, opened, onOpen, empty }: LeadTableProps) {
  const columns: TableColumnsType<LeadRow> = [
    {
      title: wording.columns.id,
      width: 72,
      render: (_, { lead_id }) => <span className="st-soft">{lead_id}</span>,
    },
    {
      title: wording.columns.name,
      width: 108,
      ellipsis: true,
      render: (_, { lead_id, nick_name }) => <CellLink onOpen={() => onOpen(lead_id)}>{nick_name}</CellLink>,
    },
    {
      title: wording.columns.handset,
      width: 116,
      render: (_, { handset }) => <span className="st-number">{handset}</span>,
    },
    { title: wording.columns.status, width: 92, render: (_, { status }) => <LeadStatus status={status} /> },
    {
      title: wording.columns.assignee,
      width: 92,
      ellipsis: true,
      render: (_, { assignee }) => assignee?.name ?? <span className="st-soft">{wording.nobody}</span>,
    },
    { title: wording.columns.page, ellipsis: true, render: (_, lead) => <PageOf {...lead} /> },
    { title: wording.columns.channel, ellipsis: true, render: (_, { cps_id }) => cps_id || '—' },
    {
      title: wording.columns.consent,
      width: 76,
      render: (_, { consent }) => (
        <span className={consent === 'recorded' ? undefined : 'st-warn'}>{wording.consents[consent]}</span>
      ),
    },
    {
      title: wording.columns.touches,
      width: 64,
      align: 'right',
      render: (_, { touches }) => <span className="st-number">{touches}</span>,
    },
    {
      title: wording.columns.created,
      width: 138,
      render: (_, { created_at }) => <span className="st-number">{dateTimeText(created_at)}</span>,
    },
  ]
  return (
    <ListTable<LeadRow, number>
      rowKey="lead_id"
      columns={columns}
      rows={rows}
      isOld={isOld}
      isFixed
      empty={empty}
      opened={opened}
      onOpen={onOpen}
      selection={
        selection && {
          ...selection,
          label: ({ nick_name }) => wording.choose(nick_name),
          labelAll: wording.chooseAll,
        }
      }
    />
  )
}

/** The page by its title; the code tells pages of one title apart. */
function PageOf({ page_code, page_title }: Pick<LeadRow, 'page_code' | 'page_title'>) {
  if (page_title === '') return page_code || '—'
  return (
    <span title={page_code}>
      {page_title} <span className="st-soft">{page_code}</span>
    </span>
  )
}
