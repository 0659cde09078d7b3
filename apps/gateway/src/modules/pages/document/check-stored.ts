import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { fileFacts } from '../../assets'
import { checkPage } from './check-page'
import type { CheckedPage, PageCheck } from './reading/judge-page'
import type { StoredDocument } from './reading/read-stored'

/** What every page is held against at this moment. */
type Measures = Pick<PageCheck, 'products' | 'list'> & { company: Company }

/**
 * Reads what pages are held against. Whoever holds a page's row asks by the connection of its own: to wait for another one
 * while a row is held may be to wait for ever.
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

/** All that a stored document is judged by: what every page is held against, and its own files. */
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

/** Holds a stored document against every rule of this moment; and what the company said of itself then. */
export async function checkStored(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  stored: StoredDocument,
): Promise<{ checked: CheckedPage; company: Company }> {
  const facts = await factsOfStored(ctx, db, stored)
  return { checked: await checkPage(ctx, facts), company: facts.company }
}
