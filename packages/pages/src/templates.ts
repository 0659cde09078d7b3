import { readdirSync, readFileSync } from 'node:fs'
import type { JsonRecord } from '@yingzao/schema/server'

/** What a campaign is for: new people, a purchase, an occasion, those who are customers already, or news for them. */
type TemplatePurpose = 'acquire' | 'convert' | 'event' | 'retain' | 'notify'

/** A finished campaign that a page begins with. Its pictures are drawings of `@yingzao/art`, by name. */
export interface LibraryTemplate {
  id: string
  /** Its name in the gallery. */
  title: string
  purpose: TemplatePurpose
  /** What it does, in one sentence. */
  about: string
  /** What else it may be found by. */
  words: readonly string[]
  /** What is to be filled in first, in page order: paths in the document, as `page_schema[0].children[0].value.title`. */
  slots: readonly string[]
  /** A page document without its code, which the page that begins with it brings. */
  document: JsonRecord & { title: string }
}

const FOLDER = new URL('../templates/', import.meta.url)

let known: ReadonlyMap<string, LibraryTemplate> | undefined

/** The templates that come with the program, by their ids. Read when they are first asked for: most processes never do. */
export function libraryTemplates(): ReadonlyMap<string, LibraryTemplate> {
  known ??= new Map(
    readdirSync(FOLDER).map((file) => {
      const id = file.replace(/\.json$/, '')
      return [id, { id, ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) }]
    }),
  )
  return known
}
