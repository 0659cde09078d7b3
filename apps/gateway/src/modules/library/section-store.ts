import type { SectionKind } from '@yingzao/contract/studio'
import { SCHEMA_VERSION } from '@yingzao/schema/server'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { memberNames } from '../members'
import { pageSection } from './library-tables'

/** The parts of a section that members decide. */
export interface SectionContent {
  name: string
  kind: SectionKind
  /** A list of blocks, as documents have them. */
  blocks: unknown
}

const updater = memberNames('updater')

function findRows(db: Orm | Transaction) {
  return db
    .select({
      id: pageSection.id,
      section: pageSection.section,
      revision: pageSection.revision,
      is_linkable: sql<boolean>`jsonb_array_length(${pageSection.blocks}) = 1`,
      name: pageSection.name,
      kind: pageSection.kind,
      updated_at: pageSection.updated_at,
      updated_by: updater.name,
    })
    .from(pageSection)
    .innerJoin(updater, eq(updater.member_id, pageSection.updated_by))
}

/** A section as a list shows it. */
export type SectionRow = Awaited<ReturnType<typeof findRows>>[number]

/** The company's own, most recently written first. */
export function findSections(db: Orm, limit: number): Promise<SectionRow[]> {
  return findRows(db).orderBy(desc(pageSection.updated_at), desc(pageSection.id)).limit(limit)
}

export async function findSection(db: Orm | Transaction, id: number): Promise<SectionRow | undefined> {
  const [row] = await findRows(db).where(eq(pageSection.id, id))
  return row
}

/** A section as pages that link it know it. */
export type LinkedSection = Pick<SectionRow, 'section' | 'id' | 'name' | 'revision'>

/** Those of these sections that are there. */
export function findLinked(db: Orm, sections: readonly string[]): Promise<LinkedSection[]> {
  const { section, id, name, revision } = pageSection
  return db
    .select({ section, id, name, revision })
    .from(pageSection)
    .where(inArray(section, [...sections]))
}

/** The blocks of a section, their revision, and the schema version they were written in. */
export async function findBlocks(
  db: Orm | Transaction,
  id: number,
): Promise<
  (Pick<SectionRow, 'section' | 'revision'> & { blocks: unknown; schema_version: number }) | undefined
> {
  const { section, revision, blocks, schema_version } = pageSection
  const [row] = await db
    .select({ section, revision, blocks, schema_version })
    .from(pageSection)
    .where(eq(pageSection.id, id))
  return row
}

/** Stores a new section and returns its number. Throws if the name is taken, see `NAME_TAKEN`. */
export async function insertSection(
  tx: Transaction,
  content: SectionContent,
  member_id: number,
): Promise<number> {
  const [row] = await tx
    .insert(pageSection)
    .values({ ...content, schema_version: SCHEMA_VERSION, created_by: member_id, updated_by: member_id })
    .returning({ id: pageSection.id })
  return (row as { id: number }).id
}

/**
 * Changes a section, at this revision if one is given, and returns its new one. Undefined: there is none, or it is at
 * another. Throws if the name is taken, see `NAME_TAKEN`.
 */
export async function updateSection(
  tx: Transaction,
  id: number,
  { blocks, ...rest }: Partial<SectionContent>,
  { member_id, revision }: { member_id: number; revision: number | undefined },
): Promise<Pick<SectionRow, 'section' | 'revision'> | undefined> {
  const written =
    blocks === undefined
      ? {}
      : { blocks, schema_version: SCHEMA_VERSION, revision: sql`${pageSection.revision} + 1` }
  const [row] = await tx
    .update(pageSection)
    .set({ ...rest, ...written, updated_at: sql`now()`, updated_by: member_id })
    .where(
      and(eq(pageSection.id, id), revision === undefined ? undefined : eq(pageSection.revision, revision)),
    )
    .returning({ section: pageSection.section, revision: pageSection.revision })
  return row
}

/** Deletes a section and returns its name. Undefined: there was none. */
export async function deleteSection(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(pageSection)
    .where(eq(pageSection.id, id))
    .returning({ name: pageSection.name })
  return row?.name
}

/** The constraint that keeps two sections from having one name. */
export const NAME_TAKEN = ['page_section_name']

/** The name of a section in the audit log, which knows it as `section:3`. */
export const sectionSubject = (key: SQL): SQL =>
  sql`SELECT s.name FROM ${pageSection} AS s WHERE s.id::text = ${key}`
