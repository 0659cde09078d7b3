import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type SimArticleState, simArticleStates } from '@yingzao/contract/studio'
import { Segmented, Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { type ArticleFilter, articleAddress } from './article-rows'
import { wording } from './wording'

const words = wording.filter

interface ArticleFilterBarProps {
  filter: ArticleFilter
  state: SimArticleState
  /** How many are waiting; undefined while unknown. */
  waiting: number | undefined
  onFilter: (filter: ArticleFilter) => void
}

/** The search criteria. A choice applies at once; typed text applies on Enter. */
export function ArticleFilterBar({ filter, state, waiting, onFilter }: ArticleFilterBarProps) {
  const { state: _, ...narrowed } = filter
  const narrow = (change: ArticleFilter) => onFilter({ ...filter, ...change })
  const contests = useQuery(studioQuery('settlementContests', {}))
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented<SimArticleState>
          aria-label={words.state}
          value={state}
          onChange={(chosen) => narrow({ state: chosen === 'waiting' ? undefined : chosen })}
          options={simArticleStates.map((value) => ({
            value,
            label:
              value === 'waiting' && waiting !== undefined
                ? wording.waitingWith(waiting)
                : wording.states[value],
          }))}
        />
      </div>
      <div className="st-filter">
        <SearchField
          className="st-filter-wide"
          prefix={<SearchOutlined aria-hidden="true" />}
          label={words.q}
          maxLength={40}
          value={filter.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <Select
          className="st-filter-wide"
          aria-label={words.contest}
          placeholder={words.contest}
          allowClear
          value={filter.competition_id === undefined ? undefined : String(filter.competition_id)}
          onChange={(competition_id) => narrow({ competition_id })}
          options={(contests.data?.list ?? []).map(({ competition_id, title }) => ({
            value: competition_id,
            label: title,
          }))}
        />
        <ClearFilter
          isNarrow={articleAddress.isNarrow(narrowed)}
          onClear={() => narrow({ q: undefined, competition_id: undefined })}
        />
      </div>
    </search>
  )
}
