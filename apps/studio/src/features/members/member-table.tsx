import './members.css'
import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import { StatusMark } from '../../ui/status-mark'
import type { GivenPassword } from './first-password'
import { MemberActions } from './member-actions'
import type { MemberRow } from './member-row'
import { roleNames } from './role-names'
import { wording } from './wording'

interface MemberTableProps {
  /** Undefined while it is being fetched. */
  list: readonly MemberRow[] | undefined
  onChange: (member: MemberRow) => void
  onSessions: (member: MemberRow) => void
  onPassword: (given: GivenPassword) => void
}

/** All members with what can be done about each. */
export function MemberTable({ list, ...actions }: MemberTableProps) {
  const columns: TableColumnsType<MemberRow> = [
    {
      title: wording.columns.who,
      className: 'mb-who',
      render: (_, { name, login }) => (
        <>
          <strong>{name}</strong> <span className="st-soft">{login}</span>
        </>
      ),
    },
    {
      title: wording.columns.roles,
      onCell: named(wording.columns.roles),
      render: (_, { roles }) => roleNames(roles),
    },
    {
      title: wording.columns.status,
      width: 120,
      className: 'mb-status',
      render: (_, member) => <MemberStatus member={member} />,
    },
    {
      title: wording.columns.lastSeen,
      width: 160,
      onCell: named(wording.columns.lastSeen),
      render: (_, { last_seen_at }) => (last_seen_at ? dateTimeText(last_seen_at) : wording.never),
    },
    {
      title: wording.columns.created,
      width: 160,
      onCell: named(wording.columns.created),
      render: (_, { created_at }) => dateTimeText(created_at),
    },
    {
      title: wording.columns.actions,
      width: 200,
      render: (_, member) => <MemberActions member={member} {...actions} />,
    },
  ]
  return <ListTable rowKey="member_id" className="mb-table" columns={columns} rows={list} />
}

/** Labels the cells of a column, for a narrow window without column headers. */
function named(title: string) {
  return (): object => ({ 'data-title': title })
}

function MemberStatus({ member }: { member: MemberRow }) {
  if (member.status === 'disabled') return <StatusMark tone="quiet">{wording.disabled}</StatusMark>
  if (member.is_locked) return <StatusMark tone="warning">{wording.locked}</StatusMark>
  return <StatusMark tone="success">{wording.active}</StatusMark>
}
