import { meanings } from './tables/meanings.en'
import { tables } from './tables/tables.en'

const ENGLISH = new Map(Object.values(tables).flatMap((table) => Object.entries(table)))

/** What the Studio says in the place of a text of the catalogue, in English; the text itself where it has none. */
export function said(text: string, block = ''): string {
  return meanings[`${block} ${text}`] ?? ENGLISH.get(text) ?? text
}
