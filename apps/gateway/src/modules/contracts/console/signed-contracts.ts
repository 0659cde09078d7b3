import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { startOfDay } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { StudioFile } from '../../../http/register-studio-operation'
import { type Actor, appendAudit } from '../../audit'
import { findProductNames } from '../../catalogue'
import { maskedPhone, visitorPhones } from '../../passport'
import { contractFile, contractSign, contractVersion, contractWithdrawal } from '../contract-tables'
import { withoutTitle } from '../document/fill-in'
import { readContractText } from '../document/read-contract-text'
import { type ContractReport, verifyContract } from '../seal/verify-contract'

type List = StudioOperations['signedList']
type SignedRow = StudioResponse<List>['list'][number]
type Tools = Pick<Context, 'config' | 'db'>

/** The next signed contracts, newest first, phones masked. */
export async function listSigned(
  { config, db }: Tools,
  { after, limit, ...filter }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const where = and(whereOf(filter), after === undefined ? undefined : lt(contractSign.serial, after))
  // One more than is shown tells whether there are more.
  const rows = await signedWith(db.orm)
    .where(where)
    .orderBy(desc(contractSign.serial))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    list: await listed(config, db.orm, shown),
    next: rows.length > limit ? String(shown.at(-1)?.sign.serial) : null,
  }
}

/** A signed contract with what proves it. Throws `notFound`. */
export async function signedDetail(
  { config, db }: Tools,
  contract_no: string,
): Promise<StudioResponse<StudioOperations['signedDetail']>> {
  const [row] = await signedWith(db.orm).where(eq(contractSign.contract_no, contract_no))
  const [contract] = row ? await listed(config, db.orm, [row]) : []
  if (!row || !contract) throw new AppError(studioErrors.notFound)
  const { sign } = row
  return {
    contract,
    parts: readContractText(withoutTitle(sign.document)),
    agreed: sign.agreed,
    ip: sign.ip,
    ua: sign.ua,
    page_code: sign.page_code,
    page_version: sign.page_version,
    text_hash: sign.text_hash,
    sha256: row.sha256,
    bytes: row.bytes,
    missing: row.missing ?? '',
  }
}

/**
 * The signed copy; the log records who has it before its first byte is sent. Throws `notFound`, also before it is made.
 */
export async function signedFile(
  { config, db }: Tools,
  actor: Actor,
  contract_no: string,
): Promise<StudioFile> {
  return db.orm.transaction(async (tx) => {
    const [file] = await tx.select().from(contractFile).where(eq(contractFile.contract_no, contract_no))
    if (!file) throw new AppError(studioErrors.notFound)
    const subject = `contract_sign:${contract_no}`
    await appendAudit({ config }, tx, actor, { action: 'contract_sign.open', subject })
    return { name: `${contract_no}.pdf`, type: 'application/pdf', bytes: file.bytes }
  })
}

/** Checks a signed contract against its hashes; the log records the result. Throws `notFound`. */
export async function verifySigned(tools: Tools, actor: Actor, contract_no: string): Promise<ContractReport> {
  const report = await verifyContract(tools, contract_no)
  if (!report) throw new AppError(studioErrors.notFound)
  await tools.db.orm.transaction((tx) =>
    appendAudit(tools, tx, actor, {
      action: 'contract_sign.verify',
      subject: `contract_sign:${contract_no}`,
      after: { result: report.result },
    }),
  )
  return report
}

function whereOf({
  contract_no,
  uid,
  shop_product_id,
  from,
  to,
}: Omit<StudioInput<List>, 'after' | 'limit'>): SQL | undefined {
  return and(
    contract_no ? eq(contractSign.contract_no, contract_no.toUpperCase()) : undefined,
    uid === undefined ? undefined : eq(contractSign.uid, uid),
    shop_product_id === undefined ? undefined : eq(contractSign.shop_product_id, shop_product_id),
    from === undefined ? undefined : gte(contractSign.signed_at, startOfDay(from)),
    to === undefined ? undefined : lt(contractSign.signed_at, startOfDay(to, 1)),
  )
}

function signedWith(db: Orm) {
  const signer = visitorPhones('signer')
  return db
    .select({
      sign: contractSign,
      title: contractVersion.title,
      handset_enc: signer.handset_enc,
      handset_hash: signer.handset_hash,
      withdrawn_at: contractWithdrawal.created_at,
      sealed_at: contractFile.sealed_at,
      sha256: contractFile.sha256,
      missing: contractFile.missing,
      bytes: sql<number | null>`octet_length(${contractFile.bytes})`,
    })
    .from(contractSign)
    .innerJoin(signer, eq(signer.uid, contractSign.uid))
    .innerJoin(
      contractVersion,
      and(
        eq(contractVersion.contract_id, contractSign.contract_id),
        eq(contractVersion.version, contractSign.version),
      ),
    )
    .leftJoin(contractWithdrawal, eq(contractWithdrawal.contract_no, contractSign.contract_no))
    .leftJoin(contractFile, eq(contractFile.contract_no, contractSign.contract_no))
    .$dynamic()
}

async function listed(
  keys: Context['config'],
  db: Orm,
  rows: Awaited<ReturnType<typeof signedWith>>,
): Promise<SignedRow[]> {
  const names = await findProductNames(
    db,
    rows.map(({ sign }) => sign.shop_product_id),
  )
  return rows.map(({ sign, title, withdrawn_at, sealed_at, ...signer }) => ({
    contract_no: sign.contract_no,
    uid: sign.uid,
    handset: maskedPhone(keys, signer),
    shop_product_id: sign.shop_product_id,
    product_name: names.get(sign.shop_product_id) ?? '',
    contract_id: sign.contract_id,
    title,
    version: sign.version,
    signed_at: sign.signed_at.toISOString(),
    withdraw_until: sign.withdraw_until,
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
    sealed_at: sealed_at?.toISOString() ?? null,
  }))
}
