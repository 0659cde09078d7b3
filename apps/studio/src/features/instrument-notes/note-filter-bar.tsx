import { SearchOutlined } from '@ant-design/icons'
import { noteFilterStates } from '@yingzao/contract/studio'
import { Select } from 'antd'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { type NoteFilter, noteAddress } from './note-rows'
import { wording } from './wording'

const words = wording.filter

interface NoteFilterBarProps {
  filter: NoteFilter
  onFilter: (filter: NoteFilter) => void
}

/** The search criteria. A choice applies at once; typed text applies on Enter. */
export function NoteFilterBar({ filter, onFilter }: NoteFilterBarProps) {
  const narrow = (change: NoteFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <SearchField
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        label={words.q}
        maxLength={20}
        value={filter.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={noteFilterStates.map((value) => ({ value, label: wording.filterStates[value] }))}
      />
      <ClearFilter isNarrow={noteAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}
