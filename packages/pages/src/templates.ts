import { readdirSync, readFileSync } from 'node:fs'
import type { JsonRecord } from '@yingzao/schema/server'

/** A finished campaign that a page can begin with. Its pictures are drawings of `@yingzao/art`, by name. */
export interface LibraryTemplate {
  id: string
  /** Its name in the gallery. */
  title: string
  purpose: 'acquire' | 'convert' | 'event' | 'retain' | 'notify'
  /** One sentence for whoever chooses. */
  about: string
  words: readonly string[]
  document: JsonRecord & { title: string }
}

const FOLDER = new URL('../templates/', import.meta.url)

/** The templates that come with the program, by their ids. */
export const libraryTemplates: ReadonlyMap<string, LibraryTemplate> = new Map(
  readdirSync(FOLDER).map((file) => {
    const id = file.replace(/\.json$/, '')
    return [id, { id, ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }] as const
  }),
)
