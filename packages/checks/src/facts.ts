/** What is known of a stored picture. */
export interface ImageFacts {
  /** Pixels of the original. */
  width: number
  height: number
  bytes?: number
  /** `image/gif`, `image/webp`, … */
  type?: string
}

/** What is known of a stored video. */
export interface VideoFacts {
  bytes?: number
}

/** The scripts that the pages of a build load. */
export interface ScriptFacts {
  /** Bytes, as transferred, of what is inline in every page. */
  inline: number
  /** The same by file. */
  bytes: Record<string, number>
  /** The files that come first in a page in which anything moves or answers. */
  page: string[]
  /** By block name: what the block needs before anybody has touched the page, and from then on. */
  blocks: Record<string, BlockScripts>
}

export interface BlockScripts {
  before: string[]
  after: string[]
}

/** What every page of the deployment says of its company. */
export interface SiteFacts {
  company: string
  license_no: string
  phone: string
  adviser: string
  adviser_no: string
  filing_no: string
}

/** Somebody who gives advice for the company, as the company's settings have it. */
export interface AdviserFacts {
  name: string
  /** Of the licence to advise. */
  number: string
}

/** A product of the catalogue, as it can be bought at the moment of the check. Money is fen. */
export interface ProductFacts {
  shop_product_id: number
  /** The name that pages use for it; empty: they use only its number. */
  mark: string
  name: string
  /** Numbers of its sale pages, open or not. */
  pages: number[]
  /** Whether one of its sale pages is open, one opens later, or neither. */
  sale: 'on' | 'coming' | 'ended'
  /** For `coming`: when the first sale page opens, in milliseconds. */
  begins_at: number | null
  /** For `on`: when the last sale page closes; null: no end is set. */
  ends_at: number | null
  /** The advisers named on its sale pages that are not closed. If there are any, it is advice that is sold. */
  advisers: AdviserFacts[]
  /** What it can be bought as, in order; those that are off sale are left out. */
  skus: SkuFacts[]
}

export interface SkuFacts {
  sku_id: number
  name: string
  price: number
  /** The former price; null: none is given. */
  origin_price: number | null
}

/** A word that compliance lists beside those that are built in. */
export interface ListedWord {
  word: string
  severity: 'error' | 'warning'
  /** Why it must not be said, as operators read it. */
  why: string
  /** What may be said instead; empty: nothing is proposed. */
  instead: string
}

/** The weight that compliance gives a rule: its findings block publishing, are remarks, or are not looked for. */
export type RuleWeight = 'error' | 'warning' | 'off'

/**
 * What the caller knows besides the document. A rule whose fact is absent reports nothing, so callers pass what they
 * have: the gateway all of it, an editor what it was told when the page was opened.
 */
export interface PageFacts {
  /** By the address that the document uses. */
  images?: Readonly<Record<string, ImageFacts>>
  videos?: Readonly<Record<string, VideoFacts>>
  scripts?: ScriptFacts
  site?: SiteFacts
  /** Those whom footers do not print. Empty: the company keeps no list. */
  advisers?: readonly AdviserFacts[]
  /** Everything that the company sells. Absent: it is not known, and nothing is reported about it. */
  products?: readonly ProductFacts[]
  /** What compliance lists beside the built-in words. */
  words?: readonly ListedWord[]
  /** The weights that compliance gives rules, by their ids; those required by law are not lowered, whatever is here. */
  rules?: Readonly<Record<string, RuleWeight>>
  /** Where the page is shown. On a machine of developers nobody is misled by data that is not real. */
  env?: 'development' | 'test' | 'production'
  /** When the campaign runs, in milliseconds; null: it has no such end. */
  window?: { start_at: number | null; end_at: number | null }
}
