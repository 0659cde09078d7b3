import { readFileSync } from 'node:fs'
import type { JsonRecord } from '@yingzao/schema/server'

/** What a campaign is for: new people, a purchase, an occasion, existing customers, or news for them. */
type TemplatePurpose = 'acquire' | 'convert' | 'event' | 'retain' | 'notify'

/** A finished campaign that a page starts from. Its pictures are drawings of `@yingzao/art`, by name. */
export interface LibraryTemplate {
  id: string
  /** Its name in the gallery. */
  title: string
  purpose: TemplatePurpose
  /** What it does, in one sentence. */
  about: string
  /** Further search words. */
  words: readonly string[]
  /** What to fill in first, in page order: paths in the document, such as `page_schema[0].children[0].value.title`. */
  slots: readonly string[]
  /** A page document without its code, which comes from the page that starts from it. */
  document: JsonRecord & { title: string }
}

const FOLDER = new URL('../templates/', import.meta.url)

/** In gallery order: first come those that most pages are made for and that best show what a page can be. */
// biome-ignore format: the order reads better in a few lines
const ORDER = [
  'course', 'open-account', 'etf-week', 'live-stream', 'product-launch', 'report', 'group', 'competition',
  'lecture-tour', 'invitation', 'renewal', 'survey', 'win-back', 'holiday', 'adviser-card', 'announcement',
]

let known: ReadonlyMap<string, LibraryTemplate> | undefined

/**
 * The templates that come with the program, by id, in the order of the gallery. Read when first requested: most
 * processes never do.
 */
export function libraryTemplates(): ReadonlyMap<string, LibraryTemplate> {
  known ??= new Map(
    ORDER.map((id) => [id, { id, ...JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) }]),
  )
  return known
}
