import { SPAN_NAMES } from '../simulate/simulate-words'
import { PERIODS, type Period } from './record-shown'

/** Over which span the curve goes. */
export function Periods({ chosen }: { chosen: Period }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div className="yz-folio__periods" role="group" aria-label="选择时间">
      {PERIODS.map((period) => (
        <button
          key={period}
          className="yz-tap yz-folio__period"
          type="button"
          data-does="period"
          data-period={period}
          aria-pressed={period === chosen}
        >
          <span>{SPAN_NAMES[period]}</span>
        </button>
      ))}
    </div>
  )
}
