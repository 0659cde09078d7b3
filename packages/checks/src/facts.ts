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

/** What pages of a build load of script. */
export interface ScriptFacts {
  /** Bytes, as they travel, of what stands in every page. */
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
  /** By which pages name it; empty: by its number only. */
  mark: string
  name: string
  /** Numbers of its sale pages, open or not. */
  pages: number[]
  /** Whether one of its sale pages is open, opens later, or none is or will be. */
  sale: 'on' | 'coming' | 'ended'
  /** When the first opens, in milliseconds, of what is `coming`. */
  begins_at: number | null
  /** When the last closes of what is `on`; null: no end is set. */
  ends_at: number | null
  /** Who stands for it on its sale pages that are not closed. Anybody: it is advice that is sold. */
  advisers: AdviserFacts[]
  /** What it can be bought as, the first first; those that are off sale are not there. */
  skus: SkuFacts[]
}

export interface SkuFacts {
  sku_id: number
  name: string
  price: number
  /** What it cost before; null: nothing is said of it. */
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

/** What compliance makes of a rule: what it finds refuses publishing, is a remark, or is not looked for. */
export type RuleWeight = 'error' | 'warning' | 'off'

/**
 * What the caller knows beside the document. A rule whose fact is absent says nothing, so a caller hands in what it has
 * at hand: the gateway all of it, an editor what it was told when the page was opened.
 */
export interface PageFacts {
  /** By the address that the document uses. */
  images?: Readonly<Record<string, ImageFacts>>
  videos?: Readonly<Record<string, VideoFacts>>
  scripts?: ScriptFacts
  site?: SiteFacts
  /** Those whom footers do not print. Empty: the company keeps no list. */
  advisers?: readonly AdviserFacts[]
  /** Everything that the company sells. Absent: nobody knows, and nothing is said of it. */
  products?: readonly ProductFacts[]
  /** What compliance lists beside the built-in words. */
  words?: readonly ListedWord[]
  /** What compliance makes of rules, by their ids; those that the law asks for are not lowered, whatever stands here. */
  rules?: Readonly<Record<string, RuleWeight>>
  /** Where the page is shown. On a machine of developers nobody is misled by data that is not real. */
  env?: 'development' | 'test' | 'production'
  /** When the campaign runs, in milliseconds; null: it has no such end. */
  window?: { start_at: number | null; end_at: number | null }
}
