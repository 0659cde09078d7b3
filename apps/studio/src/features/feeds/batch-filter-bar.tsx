import { feedBatchStates, feedKinds } from '@yingzao/contract/studio'
import { Select } from 'antd'
import { ClearFilter } from '../../ui/list/clear-filter'
import { kindWords } from './column-words'
import { DayPicker } from './day-picker'
import { type BatchFilter, batchAddress } from './feed-rows'
import { wording } from './wording'

const words = wording.filter

interface BatchFilterBarProps {
  filter: BatchFilter
  onFilter: (filter: BatchFilter) => void
}

/** Which batches are shown. Every choice applies at once. */
export function BatchFilterBar({ filter, onFilter }: BatchFilterBarProps) {
  const narrow = (change: BatchFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <Select
        aria-label={words.kind}
        placeholder={words.kind}
        allowClear
        value={filter.kind}
        onChange={(kind) => narrow({ kind })}
        options={feedKinds.map((value) => ({ value, label: kindWords[value] }))}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={feedBatchStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <DayPicker
        aria-label={words.day}
        placeholder={words.day}
        value={filter.as_of}
        onChange={(as_of) => narrow({ as_of })}
      />
      <ClearFilter isNarrow={batchAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}
