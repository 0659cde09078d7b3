import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { videoStates } from '@yingzao/contract/studio'
import { Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { type VideoFilter, videoAddress } from './video-rows'
import { wording } from './wording'

const words = wording.filter

interface VideoFilterBarProps {
  filter: VideoFilter
  onFilter: (filter: VideoFilter) => void
}

/** The filter. Choices apply at once; typed text applies on Enter. */
export function VideoFilterBar({ filter, onFilter }: VideoFilterBarProps) {
  const categories = useQuery(studioQuery('videoCategoryRows', {}))
  const narrow = (change: VideoFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <SearchField
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        label={words.q}
        maxLength={40}
        value={filter.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <Select
        aria-label={words.category}
        placeholder={words.category}
        allowClear
        loading={categories.isPending}
        value={filter.category}
        onChange={(category) => narrow({ category })}
        options={(categories.data?.list ?? []).map(({ category, title, lessons }) => ({
          value: category,
          label: wording.categoryOf(title, lessons),
        }))}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={videoStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <ClearFilter isNarrow={videoAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}
