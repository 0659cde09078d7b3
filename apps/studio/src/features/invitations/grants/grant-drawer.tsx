import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { ListTable } from '../../../ui/list/list-table'
import { StatusMark } from '../../../ui/status-mark'
import { GrantActs } from './grant-acts'
import { GrantMark, Signs } from './grant-marks'
import type { GrantDetail } from './grant-rows'
import { OwnerPhone } from './owner-phone'
import { wording } from './wording'

const words = wording.detail

type InviteRow = GrantDetail['invites'][number]

/** A promised prize with what is to be decided, and whom its owner invited, beside the list. */
export function GrantDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('prizeGrantDetail', { grant_id: id }))
  return (
    <DetailDrawer
      width={760}
      title={query.data?.grant.prize_name ?? words.title}
      extra={<span className="st-soft st-number">{id}</span>}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <div className="iv-detail">
          <GrantActs grant={detail.grant} />
          <Facts detail={detail} />
          <Invites detail={detail} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Facts({ detail: { grant } }: { detail: GrantDetail }) {
  return (
    <section className="st-part">
      <h3>{words.facts}</h3>
      <dl className="st-facts">
        <dt>{words.state}</dt>
        <dd>
          <GrantMark state={grant.state} />
        </dd>
        <dt>{words.activity}</dt>
        <dd>
          <Link to={`/invitations?activity=${grant.activity_id}`}>{grant.activity_title}</Link>
        </dd>
        <dt>{words.owner}</dt>
        <dd>
          <OwnerPhone grant={grant} />
        </dd>
        <dt>{words.signs}</dt>
        <dd>{grant.signs.length === 0 ? words.noSigns : <Signs signs={grant.signs} />}</dd>
        <dt>{words.granted}</dt>
        <dd className="st-number">{dateTimeText(grant.granted_at)}</dd>
        {grant.settled_at !== null && (
          <>
            <dt>{words.settled}</dt>
            <dd className="st-number">{dateTimeText(grant.settled_at)}</dd>
          </>
        )}
        {grant.delivery !== '' && (
          <>
            <dt>{words.delivery}</dt>
            <dd>{grant.delivery}</dd>
          </>
        )}
        {grant.void_why !== '' && (
          <>
            <dt>{words.voidWhy}</dt>
            <dd>{grant.void_why}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Invites({ detail: { invites, invited, counted, need, suspicious } }: { detail: GrantDetail }) {
  return (
    <section className="st-part">
      <h3>{words.invites}</h3>
      <p className="st-hint">
        {words.counts(invited, counted, need, suspicious)}
        {invites.length < invited && words.shown(invites.length)}
      </p>
      <div className="iv-wide">
        <ListTable<InviteRow> rowKey="invite_id" columns={COLUMNS} rows={invites} empty={words.noInvites} />
      </div>
    </section>
  )
}

const columns = wording.invite

const COLUMNS: TableColumnsType<InviteRow> = [
  {
    title: columns.handset,
    width: 120,
    render: (_, { handset }) =>
      handset === '' ? (
        <span className="st-soft">{wording.erased}</span>
      ) : (
        <span className="st-number">{handset}</span>
      ),
  },
  {
    title: columns.signs,
    render: (_, { signs }) => (signs.length === 0 ? '—' : <Signs signs={signs} />),
  },
  {
    title: columns.at,
    width: 150,
    render: (_, { created_at }) => <span className="st-number">{dateTimeText(created_at)}</span>,
  },
  {
    title: columns.counted,
    width: 150,
    render: (_, { counted_at }) =>
      counted_at === null ? (
        <span className="st-soft">{columns.notYet}</span>
      ) : (
        <span className="st-number">{dateTimeText(counted_at)}</span>
      ),
  },
  {
    title: columns.verdict,
    width: 130,
    render: (_, { verdict, decided_by, decided_why }) =>
      verdict === null ? (
        '—'
      ) : (
        <span title={columns.by(decided_by ?? '', decided_why)}>
          <StatusMark tone={verdict === 'honest' ? 'success' : 'warning'}>{columns[verdict]}</StatusMark>
          <div className="st-soft">{decided_by}</div>
        </span>
      ),
  },
]
