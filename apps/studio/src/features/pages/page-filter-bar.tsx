import { AppstoreOutlined, BarsOutlined, SearchOutlined } from '@ant-design/icons'
import { type PageState, pageStates } from '@yingzao/contract/studio'
import { Button, Segmented, Select } from 'antd'
import { SearchField } from '../../ui/list/search-field'
import { wording } from '../../wording'
import { isNarrow, type PageFilter } from './page-filter'
import type { ListLook } from './use-list-look'

const words = wording.pages

const ANY = 'any'

interface PageFilterBarProps {
  filter: PageFilter
  onFilter: (filter: PageFilter) => void
  /** How many pages the words find in each state; undefined while that is not known. */
  counts: Partial<Record<PageState, number>> | undefined
  look: ListLook
  onLook: (look: ListLook) => void
}

/** What is looked for, and how it is drawn. Every choice counts at once; what is typed counts with the enter key. */
export function PageFilterBar({ filter, onFilter, counts, look, onLook }: PageFilterBarProps) {
  const narrow = (change: PageFilter) => onFilter({ ...filter, ...change })
  return (
    <search aria-label={words.filter.title}>
      <div className="pg-filter-tabs">
        <Segmented
          aria-label={words.filter.state}
          options={stateOptions(counts)}
          value={filter.state ?? ANY}
          onChange={(value) => narrow({ state: value === ANY ? undefined : (value as PageFilter['state']) })}
        />
        <Segmented<ListLook>
          aria-label={words.look}
          value={look}
          onChange={onLook}
          options={[
            { value: 'cards', label: words.cards, icon: <AppstoreOutlined aria-hidden="true" /> },
            { value: 'table', label: words.table, icon: <BarsOutlined aria-hidden="true" /> },
          ]}
        />
      </div>
      <div className="st-filter">
        <SearchField
          className="st-filter-wide"
          label={words.filter.q}
          prefix={<SearchOutlined aria-hidden="true" />}
          value={filter.q ?? ''}
          maxLength={64}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <Select
          aria-label={words.filter.owner}
          value={filter.owner === 'me' ? 'me' : ANY}
          onChange={(owner) => narrow({ owner: owner === 'me' ? 'me' : undefined })}
          options={[
            { value: ANY, label: words.filter.everybody },
            { value: 'me', label: words.filter.mine },
          ]}
        />
        {isNarrow(filter) && (
          <Button type="link" onClick={() => onFilter({})}>
            {wording.shell.clear}
          </Button>
        )}
      </div>
    </search>
  )
}

function stateOptions(counts: PageFilterBarProps['counts']) {
  const labelled = (label: string, states: readonly PageState[]) => {
    if (!counts) return label
    const count = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
    return words.filter.counted(label, count)
  }
  // An archived page is put away, and in no list that does not ask for it.
  const shown = pageStates.filter((state) => state !== 'archived')
  return [
    { value: ANY, label: labelled(words.filter.all, shown) },
    ...shown.map((state) => ({ value: state, label: labelled(words.states[state], [state]) })),
    { value: 'changed', label: words.filter.changed },
    { value: 'scheduled', label: words.filter.scheduled },
    { value: 'archived', label: labelled(words.states.archived, ['archived']) },
  ]
}
