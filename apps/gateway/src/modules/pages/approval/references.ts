import { createHash } from 'node:crypto'
import type { ProductFacts } from '@yingzao/checks'
import type { PageDocument } from '@yingzao/schema/server'
import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { FilesAway } from '../../../files/file-store'
import { assetStorage } from '../../assets'
import { findProductsIn } from '../document/named-things'
import { policyVersion } from '../legal/policy-version'

/** SHA-256 of the bytes behind each address of a stored file; `missing` where there are none. */
export type FileHashes = Record<string, string>

/** What a page refers to without containing it, as it is at one moment. Part of what is approved. */
export interface References {
  /** What footers show, and the theme of all pages. */
  company: Pick<Company, 'site' | 'theme'>
  files: FileHashes
  /** Names, prices and advisers of what the page sells. What depends on the clock is left out. */
  products: unknown[]
  coupons: unknown[]
  contracts: unknown[]
  /** Version of the risk test; null: none, or nothing is sold. */
  risk_test: number | null
  /** Version of the privacy policy; empty: the page is the policy itself. */
  privacy: string
}

/** A part that differs between two moments, both as text. */
export interface ChangedReference {
  kind: 'document' | keyof References
  before: string
  after: string
}

/** A page, the products and company data when it was looked at, and its files if they were already read. */
export interface Referring {
  document: PageDocument
  products: readonly ProductFacts[]
  company: Company
  files?: FileHashes | undefined
}

const ADDRESS = /\/assets\/([0-9a-f]{64}\.\w{3,4})/g

/** Reads what a page refers to, over the caller's connection. Files are read from the store, byte for byte. */
export async function readReferences(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  { document, products: sold, company, files }: Referring,
): Promise<References> {
  const named = findProductsIn(document, sold)
  const terms = await ctx.company.terms(
    { products: named.products.map(({ shop_product_id }) => shop_product_id), coupons: named.coupons },
    db,
  )
  return {
    company: { site: company.site, theme: company.theme },
    files: files ?? (await hashFiles(ctx, JSON.stringify(document))),
    products: named.products.map(({ shop_product_id, mark, name, advisers, skus }) => ({
      ...{ shop_product_id, mark, name, advisers, skus },
      ...terms?.products.find((one) => one.shop_product_id === shop_product_id),
    })),
    coupons: terms?.coupons ?? [],
    contracts: terms?.contracts ?? [],
    risk_test: terms?.risk_test ?? null,
    // For the policy page, its text is the page itself.
    privacy: document.code === 'privacy' ? '' : await policyVersion({ db: { orm: db } }),
  }
}

/** The hash of each stored file that a text names, taken from the bytes in the store, not from its name. */
async function hashFiles(ctx: Pick<Context, 'config'>, text: string): Promise<FileHashes> {
  const storage = assetStorage(ctx.config)
  const names = [...new Set([...text.matchAll(ADDRESS)].map(([, name = '']) => name))].sort()
  const hashes: FileHashes = {}
  for (const name of names) hashes[`/assets/${name}`] = await hashOfFile(storage.read(name))
  return hashes
}

async function hashOfFile(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const part of bytes) hash.update(part)
  } catch (error) {
    // It may exist; that cannot be known now.
    if (error instanceof FilesAway) throw error
    return 'missing'
  }
  return hash.digest('hex')
}
