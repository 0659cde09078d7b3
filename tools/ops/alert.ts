/** How soon somebody has to look: now, at night too, or on the next working day. */
type Severity = 'page' | 'ticket'

/** Series of a test and when to evaluate it, in promtool's notation: `0+1x60` is 0, 1, 2 … 60, one per `step`. */
interface AlertCase {
  series: Readonly<Record<string, string>>
  /** A minute unless it says otherwise. */
  step?: string
  /** Such as `10m`, from the beginning of the series. */
  at: string
}

/** An alert, with what has to fire it and what must not. */
export interface Alert {
  /** Its section in docs/runbook.zh-CN.md has the same name. */
  name: string
  severity: Severity
  /** What operators read first, in Chinese and without numbers, which are in the alert's value. */
  summary: string
  expr: string
  /** For how long it has to hold. */
  for: string
  /** Labels that the alert has besides its severity, in this case. */
  fires: AlertCase & { labels?: Readonly<Record<string, string>> }
  /** As near to firing as makes sense. */
  silent: AlertCase
}

/** A series that Prometheus precomputes. */
export interface Recording {
  record: string
  labels: Readonly<Record<string, string>>
  expr: string
}

/** A file of rules. */
export interface RuleGroup {
  /** The file's name, without its extension. */
  name: string
  recordings?: readonly Recording[]
  alerts: readonly Alert[]
  /** Between two evaluations in tests, where a minute would make them slow. */
  testEvery?: string
}

const RUNBOOK = 'docs/runbook.zh-CN.md'

/** Where the alert's section of the runbook is, from the root of the project. */
export function runbookUrl({ name }: Pick<Alert, 'name'>): string {
  return `${RUNBOOK}#${name.toLowerCase()}`
}
