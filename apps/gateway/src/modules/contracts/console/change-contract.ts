import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { contract, contractVersion } from '../contract-tables'
import { checkFields, contractDocument, hashOf, withoutTitle } from '../document/fill-in'
import { missingIn } from '../document/font-text'
import { readContractText } from '../document/read-contract-text'
import { exampleValues } from '../filled-contract'

type Services = Pick<Context, 'config' | 'db'>
type Input<Id extends keyof StudioOperations> = StudioInput<StudioOperations[Id]>
type Reply<Id extends keyof StudioOperations> = Promise<StudioResponse<StudioOperations[Id]>>

/** Creates a contract with a first draft. Throws `alreadyExists` where its code is taken. */
export async function createContract(
  { config, db }: Services,
  actor: Actor,
  { contract_id, ...texts }: Input<'contractCreate'>,
): Reply<'contractCreate'> {
  checkFields(texts.title, texts.body, texts.withdrawal)
  return db.orm.transaction(async (tx) => {
    const { title } = texts
    const inserted = tx.insert(contract).values({ contract_id, title })
    await orRefuse(Promise.resolve(inserted), ['contract_pkey'], studioErrors.alreadyExists)
    await tx.insert(contractVersion).values({ contract_id, version: 1, ...texts })
    await appendAudit({ config }, tx, actor, {
      action: 'contract.create',
      subject: `contract:${contract_id}`,
      after: said(texts),
    })
    return { contract_id }
  })
}

/**
 * Saves the draft, or begins the next version. Throws `conflict` if somebody else has saved or published it since, or
 * if there is a draft that the caller did not know of.
 */
export async function saveContract(
  { config, db }: Services,
  actor: Actor,
  { contract_id, base_revision, ...texts }: Input<'contractSave'>,
): Reply<'contractSave'> {
  checkFields(texts.title, texts.body, texts.withdrawal)
  return db.orm.transaction(async (tx) => {
    await lockContract(tx, contract_id)
    const draft = await findDraft(tx, contract_id)
    if ((draft?.revision ?? null) !== base_revision) throw new AppError(studioErrors.conflict)
    if (draft && hashOf(JSON.stringify(said(draft))) === hashOf(JSON.stringify(said(texts))))
      return { version: draft.version, revision: draft.revision }
    const stored = draft
      ? await updateDraft(tx, draft, texts)
      : await insertDraft(tx, { contract_id, ...texts })
    await appendAudit({ config }, tx, actor, {
      action: 'contract.change',
      subject: `contract:${contract_id}`,
      ...(draft && { before: { version: draft.version, ...said(draft) } }),
      after: { version: stored.version, ...said(texts) },
    })
    return stored
  })
}

/** Makes the draft what visitors sign. Throws `notFound` where there is none, `conflict` where it is another one by now. */
export async function publishContract(
  { config, db }: Services,
  { member_id }: { member_id: number },
  actor: Actor,
  { contract_id, base_revision }: Input<'contractPublish'>,
): Reply<'contractPublish'> {
  return db.orm.transaction(async (tx) => {
    await lockContract(tx, contract_id)
    const draft = await findDraft(tx, contract_id)
    if (!draft) throw new AppError(studioErrors.notFound)
    if (draft.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const { version, title } = draft
    const before = await publishDraft(tx, { contract_id, version, title, member_id })
    await appendAudit({ config }, tx, actor, {
      action: 'contract.publish',
      subject: `contract:${contract_id}`,
      ...(before !== undefined && { before: { version: before } }),
      after: { version, ...said(draft) },
    })
    return { version }
  })
}

/** Publishes a draft; returns the version that it replaces. The contract must be locked. */
export async function publishDraft(
  tx: Transaction,
  {
    contract_id,
    version,
    title,
    member_id,
  }: { contract_id: string; version: number; title: string; member_id: number | null },
): Promise<number | undefined> {
  const [before] = await tx
    .update(contractVersion)
    .set({ state: 'past', updated_at: sql`now()` })
    .where(and(eq(contractVersion.contract_id, contract_id), eq(contractVersion.state, 'live')))
    .returning({ version: contractVersion.version })
  await tx
    .update(contractVersion)
    .set({ state: 'live', published_at: sql`now()`, published_by: member_id, updated_at: sql`now()` })
    .where(and(eq(contractVersion.contract_id, contract_id), eq(contractVersion.version, version)))
  await tx
    .update(contract)
    .set({ title, revision: sql`${contract.revision} + 1`, updated_at: sql`now()` })
    .where(eq(contract.contract_id, contract_id))
  return before?.version
}

/** A text as a visitor would read it. Nothing is stored. */
export function previewContract(
  tools: Pick<Context, 'company'>,
  texts: Input<'contractPreview'>,
): StudioResponse<StudioOperations['contractPreview']> {
  checkFields(texts.title, texts.body, texts.withdrawal)
  const values = exampleValues(tools)
  const document = contractDocument(texts, values)
  return {
    parts: readContractText(withoutTitle(document)),
    missing: missingIn(document),
  }
}

interface Texts {
  title: string
  body: string
  withdrawal: string
}

/** Texts are long, and stay with their version: the log says which it was. */
function said({ title, body, withdrawal }: Texts) {
  return { title, text_hash: hashOf(`${body}\n${withdrawal}`) }
}

async function lockContract(tx: Transaction, contract_id: string): Promise<void> {
  const [row] = await tx.select().from(contract).where(eq(contract.contract_id, contract_id)).for('update')
  if (!row) throw new AppError(studioErrors.notFound)
}

async function findDraft(tx: Transaction, contract_id: string) {
  const [draft] = await tx
    .select()
    .from(contractVersion)
    .where(and(eq(contractVersion.contract_id, contract_id), eq(contractVersion.state, 'draft')))
  return draft
}

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

async function updateDraft(tx: Transaction, { contract_id, version, revision }: Draft, texts: Texts) {
  await tx
    .update(contractVersion)
    .set({ ...texts, revision: revision + 1, updated_at: sql`now()` })
    .where(and(eq(contractVersion.contract_id, contract_id), eq(contractVersion.version, version)))
  await touch(tx, contract_id)
  return { version, revision: revision + 1 }
}

async function insertDraft(tx: Transaction, draft: Texts & { contract_id: string }) {
  const next = sql<number>`(SELECT coalesce(max(earlier.version), 0) + 1 FROM ${contractVersion} AS earlier
    WHERE earlier.contract_id = ${draft.contract_id})`
  const [made] = await tx
    .insert(contractVersion)
    .values({ ...draft, version: next })
    .returning({ version: contractVersion.version, revision: contractVersion.revision })
  if (!made) throw new Error('An insert has given no row back.')
  await touch(tx, draft.contract_id)
  return made
}

async function touch(tx: Transaction, contract_id: string): Promise<void> {
  await tx.update(contract).set({ updated_at: sql`now()` }).where(eq(contract.contract_id, contract_id))
}
