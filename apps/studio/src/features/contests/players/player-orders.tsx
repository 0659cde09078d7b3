import type { TableColumnsType } from 'antd'
import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { moneyText } from '../../../ui/money-text'
import { priceText, Share } from './player-positions'
import { wording } from './wording'

const words = wording.orders
const number = new Intl.NumberFormat('zh-CN')
const PART = 50

type OrderRow = Answer<'simPlayerOrders'>['list'][number]

/** The orders of a player, newest first; the trades that filled an order are listed below it. */
export function PlayerOrders({ player_id }: { player_id: number }) {
  const list = useList('simPlayerOrders', { player_id, limit: PART })
  return (
    <div className="ct-wide">
      <ListBody list={list}>
        <ListTable<OrderRow, number>
          rowKey="order_id"
          columns={COLUMNS}
          rows={list.rows}
          empty={words.none}
          expandable={{
            rowExpandable: ({ fills }) => fills.length > 0,
            expandedRowRender: ({ fills }) => <Fills fills={fills} />,
          }}
        />
      </ListBody>
    </div>
  )
}

function Fills({ fills }: Pick<OrderRow, 'fills'>) {
  return (
    <>
      <p className="st-hint">{words.fills(fills.length)}</p>
      <ul className="ct-fills">
        {fills.map(({ qty, price, amount, filled_at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fills of one moment differ by nothing else.
          <li key={index} className="st-number">
            <span className="st-soft">{dateTimeText(filled_at)}</span>{' '}
            {words.fill(number.format(qty), priceText(price), moneyText(amount))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns an order's state; tells if it is partly filled so far, or was when it ended. */
function stateText({ state, filled_qty }: OrderRow): string {
  const word = words.states[state]
  if (state === 'filled' || filled_qty === 0) return word
  return state === 'open' ? words.part : words.partThen(word)
}

const COLUMNS: TableColumnsType<OrderRow> = [
  {
    title: words.at,
    width: 150,
    render: (_, { accepted_at, order_id }) => (
      <>
        <span className="st-number">{dateTimeText(accepted_at)}</span>
        <div className="st-soft st-number">{order_id}</div>
      </>
    ),
  },
  { title: words.share, render: (_, row) => <Share {...row} /> },
  {
    title: words.side,
    width: 64,
    render: (_, { side }) => (
      <span className={side === 'buy' ? 'ct-up' : 'ct-down'}>{words.sides[side]}</span>
    ),
  },
  {
    title: words.price,
    align: 'right',
    render: (_, { price, kind }) => (
      <span className="st-number">{kind === 'market' ? words.market : priceText(price)}</span>
    ),
  },
  {
    title: words.qty,
    align: 'right',
    render: (_, { filled_qty, qty }) => (
      <span className="st-number">
        {number.format(filled_qty)} / {number.format(qty)}
      </span>
    ),
  },
  {
    title: words.amount,
    align: 'right',
    render: (_, { filled_amount, fees }) => (
      <>
        <span className="st-number">{moneyText(filled_amount)}</span>
        <div className="st-soft st-number">
          {words.fees} {moneyText(fees)}
        </div>
      </>
    ),
  },
  {
    title: words.state,
    render: (_, row) => (
      <>
        {stateText(row)}
        {row.remark !== '' && <div className="st-soft">{row.remark}</div>}
      </>
    ),
  },
]
