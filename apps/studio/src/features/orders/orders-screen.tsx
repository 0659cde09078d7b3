import './orders.css'
import { Card } from 'antd'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { Screen } from '../../ui/screen'
import { wording as uiWording } from '../../ui/wording'
import { orderColumns } from './order-columns'
import { orderAddress } from './order-filter'
import { OrderFilterBar } from './order-filter-bar'
import { useOrderAddress } from './use-order-address'
import { type OrderRow, totalText, useOrders } from './use-orders'
import { wording } from './wording'

/** What was ordered, what has come for it and what has gone back. */
export function OrdersScreen() {
  const { filter, opened, setFilter, open } = useOrderAddress()
  const list = useOrders(filter)
  const total = list.first && totalText(list.first)
  return (
    <Screen title={wording.title} about={wording.about}>
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
    </Screen>
  )
}
