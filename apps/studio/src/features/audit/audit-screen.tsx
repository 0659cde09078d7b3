import './audit.css'
import { Card, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useListAddress } from '../../ui/list/use-list-address'
import { Screen } from '../../ui/screen'
import { AuditDifference } from './audit-difference'
import { auditAddress } from './audit-filter'
import { AuditFilterBar } from './audit-filter-bar'
import { actionText, subjectPath, subjectText, whoText } from './audit-words'
import { type AuditRow, useAuditLog } from './use-audit-log'
import { wording } from './wording'

const columns: TableColumnsType<AuditRow> = [
  { title: wording.columns.at, width: 170, render: (_, { at }) => dateTimeText(at, { exact: true }) },
  // Before who did it: a phone shows no further column without scrolling sideways.
  { title: wording.columns.action, width: 200, render: (_, { action }) => actionText(action) },
  {
    title: wording.columns.who,
    width: 160,
    // Also for former members, whom the filter does not offer.
    render: (_, row) => <Link to={`?${auditAddress.write({ who: row.who })}`}>{whoText(row)}</Link>,
  },
  { title: wording.columns.subject, width: 240, render: (_, row) => <Subject {...row} /> },
  { title: wording.columns.ip, width: 140, render: (_, { ip }) => ip ?? '—' },
  {
    title: wording.columns.seq,
    width: 90,
    align: 'right',
    render: (_, { seq }) => <span className="st-soft">{seq}</span>,
  },
]

/** What was done and by whom, newest first; a record opens to show before and after. */
export function AuditScreen() {
  const { filter, setFilter } = useListAddress(auditAddress)
  const list = useAuditLog(filter)
  return (
    <Screen title={wording.title} about={wording.about}>
      <Card className="st-table-card">
        <AuditFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable
            rowKey="seq"
            columns={columns}
            rows={list.rows}
            empty={wording.none}
            expandable={{
              expandedRowRender: ({ before, after }) => <AuditDifference before={before} after={after} />,
            }}
          />
        </ListBody>
      </Card>
    </Screen>
  )
}

function Subject({ subject, subject_name }: Pick<AuditRow, 'subject' | 'subject_name'>) {
  const path = subjectPath(subject)
  const text = subjectText(subject, subject_name)
  const code = /^page:(.+)$/.exec(subject)?.[1]
  return (
    <>
      {path === undefined ? text : <Link to={path}>{text}</Link>}{' '}
      {subject_name && code && <span className="st-soft">{code}</span>}
    </>
  )
}
