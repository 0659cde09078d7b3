import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type CommentState, commentStates, studioOperations } from '@yingzao/contract/studio'
import { Segmented, Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { useMember } from '../../ui/member-context'
import { type CommentFilter, type CommentRow, commentAddress } from './comment-rows'
import { wording } from './wording'

const words = wording.filter
const number = new Intl.NumberFormat('zh-CN')

interface FilterBarProps {
  filter: CommentFilter
  state: CommentState
  /** How many wait; undefined while that is not known. */
  held: number | undefined
  rows: readonly CommentRow[]
  onFilter: (filter: CommentFilter) => void
}

/** Filters the comments. Every choice applies at once; what is typed applies on Enter. */
export function FilterBar({ filter, state, held, rows, onFilter }: FilterBarProps) {
  const { state: _, ...narrowed } = filter
  const narrow = (change: CommentFilter) => onFilter({ ...filter, ...change })
  const tours = useTours(rows)
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented
          aria-label={words.state}
          options={commentStates.map((value) => ({
            value,
            label:
              value === 'held' && held !== undefined
                ? wording.stateWith(wording.states.held, number.format(held))
                : wording.states[value],
          }))}
          value={state}
          onChange={(chosen) => narrow({ state: chosen === 'held' ? undefined : chosen })}
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
          aria-label={words.tour}
          placeholder={words.tour}
          allowClear
          value={filter.tour_id === undefined ? undefined : String(filter.tour_id)}
          onChange={(tour_id) => narrow({ tour_id })}
          options={tours}
          showSearch={{ optionFilterProp: 'label' }}
        />
        <ClearFilter
          isNarrow={commentAddress.isNarrow(narrowed)}
          onClear={() => onFilter({ ...filter, q: undefined, tour_id: undefined, uid: undefined })}
        />
        {filter.uid !== undefined && (
          <p role="status" className="st-search-note">
            {words.ofWriter(Number(filter.uid))}
          </p>
        )}
      </div>
    </search>
  )
}

/** Returns all tours for members who may list them; for others, those of the comments shown. */
function useTours(rows: readonly CommentRow[]): { value: string; label: string }[] {
  const mayList = mayCall(useMember(), studioOperations.tourRows)
  const { data } = useQuery({ ...studioQuery('tourRows', {}), enabled: mayList })
  const titles = new Map(rows.map(({ tour_id, tour_title }) => [tour_id, tour_title]))
  for (const { tour_id, title } of data?.list ?? []) titles.set(tour_id, title)
  return [...titles].map(([value, label]) => ({ value, label }))
}
