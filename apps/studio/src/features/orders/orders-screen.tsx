import './orders.css'
import '../../ui/list/list.css'
import { DownloadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { wording as listWording } from '../../ui/list/wording'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { wording as uiWording } from '../../ui/wording'
import { orderColumns } from './order-columns'
import { OrderDrawer } from './order-drawer'
import { OrderExport } from './order-export'
import { orderAddress } from './order-filter'
import { OrderFilterBar } from './order-filter-bar'
import { useOrderAddress } from './use-order-address'
import { type OrderRow, totalText, useOrders } from './use-orders'
import { wording } from './wording'

/** What was ordered, paid and refunded. */
export function OrdersScreen() {
  const { filter, opened, setFilter, open } = useOrderAddress()
  const list = useOrders(filter)
  const [isExporting, setExporting] = useState(false)
  const mayExport = mayCall(useMember(), studioOperations.orderExport)
  const total = list.first && totalText(list.first)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayExport && (
          <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setExporting(true)}>
            {listWording.export.open}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <OrderFilterBar filter={filter} onFilter={setFilter} />
        <div className="st-list-head">
          <p role="status">
            {total === undefined ? !list.problem && uiWording.loading : wording.found(total)}
          </p>
        </div>
        <ListBody list={list} total={total}>
          <ListTable<OrderRow, string>
            rowKey="pid"
            columns={orderColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={orderAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <OrderDrawer key={opened} pid={opened} onClose={() => open(undefined)} />}
      {isExporting && <OrderExport filter={filter} total={total} onClose={() => setExporting(false)} />}
    </Screen>
  )
}
