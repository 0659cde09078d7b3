import './coupons.css'
import '../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { couponBatchStates, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Select } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { SearchField } from '../../ui/list/search-field'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { batchAddress, useBatchAddress } from './coupon-address'
import { batchColumns } from './coupon-columns'
import { CouponDrawer } from './coupon-drawer'
import { CouponForm } from './coupon-form'
import type { BatchRow } from './coupon-rows'
import { wording } from './wording'

const words = wording.filter

/** How many batches are loaded at once. */
const PART = 50

/** What coupons there are, how many are left, and what became of those given out. */
export function CouponsScreen() {
  const { filter, opened, setFilter, open } = useBatchAddress()
  const list = useList('couponBatchList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.couponBatchCreate)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <search className="st-filter" aria-label={words.title}>
          <SearchField
            className="st-filter-wide"
            prefix={<SearchOutlined aria-hidden="true" />}
            label={words.q}
            maxLength={64}
            value={filter.q ?? ''}
            onSearch={(q) => setFilter({ ...filter, q: q || undefined })}
          />
          <Select
            aria-label={words.state}
            placeholder={words.state}
            allowClear
            value={filter.state}
            onChange={(state) => setFilter({ ...filter, state })}
            options={couponBatchStates.map((value) => ({ value, label: wording.batchStates[value] }))}
          />
          <ClearFilter isNarrow={batchAddress.isNarrow(filter)} onClear={() => setFilter({})} />
        </search>
        <ListBody list={list}>
          <ListTable<BatchRow, string>
            rowKey="coupon_id"
            columns={batchColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={batchAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <CouponDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <CouponForm batch={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}
