/** A field that docs/logs.md lists. */
export interface LogField {
  name: string
  /** Type of its value, where that is always the same: `text`, `number`, `object`. */
  kind: string
  /** Present in every line. */
  isAlways: boolean
}

const ALWAYS = '## Every line'
/** The attributes of spans are listed below it. */
const END = '## Traces'
const ROW = /^\| `(\w+)` \| (\w*) ?\|/

/** Reads from docs/logs.md which fields lines have. */
export function readLogDocument(text: string): LogField[] {
  let heading = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line
    const [row, name = '', kind = ''] = ROW.exec(line) ?? []
    return row === undefined || heading === END ? [] : [{ name, kind, isAlways: heading === ALWAYS }]
  })
}

/** Returns what is wrong with a line, according to the document. */
export function lineProblems(line: string, fields: readonly LogField[]): string[] {
  const read = JSON.parse(line) as Record<string, unknown>
  const known = new Map(fields.map((field) => [field.name, field]))
  return [
    ...fields.filter(({ name, isAlways }) => isAlways && !(name in read)).map(({ name }) => `lacks ${name}`),
    ...Object.keys(read)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not documented`),
    ...Object.entries(read)
      .filter(([name, value]) => !isOfKind(value, known.get(name)?.kind ?? ''))
      .map(([name]) => `${name} is no ${known.get(name)?.kind}`),
  ]
}

const TYPES: Readonly<Record<string, string>> = { text: 'string', number: 'number', object: 'object' }

function isOfKind(value: unknown, kind: string): boolean {
  const type = TYPES[kind]
  return type === undefined || typeof value === type
}
