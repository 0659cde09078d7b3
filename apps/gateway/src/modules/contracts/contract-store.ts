import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { dayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { contractFile, contractSign, contractVersion, contractWithdrawal } from './contract-tables'

type Reader = Orm | Transaction

/** What visitors sign now. `isKept`: it stays that until the transaction ends. */
export async function findLive(db: Reader, contract_id: string, { isKept = false } = {}) {
  const query = db
    .select()
    .from(contractVersion)
    .where(and(eq(contractVersion.contract_id, contract_id), eq(contractVersion.state, 'live')))
  const [row] = await (isKept ? query.for('share') : query)
  return row
}

/** A signed contract, as reported to its visitor. */
export type SignedRow = Awaited<ReturnType<typeof signedWhere>>[number]

interface ForWhat {
  uid: number
  shop_product_id: number
}

/** What somebody has signed for exactly this version and exactly this product, and not withdrawn. */
export async function findStanding(
  db: Reader,
  { uid, shop_product_id, contract_id, version }: ForWhat & { contract_id: string; version: number },
): Promise<SignedRow | undefined> {
  const [row] = await signedWhere(
    db,
    and(
      eq(contractSign.uid, uid),
      eq(contractSign.shop_product_id, shop_product_id),
      eq(contractSign.contract_id, contract_id),
      eq(contractSign.version, version),
      isNull(contractWithdrawal.created_at),
    ),
    { limit: 1 },
  )
  return row
}

/** The newest that somebody has signed for a product, whichever contract and version, and not withdrawn. */
export async function findNewestStanding(
  db: Reader,
  { uid, shop_product_id }: ForWhat,
): Promise<SignedRow | undefined> {
  const isTheirs = and(
    eq(contractSign.uid, uid),
    eq(contractSign.shop_product_id, shop_product_id),
    isNull(contractWithdrawal.created_at),
  )
  const [row] = await signedWhere(db, isTheirs, { limit: 1 })
  return row
}

/** Whether somebody has signed any contract that they have not withdrawn. */
export async function hasSignedAny(db: Reader, uid: number): Promise<boolean> {
  const stands = and(eq(contractSign.uid, uid), isNull(contractWithdrawal.created_at))
  return (await signedWhere(db, stands, { limit: 1 })).length > 0
}

/** All that somebody has signed, the newest first. */
export async function findOwn(
  db: Reader,
  { uid, limit, offset }: { uid: number; limit: number; offset: number },
) {
  return signedWhere(db, eq(contractSign.uid, uid), { limit, offset })
}

export async function countOwn(db: Reader, uid: number): Promise<number> {
  return db.$count(contractSign, eq(contractSign.uid, uid))
}

async function signedWhere(
  db: Reader,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .select({
      contract_no: contractSign.contract_no,
      shop_product_id: contractSign.shop_product_id,
      contract_id: contractSign.contract_id,
      title: contractVersion.title,
      version: contractSign.version,
      signed_at: contractSign.signed_at,
      signed_day: sql<string>`${dayInChina(contractSign.signed_at)}::text`,
      withdraw_until: contractSign.withdraw_until,
      withdrawn_at: contractWithdrawal.created_at,
    })
    .from(contractSign)
    .innerJoin(
      contractVersion,
      and(
        eq(contractVersion.contract_id, contractSign.contract_id),
        eq(contractVersion.version, contractSign.version),
      ),
    )
    .leftJoin(contractWithdrawal, eq(contractWithdrawal.contract_no, contractSign.contract_no))
    .where(where)
    .orderBy(desc(contractSign.serial))
    .limit(limit)
    .offset(offset)
}

type NewSign = Omit<typeof contractSign.$inferInsert, 'round' | 'signed_at'>

/** Adds what was signed. Undefined: it is already signed. */
export async function insertSign(tx: Transaction, sign: NewSign): Promise<string | undefined> {
  const round = sql<number>`(SELECT count(*) FROM ${contractSign} AS earlier
    JOIN ${contractWithdrawal} AS taken ON taken.contract_no = earlier.contract_no
    WHERE earlier.uid = ${sign.uid} AND earlier.shop_product_id = ${sign.shop_product_id}
      AND earlier.contract_id = ${sign.contract_id} AND earlier.version = ${sign.version})`
  const [row] = await tx
    .insert(contractSign)
    .values({ ...sign, round })
    .onConflictDoNothing({
      target: [
        contractSign.uid,
        contractSign.shop_product_id,
        contractSign.contract_id,
        contractSign.version,
        contractSign.round,
      ],
    })
    .returning({ contract_no: contractSign.contract_no })
  return row?.contract_no
}

/** Somebody's own contract. */
export async function findOwnSign(
  db: Reader,
  { uid, contract_no }: { uid: number; contract_no: string },
): Promise<SignedRow | undefined> {
  const isTheirs = and(eq(contractSign.uid, uid), eq(contractSign.contract_no, contract_no))
  const [row] = await signedWhere(db, isTheirs, { limit: 1 })
  return row
}

/** Records that a contract was withdrawn. False: it already was. */
export async function insertWithdrawal(tx: Transaction, contract_no: string): Promise<boolean> {
  const { rowCount } = await tx.insert(contractWithdrawal).values({ contract_no }).onConflictDoNothing()
  return rowCount === 1
}

/** All that is stored about a signed contract. */
export async function findProof(db: Reader, contract_no: string) {
  const [row] = await proofs(db).where(eq(contractSign.contract_no, contract_no))
  return row
}

/** The same for all contracts, by serial number. */
export async function findProofs(db: Reader, { after, limit }: { after: number; limit: number }) {
  return proofs(db).where(sql`${contractSign.serial} > ${after}`).orderBy(contractSign.serial).limit(limit)
}

function proofs(db: Reader) {
  return db
    .select({ sign: contractSign, file: contractFile, withdrawn_at: contractWithdrawal.created_at })
    .from(contractSign)
    .leftJoin(contractFile, eq(contractFile.contract_no, contractSign.contract_no))
    .leftJoin(contractWithdrawal, eq(contractWithdrawal.contract_no, contractSign.contract_no))
    .$dynamic()
}

/** What was signed some time ago and has no file yet. */
export async function findUnsealed(db: Reader, { seconds, limit }: { seconds: number; limit: number }) {
  const rows = await db
    .select({ contract_no: contractSign.contract_no })
    .from(contractSign)
    .leftJoin(contractFile, eq(contractFile.contract_no, contractSign.contract_no))
    .where(
      and(
        isNull(contractFile.contract_no),
        lt(contractSign.signed_at, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(contractSign.serial)
    .limit(limit)
  return rows.map(({ contract_no }) => contract_no)
}

/** Stores a file that was made. An existing one is kept. */
export async function insertFile(db: Reader, file: typeof contractFile.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(contractFile).values(file).onConflictDoNothing()
  return rowCount === 1
}
