import { type Figures, MEASURES_SHOWN, type Measure } from '../measures'
import { wording } from '../wording'
import { changeOf } from '../words/change'
import { numberText, shortText } from '../words/numbers'

interface TilesProps {
  totals: Figures
  /** Null: no data is kept from that time. */
  before: Figures | null
}

/** Every figure with its change since the time before. */
export function Tiles({ totals, before }: TilesProps) {
  return (
    <dl className="rp-tiles" aria-label={wording.tiles.title}>
      {MEASURES_SHOWN.map((measure) => (
        <Tile key={measure.key} measure={measure} totals={totals} before={before} />
      ))}
    </dl>
  )
}

function Tile({ measure, totals, before }: TilesProps & { measure: Measure }) {
  const { key, title, about, kind } = measure
  const value = measure.of(totals)
  const was = before === null ? undefined : measure.of(before)
  const { text, said, tone } = changeOf(value, was, measure)
  return (
    <div className="rp-tile">
      <dt title={about}>{title}</dt>
      <dd className="rp-tile-value" title={numberText(kind, value)}>
        {shortText(kind, value)}
      </dd>
      <dd
        className={tone === undefined ? 'rp-change' : `rp-change rp-${tone}`}
        title={was === undefined ? said : wording.tiles.before(numberText(kind, was))}
      >
        <span aria-hidden="true">{text}</span>
        <span className="rp-said">
          {said}
          {was !== undefined && wording.tiles.besides(wording.tiles.before(numberText(kind, was)))}
        </span>
      </dd>
      {key === 'amount' && totals.ordered > 0 && (
        <dd className="rp-tile-more" title={numberText('amount', totals.ordered)}>
          {wording.tiles.ordered(shortText('amount', totals.ordered))}
        </dd>
      )}
    </div>
  )
}
