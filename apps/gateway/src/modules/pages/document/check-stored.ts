import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { fileFacts } from '../../assets'
import { checkPage } from './check-page'
import type { CheckedPage, PageCheck } from './reading/judge-page'
import type { StoredDocument } from './reading/read-stored'

/** What every page is currently checked against. */
type Measures = Pick<PageCheck, 'products' | 'list'> & { company: Company }

/**
 * Reads what pages are checked against. Whoever holds a page's row passes its own connection: waiting for another one
 * while holding a row may mean waiting for ever.
 */
export async function readMeasures(
  { company }: Pick<Context, 'company'>,
  db?: Orm | Transaction,
): Promise<Measures> {
  return {
    company: await company.read(db),
    products: await company.sells(db),
    list: await company.wordList(db),
  }
}

/** Everything a stored document is judged by: what every page is checked against, and its own files. */
export async function factsOfStored(
  ctx: Pick<Context, 'company'>,
  db: Orm | Transaction,
  { document, schema_version }: StoredDocument,
): Promise<Omit<PageCheck, 'company'> & Measures> {
  return {
    document,
    version: schema_version,
    files: await fileFacts({ db: { orm: db } }, document),
    ...(await readMeasures(ctx, db)),
  }
}

/** Checks a stored document against every current rule; also returns the company data of that moment. */
export async function checkStored(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  stored: StoredDocument,
): Promise<{ checked: CheckedPage; company: Company }> {
  const facts = await factsOfStored(ctx, db, stored)
  return { checked: await checkPage(ctx, facts), company: facts.company }
}
