import type { DayShown } from './calendar-shown'

interface WeekStripProps {
  days: readonly DayShown[]
  chosen: number
}

/** The days, side by side, one of which is chosen. */
export function WeekStrip({ days, chosen }: WeekStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div className="yz-lives__days" role="group" aria-label="选择日期">
      {days.map(({ name, number, isBusy }, day) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the first is always today.
          key={day}
          className="yz-tap yz-lives__day"
          type="button"
          data-does="day"
          data-day={day}
          data-busy={isBusy || undefined}
          aria-pressed={day === chosen}
        >
          <span>{name}</span>
          <b>{number}</b>
        </button>
      ))}
    </div>
  )
}
