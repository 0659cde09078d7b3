import type { TableColumnsType } from 'antd'
import { ListTable } from '../../../ui/list/list-table'
import { moneyText } from '../../../ui/money-text'
import { Profit } from './figures'
import type { PlayerDetail } from './player-rows'
import { wording } from './wording'

const words = wording.positions
const number = new Intl.NumberFormat('zh-CN')
const prices = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

type Position = PlayerDetail['positions'][number]

/** What a player holds now. */
export function PlayerPositions({ detail }: { detail: PlayerDetail }) {
  return (
    <div className="ct-wide">
      <ListTable<Position, string>
        rowKey="code"
        columns={COLUMNS}
        rows={detail.positions}
        empty={words.none}
      />
    </div>
  )
}

/** A share by its name, with its code. */
export function Share({ name, code }: { name: string; code: string }) {
  return (
    <>
      {name || code}
      {name !== '' && <div className="st-soft st-number">{code}</div>}
    </>
  )
}

/** Returns a price as quotes show it. */
export function priceText(price: number | null): string {
  return price === null ? '—' : prices.format(price)
}

function numeric(title: string, textOf: (row: Position) => string): TableColumnsType<Position>[number] {
  return {
    title,
    align: 'right',
    render: (_, row) => <span className="st-number">{textOf(row)}</span>,
  }
}

const COLUMNS: TableColumnsType<Position> = [
  { title: words.share, render: (_, row) => <Share {...row} /> },
  numeric(words.qty, ({ qty }) => number.format(qty)),
  numeric(words.sellable, ({ sellable }) => number.format(sellable)),
  numeric(words.price, ({ price }) => priceText(price)),
  numeric(words.value, ({ value }) => moneyText(value)),
  numeric(words.cost, ({ cost }) => moneyText(cost)),
  { title: words.profit, align: 'right', render: (_, { profit }) => <Profit fen={profit} /> },
  { title: words.opened, render: (_, row) => <span className="st-number">{row.opened_day}</span> },
]
