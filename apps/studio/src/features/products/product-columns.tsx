import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { moneyText } from '../../ui/money-text'
import type { ProductRow } from './product-rows'
import { SaleMark } from './sale-mark'
import { wording } from './wording'

const words = wording.columns

/** The columns of the list, from left to right. A click anywhere opens a row; by keyboard its name does. */
export function productColumns(onOpen: (id: number) => void): TableColumnsType<ProductRow> {
  return [
    {
      title: words.name,
      // On a phone it would otherwise get no width, and it is what opens the row.
      width: 200,
      ellipsis: true,
      render: (_, { shop_product_id, name }) => (
        <CellLink onOpen={() => onOpen(shop_product_id)}>{name}</CellLink>
      ),
    },
    {
      title: words.id,
      width: 100,
      render: (_, { shop_product_id }) => <span className="st-number">{shop_product_id}</span>,
    },
    { title: words.mark, width: 140, ellipsis: true, render: (_, { mark }) => mark ?? wording.noPrice },
    { title: words.risk, width: 96, render: (_, { risk_level }) => risk_level },
    { title: words.state, width: 100, render: (_, { state }) => <SaleMark state={state} /> },
    {
      title: words.price,
      width: 220,
      align: 'right',
      render: (_, row) => <span className="st-number">{priceText(row)}</span>,
    },
    {
      title: words.skus,
      width: 72,
      align: 'right',
      render: (_, { skus }) => <span className="st-number">{skus}</span>,
    },
    {
      title: words.pages,
      width: 84,
      align: 'right',
      render: (_, { pages }) => <span className="st-number">{pages}</span>,
    },
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}

function priceText({ price_from, price_to }: ProductRow): string {
  if (price_from === null || price_to === null) return wording.noPrice
  return price_from === price_to
    ? moneyText(price_from)
    : wording.range(moneyText(price_from), moneyText(price_to))
}
