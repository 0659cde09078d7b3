/** A row of a table of docs/metrics.md. */
export interface DocumentedMetric {
  /** With `*` at its end: all that begin like this. */
  name: string
  kind: string
  labels: string[]
  /** Not exported by every gateway. */
  isOptional: boolean
}

const OPTIONAL = '## Only where it is set up'
const ROW = /^\| `([\w*]+)` \| (\w*) ?\| ((?:`\w+` ?)*)\|/

/** Reads from docs/metrics.md which metrics there are. */
export function readMetricsDocument(text: string): DocumentedMetric[] {
  let isOptional = false
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) isOptional = line === OPTIONAL
    const [row, name = '', kind = '', labels = ''] = ROW.exec(line) ?? []
    if (row === undefined) return []
    return [{ name, kind, labels: Array.from(labels.matchAll(/\w+/g), ([label]) => label), isOptional }]
  })
}
