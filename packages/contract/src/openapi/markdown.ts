import type { FieldRow } from './field-rows'

/** The fields of a call, one per line. */
export function fieldTable(rows: FieldRow[]): string {
  if (rows.length === 0) return 'Nothing.'
  return table(
    ['field', 'type', 'required', 'meaning'],
    rows.map(({ path, type, required, description }) => [
      `\`${path}\``,
      type,
      required ? 'yes' : 'no',
      description,
    ]),
  )
}

/** A table with this head. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

function line(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
