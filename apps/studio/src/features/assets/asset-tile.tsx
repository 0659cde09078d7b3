import { PlayCircleFilled } from '@ant-design/icons'
import { bytesText } from '../../ui/bytes-text'
import { sizeText, typeText } from './asset-words'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

interface AssetTileProps {
  asset: AssetRow
  /** What pressing it does, for screen readers. */
  label: string
  isOpened: boolean
  /** Where several may be chosen: its position among them from 0, -1 if it is not chosen. */
  place?: number
  onOpen: () => void
}

/** An asset in the grid: how it looks, what it is called, how large it is and whether pages use it. */
export function AssetTile({ asset, label, isOpened, place, onOpen }: AssetTileProps) {
  const isChosen = place !== undefined && place >= 0
  const { name, type, bytes, uses } = asset
  return (
    <li>
      <button
        type="button"
        className={isOpened || isChosen ? 'st-tile st-tile-open' : 'st-tile'}
        aria-label={label}
        {...(isOpened && { 'aria-current': true })}
        {...(place !== undefined && { 'aria-pressed': isChosen })}
        onClick={onOpen}
      >
        <AssetLook asset={asset} />
        {isChosen && (
          <span className="st-tile-place" aria-hidden="true">
            {place + 1}
          </span>
        )}
        <span className="st-tile-badge">{typeText(type)}</span>
        <span className="st-tile-name" title={name}>
          {name}
        </span>
        <span className="st-tile-facts">
          <span>{`${sizeText(asset)} · ${bytesText(bytes)}`}</span>
          <span className={uses > 0 ? 'st-tile-uses' : undefined}>
            {uses > 0 ? wording.uses(uses) : wording.unused}
          </span>
        </span>
      </button>
    </li>
  )
}

/** A thumbnail of an asset. Says nothing to screen readers: the text next to it does. */
function AssetLook({ asset: { kind, url, thumb } }: { asset: Pick<AssetRow, 'kind' | 'url' | 'thumb'> }) {
  return (
    <span className="st-look">
      {kind === 'video' ? (
        <>
          {/* A moment after the beginning, which often is black. */}
          <video src={`${url}#t=0.5`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
          <PlayCircleFilled className="st-look-video" aria-hidden="true" />
        </>
      ) : (
        <img className={`st-look-${kind}`} src={thumb} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}
