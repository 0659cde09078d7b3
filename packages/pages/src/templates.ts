import { readFileSync } from 'node:fs'
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

/** In the order of the gallery, which puts first what most pages are made for and what shows best what a page can be. */
// biome-ignore format: the order reads better in a few lines
const ORDER = [
  'course', 'open-account', 'etf-week', 'live-stream', 'product-launch', 'report', 'group', 'competition',
  'lecture-tour', 'invitation', 'renewal', 'survey', 'win-back', 'holiday', 'adviser-card', 'announcement',
]

let known: ReadonlyMap<string, LibraryTemplate> | undefined

/**
 * The templates that come with the program, by their ids, as the gallery lists them. Read when they are first asked for:
 * most processes never do.
 */
export function libraryTemplates(): ReadonlyMap<string, LibraryTemplate> {
  known ??= new Map(
    ORDER.map((id) => [id, { id, ...JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) }]),
  )
  return known
}
