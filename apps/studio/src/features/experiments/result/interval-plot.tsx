import type { EpochVariant } from '../experiment-rows'
import { upliftText } from '../percent-text'
import { wording } from '../wording'

const words = wording.result

/** Units of the drawing. It grows with its container. */
const WIDTH = 600
const ROW = 44
const LEFT = 40
const RIGHT = 24
const TOP = 28

interface Drawn {
  variant: EpochVariant
  uplift: number
  low: number
  high: number
}

/** The interval of each version's uplift over A. The table below says the same. */
export function IntervalPlot({ variants }: { variants: readonly EpochVariant[] }) {
  const drawn = variants.flatMap((variant): Drawn[] => {
    const { uplift, low, high } = variant.compared ?? {}
    return uplift == null || low == null || high == null ? [] : [{ variant, uplift, low, high }]
  })
  if (drawn.length === 0) return <p className="st-hint">{words.noInterval}</p>
  // The same to both sides of A, so that no side looks larger.
  const reach = Math.max(0.05, ...drawn.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])) * 1.1
  const xOf = (uplift: number) => LEFT + ((uplift + reach) / (2 * reach)) * (WIDTH - LEFT - RIGHT)
  const height = TOP + drawn.length * ROW + 8
  return (
    <svg className="ex-plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={labelOf(drawn)}>
      <line className="ex-plot-zero" x1={xOf(0)} x2={xOf(0)} y1={TOP - 8} y2={height} />
      <text className="ex-plot-word" x={xOf(0)} y={14} textAnchor="middle">
        {words.zero}
      </text>
      {drawn.map(({ variant, uplift, low, high }, at) => {
        const y = TOP + at * ROW + ROW / 2
        return (
          <g key={variant.key} className={`ex-plot-${variant.compared?.verdict}`}>
            <text className="ex-plot-key" x={8} y={y + 5}>
              {variant.key}
            </text>
            <line className="ex-plot-range" x1={xOf(low)} x2={xOf(high)} y1={y} y2={y} />
            <circle cx={xOf(uplift)} cy={y} r={6} />
            <text className="ex-plot-word" x={xOf(low)} y={y + 20} textAnchor="middle">
              {upliftText(low)}
            </text>
            <text className="ex-plot-word" x={xOf(high)} y={y + 20} textAnchor="middle">
              {upliftText(high)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function labelOf(drawn: readonly Drawn[]): string {
  return words.plotLabels(
    drawn.map(({ variant, low, high }) => words.plotLabel(variant.key, upliftText(low), upliftText(high))),
  )
}
