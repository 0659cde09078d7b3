import type { Path } from '@yingzao/editor-core'
import { dateTimeText } from '../../state/date-time-text'
import { explained } from '../../ui/joined'
import { fieldAt } from './field-at'
import { wording } from './wording'

/** A field's value in readable form: the label of a choice, a timestamp as date and time, markup without its tags. */
export function valueText(value: unknown, block: string | undefined, path: Path): string {
  const field = fieldAt(block, path)
  if (field?.kind === 'enum') {
    const option = field.options.find((one) => one.value === value)
    if (option) return option.label
  }
  if (typeof value === 'boolean') return value ? wording.yes : wording.no
  if (typeof value === 'number') {
    return field?.control === 'datetime' || isWindow(path) ? timeText(value) : withUnit(value, field?.unit)
  }
  if (typeof value === 'string') return (field?.control === 'html' ? plain(value) : value) || wording.empty
  return partsText(value)
}

function isWindow([step]: Path): boolean {
  return step === 'start_at' || step === 'end_at'
}

function timeText(timestamp: number): string {
  return dateTimeText(new Date(timestamp).toISOString())
}

function withUnit(value: number, unit: string | undefined): string {
  return unit === undefined ? String(value) : `${value} ${unit}`
}

function plain(html: string): string {
  return html
    .replace(/<\/(?:p|h[234]|li|blockquote)>|<[bh]r ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}

/** For a value that no single word describes: its parts, one per line, or how many there are. */
function partsText(value: unknown): string {
  if (value === null || value === undefined) return wording.absent
  if (Array.isArray(value)) {
    return [wording.items(value.length), ...value.map((item) => firstText(item)).filter(Boolean)].join('\n')
  }
  return Object.entries(value as object)
    .filter(([, part]) => part !== undefined && part !== '')
    .map(([name, part]) => explained(name, typeof part === 'object' ? JSON.stringify(part) : String(part)))
    .join('\n')
}

/** The text that identifies an item of a list. */
function firstText(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return ''
  const said = Object.values(item).find((part) => typeof part === 'string' && part !== '')
  return typeof said === 'string' ? said : ''
}
