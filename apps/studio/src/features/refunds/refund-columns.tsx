import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { moneyText } from '../../ui/money-text'
import { RefundActions } from './refund-actions'
import { RefundMark } from './refund-mark'
import { askerText, type RefundRow } from './refund-row'
import { wording } from './wording'

const words = wording.columns

/** The columns of the list, from left to right. The number links to the order. */
export const refundColumns: TableColumnsType<RefundRow> = [
  {
    title: words.number,
    width: 204,
    render: (_, { pid }) => (
      <Link className="st-number" to={`/orders?order=${pid}`}>
        {pid}
      </Link>
    ),
  },
  {
    title: words.product,
    width: 130,
    ellipsis: true,
    render: (_, { name, sku_name }) => (
      <>
        {name} <span className="st-soft">{sku_name}</span>
      </>
    ),
  },
  {
    title: words.buyer,
    width: 112,
    render: (_, { handset }) => <span className="st-number">{handset || wording.erased}</span>,
  },
  {
    title: words.amount,
    width: 112,
    align: 'right',
    render: (_, { amount }) => <strong className="st-number">{moneyText(amount)}</strong>,
  },
  { title: words.kind, width: 104, render: (_, { kind }) => wording.kinds[kind] },
  { title: words.reason, width: 130, ellipsis: true, render: (_, { reason }) => reason },
  {
    title: words.asked,
    width: 134,
    render: (_, refund) => (
      <>
        {askerText(refund)}{' '}
        <span className="st-soft st-number">{dateTimeText(refund.created_at).slice(5)}</span>
      </>
    ),
  },
  { title: words.state, width: 92, render: (_, { state }) => <RefundMark state={state} /> },
  { title: words.acts, width: 178, render: (_, refund) => <RefundActions refund={refund} /> },
]
