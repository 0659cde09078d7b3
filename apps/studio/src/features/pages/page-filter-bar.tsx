import { AppstoreOutlined, BarsOutlined, SearchOutlined } from '@ant-design/icons'
import { type PageState, pageStates } from '@yingzao/contract/studio'
import { Segmented, Select } from 'antd'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { FolderSelect, TagChips } from './filing/filing-bar'
import { type PageFilter, pageAddress } from './page-filter'
import type { ListLook } from './use-list-look'
import { wording } from './wording'

const ANY = 'any'

interface PageFilterBarProps {
  filter: PageFilter
  onFilter: (filter: PageFilter) => void
  /** How many pages match the search in each state; undefined while unknown. */
  counts: Partial<Record<PageState, number>> | undefined
  look: ListLook
  onLook: (look: ListLook) => void
}

/** The search criteria, and the look of the list. Every choice applies at once; typed text applies on Enter. */
export function PageFilterBar({ filter, onFilter, counts, look, onLook }: PageFilterBarProps) {
  const narrow = (change: PageFilter) => onFilter({ ...filter, ...change })
  return (
    <search aria-label={wording.filter.title}>
      <div className="pg-filter-tabs">
        <Segmented
          aria-label={wording.filter.state}
          options={stateOptions(counts)}
          value={filter.state ?? ANY}
          onChange={(value) => narrow({ state: value === ANY ? undefined : (value as PageFilter['state']) })}
        />
        <Segmented<ListLook>
          aria-label={wording.look}
          value={look}
          onChange={onLook}
          options={[
            { value: 'cards', label: wording.cards, icon: <AppstoreOutlined aria-hidden="true" /> },
            { value: 'table', label: wording.table, icon: <BarsOutlined aria-hidden="true" /> },
          ]}
        />
      </div>
      <div className="st-filter">
        <SearchField
          className="st-filter-wide"
          label={wording.filter.q}
          prefix={<SearchOutlined aria-hidden="true" />}
          value={filter.q ?? ''}
          maxLength={64}
          // Whoever searches for a page wants it whichever folder it is in.
          onSearch={(q) => narrow(q ? { q, folder: undefined } : { q: undefined })}
        />
        <Select
          aria-label={wording.filter.owner}
          value={filter.owner === 'me' ? 'me' : ANY}
          onChange={(owner) => narrow({ owner: owner === 'me' ? 'me' : undefined })}
          options={[
            { value: ANY, label: wording.filter.everybody },
            { value: 'me', label: wording.filter.mine },
          ]}
        />
        <FolderSelect filter={filter} onNarrow={narrow} />
        <ClearFilter isNarrow={pageAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
      <TagChips filter={filter} onNarrow={narrow} />
    </search>
  )
}

function stateOptions(counts: PageFilterBarProps['counts']) {
  const labelled = (label: string, states: readonly PageState[]) => {
    if (!counts) return label
    const count = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
    return wording.filter.counted(label, count)
  }
  // An archived page is put away, and in no list that does not ask for it.
  const shown = pageStates.filter((state) => state !== 'archived')
  return [
    { value: ANY, label: labelled(wording.filter.all, shown) },
    ...shown.map((state) => ({ value: state, label: labelled(wording.states[state], [state]) })),
    { value: 'changed', label: wording.filter.changed },
    { value: 'scheduled', label: wording.filter.scheduled },
    { value: 'archived', label: labelled(wording.states.archived, ['archived']) },
  ]
}
