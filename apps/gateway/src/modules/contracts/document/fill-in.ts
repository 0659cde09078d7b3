import { createHash } from 'node:crypto'
import { contractFields, studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../../http/app-error'

/** Names of the fields that a text may contain. */
type FieldName = (typeof contractFields)[number]
export type FieldValues = Readonly<Record<FieldName, string>>

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Fills in all fields of a text. Values are put on one line, and never searched for fields themselves. */
export function fillIn(text: string, values: FieldValues): string {
  return text.replace(FIELD, (written, name: string) => {
    const value = isField(name) ? values[name] : written
    return value.replace(/\s+/g, ' ').trim()
  })
}

/** Throws `unknownField` if a text has a field for which there is no value. */
export function checkFields(...texts: readonly string[]): void {
  for (const [written, name = ''] of texts.flatMap((text) => [...text.matchAll(FIELD)])) {
    if (isField(name)) continue
    const known = contractFields.map((one) => `{{${one}}}`).join('、')
    throw new AppError({ ...studioErrors.unknownField, msg: `不认识的填写项 ${written}，可以用：${known}` })
  }
}

interface Texts {
  title: string
  body: string
  withdrawal: string
}

/** What a visitor reads and signs, in one piece. */
export function contractDocument({ title, body, withdrawal }: Texts, values: FieldValues): string {
  const filled = fillIn(`${body.trim()}\n\n## 撤回权\n${withdrawal.trim()}`, values)
  return `# ${title}\n\n${filled}\n`
}

/** The part of a document below its title. */
export function withoutTitle(document: string): string {
  return document.slice(document.indexOf('\n') + 1)
}

export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

function isField(name: string): name is FieldName {
  return (contractFields as readonly string[]).includes(name)
}
