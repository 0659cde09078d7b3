import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { moneyText } from '../../ui/money-text'
import { StatusMark } from '../../ui/status-mark'
import { OrderStatus } from './order-status'
import type { OrderRow } from './use-orders'
import { wording } from './wording'

const words = wording.columns

/** The columns of the list, from left to right. A click anywhere opens a row; by keyboard its number does. */
export function orderColumns(onOpen: (pid: string) => void): TableColumnsType<OrderRow> {
  return [
    {
      title: words.pid,
      width: 212,
      render: (_, { pid }) => (
        <CellLink onOpen={() => onOpen(pid)}>
          <span className="st-number">{pid}</span>
        </CellLink>
      ),
    },
    {
      title: words.product,
      width: 170,
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
      render: (_, { handset }) =>
        handset === '' ? (
          <span className="st-soft">{wording.erased}</span>
        ) : (
          <span className="st-number">{handset}</span>
        ),
    },
    {
      title: words.status,
      width: 128,
      render: (_, { status, is_refund_waiting }) => (
        <span className="st-marks">
          <OrderStatus status={status} />
          {is_refund_waiting && <StatusMark tone="warning">{wording.refundWaiting}</StatusMark>}
        </span>
      ),
    },
    { title: words.payable, width: 100, align: 'right', render: (_, { payable }) => <Sum fen={payable} /> },
    { title: words.paid, width: 100, align: 'right', render: (_, { paid }) => <Sum fen={paid} /> },
    {
      title: words.refunded,
      width: 92,
      align: 'right',
      render: (_, { refunded }) => <Sum fen={refunded} />,
    },
    {
      title: words.page,
      width: 110,
      ellipsis: true,
      render: (_, { page_code, page_title }) => page_title || page_code || wording.noPage,
    },
    {
      title: words.created,
      width: 140,
      render: (_, { created_at }) => <span className="st-number">{dateTimeText(created_at)}</span>,
    },
  ]
}

/** An amount; zero is shown muted. */
function Sum({ fen }: { fen: number }) {
  return <span className={fen === 0 ? 'st-number st-soft' : 'st-number'}>{moneyText(fen)}</span>
}
