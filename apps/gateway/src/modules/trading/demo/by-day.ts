/** Groups rows by their day, in the order in which the days occur. */
export function byDay<Row extends { day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const known = days.get(row.day)
    if (known) known.push(row)
    else days.set(row.day, [row])
  }
  return days
}
