/** What a chart shows. It is written without the library that draws it, which only comes when something is drawn. */
export interface ChartData {
  kind: 'line' | 'bar'
  /** What stands below. */
  names: readonly string[]
  lines: readonly ChartLine[]
  /** A value as it stands beside the axis, where there is little room, and in full. */
  short: (value: number) => string
  full: (value: number) => string
}

export interface ChartLine {
  title: string
  values: readonly number[]
}
