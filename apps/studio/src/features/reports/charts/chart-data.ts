/** What a chart shows. Independent of the library that draws it, which is only loaded when something is drawn. */
export interface ChartData {
  kind: 'line' | 'bar'
  /** The labels of the horizontal axis. */
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
