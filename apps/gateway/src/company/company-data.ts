import { createHash } from 'node:crypto'
import type { ListedWord, ProductFacts, RuleWeight } from '@yingzao/checks'
import type { SiteBundle, SiteSettings } from '@yingzao/contract/server'
import type { ThemeSetting } from '@yingzao/theme'
import type { Config } from '../config/config'
import type { Orm, Transaction } from '../db/database'

/** What pages say about the company, how they look, and the revision of both. */
export interface Company {
  /** 0: nobody has changed it, so it is what the deployment was set up with. */
  revision: number
  site: SiteSettings
  /** The theme of every page without one of its own. */
  theme: ThemeSetting
  /** Who gives advice for it, with their certificate numbers. */
  advisers: readonly Adviser[]
}

export interface Adviser {
  name: string
  number: string
}

/** What a page sells and gives out. */
export interface AskedTerms {
  products: readonly number[]
  coupons: readonly string[]
}

/** What applies to these, besides names and prices. */
export interface Terms {
  products: { shop_product_id: number; risk_level: string; contract_id: string | null }[]
  contracts: { contract_id: string; version: number; body_hash: string }[]
  coupons: Record<string, unknown>[]
  /** Version of the risk test; null: there is none. */
  risk_test: number | null
}
/** The words and rules that compliance adds to the built-in ones, and the revision of that list. */
export interface WordList {
  /** 0: nothing has been put in force, and only the built-in words and rules apply. */
  revision: number
  words: readonly ListedWord[]
  rules: Readonly<Record<string, RuleWeight>>
}

/** Where no list has been put in force. */
export const NO_LIST: WordList = { revision: 0, words: [], rules: {} }

/**
 * What pages say about the company. Code that renders or checks a page reads this, and not the configuration, which
 * only has the initial values.
 */
export interface CompanyReader {
  /** As it is in the database now. What is stored or proved relies on this. */
  read(db?: Orm | Transaction): Promise<Company>
  /** What it sells at this moment, as pages are checked against it. Undefined: nobody can be asked. */
  sells(db?: Orm | Transaction): Promise<readonly ProductFacts[] | undefined>
  /** What visitors agree to when they buy these products or take these coupons. Undefined: nobody can be asked. */
  terms(asked: AskedTerms, db?: Orm | Transaction): Promise<Terms | undefined>
  /**
   * The list of words and rules in force at this moment. Whoever checks a page against the rules reads it over the same
   * connection as the company.
   */
  wordList(db?: Orm | Transaction): Promise<WordList>
  /** The revision of that list, for anything that is only valid while the rules are unchanged. */
  rulesVersion(db?: Orm | Transaction): Promise<number>
  /**
   * As it was last read, for what is rendered even while the database is unreachable. Every process rereads it on each
   * change.
   */
  known(): Company
}

/** What the deployment was set up with, for code that has no database. */
export function companyAtStart({ company }: Pick<Config, 'company'>): CompanyReader {
  const start: Company = { revision: 0, site: company, theme: {}, advisers: [] }
  return {
    known: () => start,
    read: async () => start,
    sells: async () => undefined,
    terms: async () => undefined,
    wordList: async () => NO_LIST,
    rulesVersion: async () => 0,
  }
}

/**
 * What the bytes of a page depend on besides its version: the build of the site, what it says about the company and how
 * that looks.
 */
export function pageBuild({ build }: Pick<SiteBundle, 'build'>, { revision, site, theme }: Company): string {
  // What the deployment was set up with is part of the build itself.
  if (revision === 0) return build
  return createHash('sha256')
    .update(JSON.stringify([build, site, theme]))
    .digest('hex')
    .slice(0, 16)
}
