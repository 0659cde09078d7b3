import { wording } from './wording'

/** In units of the drawing, which is stretched to the available width. */
const HEIGHT = 56
/** So that a day with a single lead is seen beside one with hundreds. */
const LEAST = 3

interface DayBarsProps {
  days: readonly { day: string; count: number }[]
}

/** Counts by day; the last one is today. What the bars show is also given in digits. */
export function DayBars({ days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <ol className="ho-days" aria-label={wording.leads.days}>
      {days.map(({ day, count }, index) => {
        const height = count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT)
        return (
          <li key={day} className={index === days.length - 1 ? 'ho-day-today' : undefined}>
            <span className="st-number">{count}</span>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" y={HEIGHT - height} width="10" height={height} />
            </svg>
            <span className="ho-note">{index === days.length - 1 ? wording.leads.today : day.slice(5)}</span>
          </li>
        )
      })}
    </ol>
  )
}
