import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { moneyText } from '../../ui/money-text'
import { AskRefundDialog, RefundActions, RefundMark } from '../refunds'
import { OrderEvents } from './order-events'
import { OrderStatus } from './order-status'
import { wording } from './wording'

const words = wording.detail

type Detail = Answer<'orderDetail'>

/** Everything about one order, beside the list it was opened from. */
export function OrderDrawer({ pid, onClose }: { pid: string; onClose: () => void }) {
  const query = useQuery(studioQuery('orderDetail', { pid }))
  return (
    <DetailDrawer
      width={640}
      title={words.title}
      extra={<span className="st-soft st-number">{pid}</span>}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-order">
          <OrderSums detail={data} />
          <OrderRefunds detail={data} />
          <OrderFacts detail={data} />
          <section className="st-part">
            <h3>{words.events}</h3>
            <OrderEvents events={data.events} />
          </section>
          <Disclosure detail={data} />
        </div>
      )}
    </DetailDrawer>
  )
}

function OrderSums({ detail: { order } }: { detail: Detail }) {
  const sums = [
    [wording.columns.payable, order.payable],
    [wording.columns.paid, order.paid],
    [wording.columns.refunded, order.refunded],
  ] as const
  return (
    <dl className="st-order-sums">
      <div>
        <dt>{wording.columns.status}</dt>
        <dd>
          <OrderStatus status={order.status} />
        </dd>
      </div>
      {sums.map(([title, fen]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="st-number">{moneyText(fen)}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderRefunds({ detail: { order, refunds, refundable } }: { detail: Detail }) {
  const member = useMember()
  const [isAsking, setAsking] = useState(false)
  const mayAsk = refundable > 0 && mayCall(member, studioOperations.refundAsk)
  if (refunds.length === 0 && !mayAsk) return null
  return (
    <section className="st-part">
      <h3>{words.refunds}</h3>
      {refunds.length > 0 && (
        <ul className="st-refunds">
          {refunds.map((refund) => (
            <li key={refund.out_refund_no}>
              <p>
                <strong className="st-number">{moneyText(refund.amount)}</strong>
                <RefundMark state={refund.state} />
                <span className="st-soft">{dateTimeText(refund.created_at)}</span>
              </p>
              <p>{refund.reason}</p>
              {refund.decided_why && <p className="st-soft">{words.declined(refund.decided_why)}</p>}
              <RefundActions refund={refund} />
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <p className="st-order-ask">
          <Button onClick={() => setAsking(true)}>{words.askRefund}</Button>
          <span className="st-soft">{words.refundable(moneyText(refundable))}</span>
        </p>
      )}
      {isAsking && (
        <AskRefundDialog pid={order.pid} refundable={refundable} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

function OrderFacts({ detail }: { detail: Detail }) {
  const { order, months, price, discount, expire_at, page_version } = detail
  return (
    <dl className="st-facts">
      <dt>{wording.columns.product}</dt>
      <dd>
        {order.name} {order.sku_name} <span className="st-soft">{words.months(months)}</span>
      </dd>
      <dt>{words.price}</dt>
      <dd className="st-number">
        {moneyText(price)}
        {discount > 0 && <span className="st-soft"> {words.discount(moneyText(discount))}</span>}
      </dd>
      <dt>{wording.columns.buyer}</dt>
      <dd>
        <span className="st-number">{order.handset || wording.erased}</span>{' '}
        <Link to={`/orders?uid=${order.uid}`}>{words.ofBuyer}</Link>
      </dd>
      <dt>{wording.columns.page}</dt>
      <dd>
        {order.page_code === null ? (
          words.noPage
        ) : (
          <>
            {order.page_title || order.page_code}{' '}
            <span className="st-soft">{words.version(page_version)}</span>
          </>
        )}
      </dd>
      <dt>{wording.columns.created}</dt>
      <dd className="st-number">{dateTimeText(order.created_at, { exact: true })}</dd>
      {order.status === 0 && (
        <>
          <dt>{words.expires}</dt>
          <dd className="st-number">{dateTimeText(expire_at, { exact: true })}</dd>
        </>
      )}
    </dl>
  )
}

function Disclosure({ detail: { disclosure } }: { detail: Detail }) {
  return (
    <section className="st-part">
      <h3>{words.disclosure}</h3>
      {disclosure === null ? (
        <p className="st-soft">{words.noDisclosure}</p>
      ) : (
        <p className="st-disclosure">{disclosure}</p>
      )}
    </section>
  )
}
