import { SearchOutlined } from '@ant-design/icons'
import { Button, Segmented, Switch } from 'antd'
import { SearchField } from '../../ui/list/search-field'
import { wording } from '../../wording'
import type { AssetFilter, AssetKind } from './use-assets'

const words = wording.assets

const ANY = 'any'

interface AssetFilterBarProps {
  filter: AssetFilter
  /** Offered besides all of them. */
  kinds: readonly AssetKind[]
  hasHidden?: boolean
  onFilter: (filter: AssetFilter) => void
}

/** What of the library is looked for. Every choice counts at once; what is typed counts with the enter key. */
export function AssetFilterBar({ filter, kinds, hasHidden = false, onFilter }: AssetFilterBarProps) {
  const { q, kind, is_hidden, ...rest } = filter
  const isNarrow = Boolean(q || kind || is_hidden === 'true')
  const narrow = (change: { q?: string; kind?: string; isHidden?: boolean }) => {
    const next = { q, kind, isHidden: is_hidden === 'true', ...change }
    onFilter({
      ...rest,
      ...(next.q && { q: next.q }),
      ...(next.kind && next.kind !== ANY && { kind: next.kind as AssetKind }),
      ...(next.isHidden && { is_hidden: 'true' }),
    })
  }
  return (
    <search className="st-filter st-asset-filter" aria-label={words.searchTitle}>
      {kinds.length > 1 && (
        <Segmented
          aria-label={words.kind}
          value={kind ?? ANY}
          onChange={(chosen) => narrow({ kind: chosen })}
          options={[
            { value: ANY, label: words.all },
            ...kinds.map((value) => ({ value, label: words.kinds[value] })),
          ]}
        />
      )}
      <SearchField
        className="st-filter-wide"
        label={words.q}
        prefix={<SearchOutlined aria-hidden="true" />}
        value={q ?? ''}
        maxLength={64}
        onSearch={(text) => narrow({ q: text })}
      />
      {isNarrow && (
        <Button type="link" onClick={() => onFilter({})}>
          {wording.shell.clear}
        </Button>
      )}
      {hasHidden && (
        <span className="st-asset-hidden">
          <Switch
            size="small"
            id="assets-hidden"
            checked={is_hidden === 'true'}
            onChange={(isHidden) => narrow({ isHidden })}
          />
          <label htmlFor="assets-hidden">{words.showHidden}</label>
        </span>
      )}
    </search>
  )
}
