import { meanings } from './tables/meanings.en'
import { tables } from './tables/tables.en'

const ENGLISH = new Map(Object.values(tables).flatMap((table) => Object.entries(table)))

/** The English text of the Studio for a text of the catalogue; the text itself where there is none. */
export function said(text: string, block = ''): string {
  return meanings[`${block} ${text}`] ?? ENGLISH.get(text) ?? text
}
