import type { TableColumnsType } from 'antd'
import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { Share } from './player-positions'
import { wording } from './wording'

const words = wording.ledger
const PART = 50
const sums = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const counts = new Intl.NumberFormat('zh-CN', { signDisplay: 'exceptZero' })

type Entry = Answer<'simPlayerLedger'>['list'][number]

/** Every movement of what a player has, the newest first. */
export function PlayerLedger({ player_id }: { player_id: number }) {
  const list = useList('simPlayerLedger', { player_id, limit: PART })
  return (
    <div className="ct-wide">
      <ListBody list={list}>
        <ListTable<Entry, string> rowKey="entry" columns={COLUMNS} rows={list.rows} empty={words.none} />
      </ListBody>
    </div>
  )
}

function amountText({ ledger }: Entry, amount: number): string {
  if (amount === 0) return '—'
  return ledger === 'cash' ? sums.format(amount / 100) : words.shares(counts.format(amount))
}

/** Returns what an entry is about, from its reference in the ledger; an unknown reference is returned as it is. */
export function refText(ref: string): string {
  const [kind, first = '', second = ''] = ref.split(':')
  if (kind === 'fund') return words.moves.fund
  if (kind === 'order') return words.order(first)
  if (kind === 'fill') return words.filled(first)
  if (kind === 'end') return words.ended(first)
  return kind === 'action' ? words.action(first, second) : ref
}

const COLUMNS: TableColumnsType<Entry> = [
  {
    title: words.at,
    width: 150,
    render: (_, { moved_at, day }) => (
      <>
        <span className="st-number">{dateTimeText(moved_at)}</span>
        <div className="st-soft st-number">
          {words.day} {day}
        </div>
      </>
    ),
  },
  { title: words.move, width: 90, render: (_, { move }) => words.moves[move] },
  {
    title: words.share,
    render: (_, row) => (row.ledger === 'cash' ? words.cash : <Share {...row} />),
  },
  {
    title: words.free,
    align: 'right',
    render: (_, row) => (
      <>
        <span className="st-number">{amountText(row, row.free)}</span>
        {row.receivable !== 0 && (
          <div className="st-soft st-number">{words.receivable(sums.format(row.receivable / 100))}</div>
        )}
      </>
    ),
  },
  {
    title: words.held,
    align: 'right',
    render: (_, row) => <span className="st-number">{amountText(row, row.held)}</span>,
  },
  {
    title: words.cost,
    align: 'right',
    render: (_, { cost }) => <span className="st-number">{cost === 0 ? '—' : sums.format(cost / 100)}</span>,
  },
  { title: words.ref, render: (_, { ref }) => refText(ref) },
]
