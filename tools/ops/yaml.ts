type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml }

/** Writes plain data as YAML: strings in double quotes, multi-line ones as blocks. */
export function writeYaml(data: Yaml): string {
  return `${lines(data).join('\n')}\n`
}

function lines(data: Yaml): string[] {
  if (typeof data !== 'object') return [scalar(data)]
  if (isList(data)) return data.flatMap((item) => behind('-', lines(item)))
  return Object.entries(data).flatMap(([key, value]) => keyed(key, value))
}

function keyed(key: string, value: Yaml): string[] {
  const name = /^[a-z_]+$/i.test(key) ? key : scalar(key)
  if (typeof value === 'string' && value.includes('\n'))
    return [`${name}: |-`, ...value.split('\n').map(indented)]
  if (typeof value !== 'object') return [`${name}: ${scalar(value)}`]
  if (Object.keys(value).length === 0) return [`${name}: ${isList(value) ? '[]' : '{}'}`]
  return [`${name}:`, ...lines(value).map(indented)]
}

/** The first line after the mark, the others below it. */
function behind(mark: string, [first = '', ...rest]: string[]): string[] {
  return [`${mark} ${first}`, ...rest.map(indented)]
}

const indented = (line: string) => `  ${line}`
const scalar = (value: string | number | boolean) => JSON.stringify(value)

function isList(data: Yaml): data is readonly Yaml[] {
  return Array.isArray(data)
}
