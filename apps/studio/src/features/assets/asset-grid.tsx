import { Skeleton } from 'antd'
import { MoreRows } from '../../ui/list/more-rows'
import { ProblemNote } from '../../ui/problem-note'
import { wording as uiWording } from '../../ui/wording'
import { AssetTile } from './asset-tile'
import { type AssetFilter, type AssetRow, useAssets } from './use-assets'
import { wording } from './wording'

/** Enough to fill a screen while the first part is loading. */
const PLACES = Array.from({ length: 12 }, (_none, place) => place)

interface AssetGridProps {
  filter: AssetFilter
  opened?: string | undefined
  /** Hashes of the chosen assets, in that order, where several may be chosen. */
  chosen?: readonly string[]
  /** What pressing a tile does, for screen readers. */
  label: (name: string) => string
  onOpen: (asset: AssetRow) => void
}

/** What a filter finds in the library, as pictures side by side. */
export function AssetGrid({ filter, opened, chosen, label, onOpen }: AssetGridProps) {
  const list = useAssets(filter)
  const { rows } = list
  if (!rows) {
    if (list.problem) return <ProblemNote problem={list.problem} retry={list.retry} />
    return (
      <div className="st-tiles" role="status" aria-label={uiWording.loading}>
        {PLACES.map((place) => (
          <Skeleton.Node key={place} active className="st-tile-place" />
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <p className="st-empty">{emptyText(filter)}</p>
  return (
    <>
      <ul className={list.isOld ? 'st-tiles st-tiles-old' : 'st-tiles'}>
        {rows.map((asset) => (
          <AssetTile
            key={asset.hash}
            asset={asset}
            label={label(asset.name)}
            isOpened={asset.hash === opened}
            {...(chosen && { place: chosen.indexOf(asset.hash) })}
            onOpen={() => onOpen(asset)}
          />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

function emptyText({ q, kind, hidden }: AssetFilter): string {
  if (q || (kind && kind !== 'picture')) return wording.noneFound
  return hidden ? wording.noneHidden : wording.none
}
