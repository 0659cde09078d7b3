import { createHash } from 'node:crypto'
import type { ListedWord, ProductFacts, RuleWeight } from '@yingzao/checks'
import type { SiteBundle, SiteSettings } from '@yingzao/contract/server'
import type { ThemeSetting } from '@yingzao/theme'
import type { Config } from '../config/config'
import type { Orm, Transaction } from '../db/database'

/** What pages say of the company, how they look, and which change of it that is. */
export interface Company {
  /** 0: nobody has changed it, so it is what the deployment was set up with. */
  revision: number
  site: SiteSettings
  /** Of every page that says nothing of its own. */
  theme: ThemeSetting
  /** Who gives advice for it, by the numbers of their certificates. */
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

/** What stands behind it, beside names and prices. */
export interface Terms {
  products: { shop_product_id: number; risk_level: string; contract_id: string | null }[]
  contracts: { contract_id: string; version: number; body_hash: string }[]
  coupons: Record<string, unknown>[]
  /** Version of the risk test; null: there is none. */
  risk_test: number | null
}
/** What compliance says of words and rules beside those that are built in, and which list of it that is. */
export interface WordList {
  /** 0: nothing has been put in force, and only the built-in words and rules hold. */
  revision: number
  words: readonly ListedWord[]
  rules: Readonly<Record<string, RuleWeight>>
}

/** Where no list has been put in force. */
export const NO_LIST: WordList = { revision: 0, words: [], rules: {} }

/** What pages say of the company. Who draws or checks one asks this, and not the configuration, which only has what it begins with. */
export interface CompanyReader {
  /** As the database has it now. What is stored or proved goes by this. */
  read(db?: Orm | Transaction): Promise<Company>
  /** What it sells at this moment, as pages are checked against it. Undefined: nobody can be asked. */
  sells(db?: Orm | Transaction): Promise<readonly ProductFacts[] | undefined>
  /** What visitors agree to who buy these products or take these coupons. Undefined: nobody can be asked. */
  terms(asked: AskedTerms, db?: Orm | Transaction): Promise<Terms | undefined>
  /** The list of words and rules in force at this moment. Who holds a page against the rules asks by the connection that it asks for the company. */
  wordList(db?: Orm | Transaction): Promise<WordList>
  /** The number of that list, for what is only good as long as the rules are what they were. */
  rulesVersion(db?: Orm | Transaction): Promise<number>
  /** As it was when it was last read, for what is drawn although the database is away. Every process reads it anew on each change. */
  known(): Company
}

/** What the deployment was set up with, for who has no database at hand. */
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

/** What the bytes of a page depend on beside its version: the build of the site, what it says of the company and how that looks. */
export function pageBuild({ build }: Pick<SiteBundle, 'build'>, { revision, site, theme }: Company): string {
  // What the deployment was set up with is part of the build itself.
  if (revision === 0) return build
  return createHash('sha256')
    .update(JSON.stringify([build, site, theme]))
    .digest('hex')
    .slice(0, 16)
}
