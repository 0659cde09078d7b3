import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { findContractProducts } from '../../catalogue'
import { memberNames } from '../../members'
import { contract, contractSign, contractVersion } from '../contract-tables'

type List = StudioOperations['contractList']
type Read = StudioOperations['contractRead']

/** The contracts by their name, with what visitors sign now. */
export async function listContracts(
  { db }: Pick<Context, 'db'>,
  { after, limit }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const ofIt = sql`${contractVersion} WHERE ${contractVersion.contract_id} = ${contract.contract_id}`
  const rows = await db.orm
    .select({
      contract_id: contract.contract_id,
      title: contract.title,
      live_version: sql<
        number | null
      >`(SELECT ${contractVersion.version} FROM ${ofIt} AND ${contractVersion.state} = 'live')`,
      has_draft: sql<boolean>`EXISTS (SELECT FROM ${ofIt} AND ${contractVersion.state} = 'draft')`,
      signed: sql<number>`(SELECT count(*)::integer FROM ${contractSign}
        WHERE ${contractSign.contract_id} = ${contract.contract_id})`,
      updated_at: contract.updated_at,
    })
    .from(contract)
    .where(after === undefined ? undefined : gt(contract.contract_id, after))
    .orderBy(asc(contract.contract_id))
    // One more than is shown tells whether there are more.
    .limit(limit + 1)
  const list = rows.slice(0, limit)
  const products = await productsOf(
    db.orm,
    list.map(({ contract_id }) => contract_id),
  )
  return {
    list: list.map((row) => ({
      ...row,
      updated_at: row.updated_at.toISOString(),
      products: products.get(row.contract_id) ?? [],
    })),
    next: rows.length > limit ? (list.at(-1)?.contract_id ?? null) : null,
  }
}

/** A contract with its versions, the newest first. Throws `notFound`. */
export async function readContract(
  { db }: Pick<Context, 'db'>,
  { contract_id }: StudioInput<Read>,
): Promise<StudioResponse<Read>> {
  const [found] = await db.orm.select().from(contract).where(eq(contract.contract_id, contract_id))
  if (!found) throw new AppError(studioErrors.notFound)
  const publisher = memberNames('publisher')
  const versions = await db.orm
    .select({
      row: contractVersion,
      published_by: sql<string>`coalesce(${publisher.name}, '')`,
      signed: sql<number>`(SELECT count(*)::integer FROM ${contractSign}
        WHERE ${contractSign.contract_id} = ${contractVersion.contract_id}
          AND ${contractSign.version} = ${contractVersion.version})`,
    })
    .from(contractVersion)
    .leftJoin(publisher, eq(publisher.member_id, contractVersion.published_by))
    .where(eq(contractVersion.contract_id, contract_id))
    .orderBy(desc(contractVersion.version))
  return {
    contract_id,
    title: found.title,
    products: (await productsOf(db.orm, [contract_id])).get(contract_id) ?? [],
    versions: versions.map(({ row, ...more }) => ({
      version: row.version,
      state: row.state,
      title: row.title,
      body: row.body,
      withdrawal: row.withdrawal,
      revision: row.revision,
      updated_at: row.updated_at.toISOString(),
      published_at: row.published_at?.toISOString() ?? null,
      ...more,
    })),
  }
}

type Product = StudioResponse<Read>['products'][number]

async function productsOf(db: Orm, contract_ids: string[]): Promise<ReadonlyMap<string, Product[]>> {
  const of = new Map<string, Product[]>()
  for (const { contract_id, ...product } of await findContractProducts(db, contract_ids)) {
    const id = contract_id ?? ''
    of.set(id, [...(of.get(id) ?? []), product])
  }
  return of
}
