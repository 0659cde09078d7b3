import type { TemplatePurpose } from '@yingzao/contract/studio'
import { type JsonRecord, SCHEMA_VERSION } from '@yingzao/schema/server'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { memberNames } from '../members'
import type { TemplateContent } from './read-template'
import { pageTemplate } from './template-tables'

/** The parts of a template that members decide. */
export interface TemplateFields {
  name: string
  purpose: TemplatePurpose
  about: string
  /** As `templateOf` made it. */
  document: JsonRecord
}

const updater = memberNames('updater')

function findRows(db: Orm | Transaction) {
  return db
    .select({
      id: pageTemplate.id,
      name: pageTemplate.name,
      purpose: pageTemplate.purpose,
      about: pageTemplate.about,
      page_title: sql<string>`coalesce(${pageTemplate.document} ->> 'title', '')`,
      updated_at: pageTemplate.updated_at,
      updated_by: updater.name,
    })
    .from(pageTemplate)
    .innerJoin(updater, eq(updater.member_id, pageTemplate.updated_by))
}

/** A template as a list shows it. */
export type TemplateRow = Awaited<ReturnType<typeof findRows>>[number]

/** The company's own, most recently written first. */
export function findTemplates(db: Orm, limit: number): Promise<TemplateRow[]> {
  return findRows(db).orderBy(desc(pageTemplate.updated_at), desc(pageTemplate.id)).limit(limit)
}

export async function findTemplate(db: Orm | Transaction, id: number): Promise<TemplateRow | undefined> {
  const [row] = await findRows(db).where(eq(pageTemplate.id, id))
  return row
}

/** The page that a template was made of. Undefined: there is no such template. */
export async function findContent(db: Orm, id: number): Promise<TemplateContent | undefined> {
  const [row] = await db
    .select({
      document: pageTemplate.document,
      schema_version: pageTemplate.schema_version,
      written_at: pageTemplate.written_at,
    })
    .from(pageTemplate)
    .where(eq(pageTemplate.id, id))
  return row && { ...row, document: row.document as JsonRecord, written_at: row.written_at.getTime() }
}

/** Stores a new template and returns its number. Throws if the name is taken, see `NAME_TAKEN`. */
export async function insertTemplate(
  tx: Transaction,
  fields: TemplateFields,
  member_id: number,
): Promise<number> {
  const [row] = await tx
    .insert(pageTemplate)
    .values({ ...fields, schema_version: SCHEMA_VERSION, created_by: member_id, updated_by: member_id })
    .returning({ id: pageTemplate.id })
  return (row as { id: number }).id
}

/** Changes a template; returns whether there was one. Throws if the name is taken, see `NAME_TAKEN`. */
export async function updateTemplate(
  tx: Transaction,
  id: number,
  { document, ...rest }: { [Field in keyof TemplateFields]?: TemplateFields[Field] | undefined },
  member_id: number,
): Promise<boolean> {
  const written =
    document === undefined ? {} : { document, schema_version: SCHEMA_VERSION, written_at: sql`now()` }
  const { rowCount } = await tx
    .update(pageTemplate)
    .set({ ...rest, ...written, updated_at: sql`now()`, updated_by: member_id })
    .where(eq(pageTemplate.id, id))
  return rowCount === 1
}

/** Deletes a template and returns its name. Undefined: there was none. */
export async function deleteTemplate(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(pageTemplate)
    .where(eq(pageTemplate.id, id))
    .returning({ name: pageTemplate.name })
  return row?.name
}

/** The constraint that keeps two templates from having one name. */
export const NAME_TAKEN = ['page_template_name']

/** The name of a template in the audit log, which knows it as `template:3`. */
export const templateSubject = (key: SQL): SQL =>
  sql`SELECT t.name FROM ${pageTemplate} AS t WHERE t.id::text = ${key}`
