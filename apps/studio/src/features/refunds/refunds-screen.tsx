import '../../ui/list/list.css'
import { Card, Segmented } from 'antd'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { Screen } from '../../ui/screen'
import { refundAddress, SHOWN, type Shown, stateOf } from './refund-address'
import { refundColumns } from './refund-columns'
import type { RefundRow } from './refund-row'
import { wording } from './wording'

/** How many refunds are loaded at once. */
const PART = 50

/** The refunds; first those that are waiting for a decision. */
export function RefundsScreen() {
  const { filter, setFilter } = useListAddress(refundAddress)
  const shown = filter.state ?? 'asked'
  const state = stateOf(shown)
  const list = useList('refundList', { ...(state && { state }), limit: PART }, { isKept: true })
  const counts: { readonly [State in Shown]?: number | undefined } = {
    asked: list.first?.waiting,
    abnormal: list.first?.abnormal,
  }
  return (
    <Screen title={wording.title} about={wording.about}>
      <Card className="st-table-card">
        <search className="st-filter" aria-label={wording.filter.title}>
          <Segmented
            aria-label={wording.filter.state}
            options={SHOWN.map((value) => ({ value, label: labelOf(value, counts[value]) }))}
            value={shown}
            onChange={(value) => setFilter(value === 'asked' ? {} : { state: value })}
          />
        </search>
        <ListBody list={list}>
          <ListTable<RefundRow>
            rowKey="out_refund_no"
            columns={refundColumns}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={shown === 'asked' ? wording.noneWaiting : wording.none}
          />
        </ListBody>
      </Card>
    </Screen>
  )
}

function labelOf(shown: Shown, count: number | undefined): string {
  const title = shown === 'all' ? wording.filter.all : wording.states[shown]
  return count ? `${title} ${count}` : title
}
