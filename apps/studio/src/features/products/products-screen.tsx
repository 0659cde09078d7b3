import './products.css'
import '../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { saleStates, studioOperations } from '@yingzao/contract/studio'
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
import { productAddress, useProductAddress } from './product-address'
import { productColumns } from './product-columns'
import { ProductDrawer } from './product-drawer'
import { ProductForm } from './product-form'
import type { ProductRow } from './product-rows'
import { wording } from './wording'

const words = wording.filter

/** How many products are loaded at once. */
const PART = 50

/** What is sold: products, what they cost, and when. */
export function ProductsScreen() {
  const { filter, opened, setFilter, open } = useProductAddress()
  const list = useList('productList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.productCreate)
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
            options={saleStates.map((value) => ({ value, label: wording.states[value] }))}
          />
          <ClearFilter isNarrow={productAddress.isNarrow(filter)} onClear={() => setFilter({})} />
        </search>
        <ListBody list={list}>
          <ListTable<ProductRow, number>
            rowKey="shop_product_id"
            columns={productColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={productAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <ProductDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <ProductForm product={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}
