import { ORDER_STATUS, type OrderStatus } from '@yingzao/contract/studio'
import { Segmented } from 'antd'
import type { Dayjs } from 'dayjs'
import { onBeijingClock, readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { type OrderFilter, orderAddress } from './order-filter'
import { OrderSearch } from './order-search'
import { wording } from './wording'

const words = wording.filter

const DAY = 'YYYY-MM-DD'
const ANY = 'any'

const STATUSES = Object.values(ORDER_STATUS).map((value: OrderStatus) => ({
  value: String(value),
  label: wording.statuses[value],
}))

interface OrderFilterBarProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

/** The search criteria. Every choice applies at once; typed text applies on Enter. */
export function OrderFilterBar({ filter, onFilter }: OrderFilterBarProps) {
  const narrow = (change: OrderFilter) => onFilter({ ...filter, ...change })
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented
          aria-label={words.status}
          options={[{ value: ANY, label: words.all }, ...STATUSES]}
          value={filter.status === undefined ? ANY : String(filter.status)}
          onChange={(value) => narrow({ status: value === ANY ? undefined : Number(value) })}
        />
      </div>
      <div className="st-filter">
        <OrderSearch filter={filter} onFilter={onFilter} />
        <BeijingPicker.RangePicker
          aria-label={words.days}
          placeholder={[words.from, words.to]}
          allowEmpty={[true, true]}
          presets={presets()}
          value={[dayOf(filter.from), dayOf(filter.to)]}
          onChange={(days) => narrow({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        />
        <ClearFilter isNarrow={orderAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}

function presets(): { label: string; value: [Dayjs, Dayjs] }[] {
  const today = onBeijingClock(Date.now())
  const since = (days: number): [Dayjs, Dayjs] => [today.subtract(days, 'day'), today]
  const yesterday = today.subtract(1, 'day')
  return [
    { label: words.today, value: since(0) },
    { label: words.yesterday, value: [yesterday, yesterday] },
    { label: words.week, value: since(6) },
    { label: words.month, value: since(29) },
  ]
}
