/** A series of a panel, and the legend of its line; `{{route}}` is the label `route`. */
export interface Query {
  expr: string
  legend: string
}

/** How Grafana formats numbers. */
export type Unit = 's' | 'bytes' | 'percentunit' | 'reqps' | 'short' | 'none'

/** What a panel shows and how it is drawn. */
export interface Panel {
  title: string
  /** What a reader may ask: what it shows and what is good. */
  about?: string
  kind: 'timeseries' | 'stat'
  unit: Unit
  queries: readonly Query[]
  /** Red from here on. */
  bad?: number
  /** In 24ths of the width. */
  width: 6 | 8 | 12 | 24
}

/** Panels below one heading. */
interface Row {
  title: string
  panels: readonly Panel[]
}

/** A dashboard, from which a Grafana file is made. */
export interface Dashboard {
  /** Part of its address; stays the same when the title changes. */
  uid: string
  title: string
  rows: readonly Row[]
}

type Options = Partial<Pick<Panel, 'about' | 'bad' | 'width'>>

/** Lines over time. */
export function lines(title: string, unit: Unit, queries: readonly Query[], options: Options = {}): Panel {
  return { title, unit, queries, kind: 'timeseries', width: 12, ...options }
}

/** A number as it is now. */
export function figure(title: string, unit: Unit, expr: string, options: Options = {}): Panel {
  return { title, unit, queries: [{ expr, legend: title }], kind: 'stat', width: 6, ...options }
}
