import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { PageSelect } from '../../ui/page-select'
import { type LinkFilter, linkAddress } from './link-rows'
import { wording } from './wording'

const words = wording.filter

interface FilterBarProps {
  filter: LinkFilter
  onFilter: (filter: LinkFilter) => void
}

/** Filters the links. A choice applies at once; what is typed applies on Enter. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const campaigns = useQuery(studioQuery('trackedLinkCampaigns', {}))
  const narrow = (change: LinkFilter) => onFilter({ ...filter, ...change })
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
        aria-label={words.campaign}
        placeholder={words.campaign}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.campaign}
        onChange={(campaign) => narrow({ campaign })}
        options={(campaigns.data?.list ?? []).map(({ campaign, links }) => ({
          value: campaign,
          label: words.ofCampaign(campaign, links),
        }))}
      />
      <PageSelect
        label={words.page}
        {...(filter.page_code !== undefined && { value: String(filter.page_code) })}
        onChange={(page_code) => narrow({ page_code })}
      />
      <Select
        aria-label={words.off}
        placeholder={words.off}
        allowClear
        value={filter.off}
        onChange={(off) => narrow({ off })}
        options={[
          { value: '0', label: wording.states.on },
          { value: '1', label: wording.states.off },
        ]}
      />
      <ClearFilter isNarrow={linkAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}
