import { SearchOutlined } from '@ant-design/icons'
import { Segmented, Switch } from 'antd'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import type { AssetFilter, AssetKind } from './use-assets'
import { wording } from './wording'

const ANY = 'any'

interface AssetFilterBarProps {
  filter: AssetFilter
  /** Offered in addition to "all". */
  kinds: readonly AssetKind[]
  hasHidden?: boolean
  onFilter: (filter: AssetFilter) => void
}

/** Filters the library. Every choice applies at once; what is typed applies on Enter. */
export function AssetFilterBar({ filter, kinds, hasHidden = false, onFilter }: AssetFilterBarProps) {
  const { q, kind, hidden, ...rest } = filter
  const isNarrow = Boolean(q || kind || hidden)
  const narrow = (change: Partial<Record<'q' | 'kind', string>> & Pick<AssetFilter, 'hidden'>) => {
    const next = { q, kind, hidden, ...change }
    onFilter({
      ...rest,
      ...(next.q && { q: next.q }),
      ...(next.kind && next.kind !== ANY && { kind: next.kind as AssetKind }),
      ...(next.hidden && { hidden: next.hidden }),
    })
  }
  return (
    <search className="st-filter st-asset-filter" aria-label={wording.searchTitle}>
      {kinds.length > 1 && (
        <Segmented
          aria-label={wording.kind}
          value={kind ?? ANY}
          onChange={(chosen) => narrow({ kind: chosen })}
          options={[
            { value: ANY, label: wording.all },
            ...kinds.map((value) => ({ value, label: wording.kinds[value] })),
          ]}
        />
      )}
      <SearchField
        className="st-filter-wide"
        label={wording.q}
        prefix={<SearchOutlined aria-hidden="true" />}
        value={q ?? ''}
        maxLength={64}
        onSearch={(text) => narrow({ q: text })}
      />
      <ClearFilter isNarrow={isNarrow} onClear={() => onFilter({})} />
      {hasHidden && (
        <span className="st-asset-hidden">
          <Switch
            size="small"
            id="assets-hidden"
            checked={hidden === '1'}
            onChange={(isOn) => narrow({ hidden: isOn ? '1' : undefined })}
          />
          <label htmlFor="assets-hidden">{wording.showHidden}</label>
        </span>
      )}
    </search>
  )
}
