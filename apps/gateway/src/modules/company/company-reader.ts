import { desc } from 'drizzle-orm'
import type { AskedTerms, Company, CompanyReader, Terms } from '../../company/company-data'
import type { Config } from '../../config/config'
import type { Database, Orm, Transaction } from '../../db/database'
import { findProductFacts, findProductTerms } from '../catalogue'
import { findLiveVersions } from '../contracts'
import { findBatchTerms } from '../coupons'
import { findLiveQuestionnaire } from '../suitability'
import { createListReader, rulesVersion } from '../word-lists'
import { companyData } from './company-tables'

/** Reads the company's data; what the deployment was set up with until an administrator changes it. */
export function createCompanyReader({
  config,
  db,
}: {
  config: Pick<Config, 'company'>
  db: Database
}): CompanyReader {
  const readList = createListReader()
  let last: Company = { revision: 0, site: config.company, theme: {}, advisers: [] }
  return {
    known: () => last,
    sells: (queries = db.orm) => findProductFacts(queries),
    terms: (asked, queries = db.orm) => findTerms(queries, asked),
    wordList: (queries = db.orm) => readList(queries),
    rulesVersion: (queries = db.orm) => rulesVersion(queries),
    read: async (queries = db.orm) => {
      const found = (await findCompany(queries)) ?? last
      // Of two answers, the one requested later may arrive first.
      if (found.revision > last.revision) last = found
      // The same object while nothing has changed: whoever rendered with it can compare identities.
      return found.revision === last.revision ? last : found
    },
  }
}

async function findCompany(db: Orm | Transaction): Promise<Company | undefined> {
  const [row] = await db.select().from(companyData).orderBy(desc(companyData.revision)).limit(1)
  if (!row) return undefined
  const { revision, theme, advisers, set_by: _by, set_at: _at, ...site } = row
  return { revision, site, theme, advisers }
}

async function findTerms(db: Orm | Transaction, { products, coupons }: AskedTerms): Promise<Terms> {
  const sold = await findProductTerms(db, products)
  const contracts = sold.flatMap(({ contract_id }) => contract_id ?? [])
  return {
    products: sold,
    contracts: await findLiveVersions(db, contracts),
    coupons: await findBatchTerms(db, coupons),
    risk_test: sold.length > 0 ? await findLiveQuestionnaire(db) : null,
  }
}
