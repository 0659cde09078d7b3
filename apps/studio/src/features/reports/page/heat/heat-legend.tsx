import { wording } from '../../wording'
import { shareText } from '../../words/numbers'
import { type Heat, heatRanges } from './heat'

const words = wording.heat

/** What each colour stands for. */
export function HeatLegend({ heat, most }: { heat: Heat; most: number }) {
  if (most === 0) return null
  return (
    <div className="rp-legend">
      <span>{words.heats[heat]}</span>
      <ol aria-label={words.legend}>
        {heatRanges(most).map(({ from, to }, step) => (
          <li key={from}>
            <span className={`rp-swatch rp-heat-${step}`} aria-hidden="true" />
            {words.range(shareText(from).replace('%', ''), shareText(to))}
          </li>
        ))}
      </ol>
    </div>
  )
}
