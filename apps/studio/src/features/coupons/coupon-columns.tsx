import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { BatchMark } from './coupon-marks'
import { type BatchRow, worthText } from './coupon-rows'
import { wording } from './wording'

const words = wording.columns

/** The columns, from left to right. A click anywhere opens the row; for the keyboard there is a link on the name. */
export function batchColumns(onOpen: (id: string) => void): TableColumnsType<BatchRow> {
  return [
    {
      title: words.title,
      // On a phone it would otherwise get no width, and it is what opens the row.
      width: 180,
      ellipsis: true,
      render: (_, { coupon_id, title }) => <CellLink onOpen={() => onOpen(coupon_id)}>{title}</CellLink>,
    },
    { title: words.id, width: 130, ellipsis: true, render: (_, { coupon_id }) => coupon_id },
    { title: words.state, width: 100, render: (_, { state }) => <BatchMark state={state} /> },
    { title: words.worth, width: 190, ellipsis: true, render: (_, row) => worthText(row) },
    count(words.stock, ({ stock, total }) => wording.stockOf(stock, total), 110),
    count(words.taken, ({ taken }) => String(taken)),
    count(words.locked, ({ locked }) => String(locked)),
    count(words.used, ({ used }) => String(used)),
    count(words.expired, ({ expired }) => String(expired)),
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}

function count(
  title: string,
  text: (row: BatchRow) => string,
  width = 70,
): TableColumnsType<BatchRow>[number] {
  return {
    title,
    width,
    align: 'right',
    render: (_, row) => <span className="st-number">{text(row)}</span>,
  }
}
