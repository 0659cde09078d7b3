import { type CouponState, couponStates } from '@yingzao/contract/studio'
import { Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { CouponMark } from './coupon-marks'
import type { HolderRow } from './coupon-rows'
import { wording } from './wording'

const words = wording.holders

const COLUMNS: TableColumnsType<HolderRow> = [
  {
    title: words.handset,
    width: 116,
    render: (_, { handset }) =>
      handset === '' ? (
        <span className="st-soft">{words.erased}</span>
      ) : (
        <span className="st-number">{handset}</span>
      ),
  },
  { title: words.state, width: 88, render: (_, { state }) => <CouponMark state={state} /> },
  {
    title: words.from,
    width: 110,
    ellipsis: true,
    render: (_, { is_of_code, page_code }) => (is_of_code ? words.ofCode : (page_code ?? words.noPage)),
  },
  {
    title: words.received,
    width: 140,
    render: (_, { received_at }) => <span className="st-number">{dateTimeText(received_at)}</span>,
  },
  {
    title: words.ended,
    width: 140,
    render: (_, { used_at, expire_at }) => (
      <span className="st-number">{dateTimeText(used_at ?? expire_at)}</span>
    ),
  },
]

/** Who has a coupon of a batch, latest first. */
export function Holders({ coupon_id }: { coupon_id: string }) {
  const [state, setState] = useState<CouponState>()
  const list = useList('couponHolders', { coupon_id, ...(state && { state }) })
  return (
    <section className="st-part">
      <div className="st-coupon-head">
        <h3>{words.title}</h3>
        <Select
          aria-label={words.state}
          placeholder={words.state}
          size="small"
          allowClear
          value={state}
          onChange={setState}
          options={couponStates.map((value) => ({ value, label: wording.states[value] }))}
        />
      </div>
      <div className="st-coupon-holders">
        <ListBody list={list}>
          <ListTable<HolderRow>
            rowKey="user_coupon_id"
            columns={COLUMNS}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={words.none}
          />
        </ListBody>
      </div>
    </section>
  )
}
