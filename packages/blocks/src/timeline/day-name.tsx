interface DayNameProps {
  name: string
  weekday: string
}

/** The day, and small beside it the day of the week. */
export function DayName({ name, weekday }: DayNameProps) {
  if (name === '' && weekday === '') return null
  return (
    <h3 className="yz-timeline__day">
      {name}
      {weekday && <span className="yz-timeline__weekday"> {weekday}</span>}
    </h3>
  )
}

/** The same in one line. */
export function dayInLine({ name, weekday }: DayNameProps): string {
  return [name, weekday].filter(Boolean).join(' ')
}
