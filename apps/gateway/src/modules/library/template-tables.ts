import { templatePurposes } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { memberId } from '../members/member-tables'

/** A template of the company's own: a page as it stood when somebody kept it for others. */
export const pageTemplate = pgTable(
  'page_template',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    purpose: text('purpose', { enum: templatePurposes }).notNull(),
    /** What it is good for, in one sentence; may be empty. */
    about: text('about').notNull(),
    /** Without what belongs to one page only: its code, its window, its id in the statistics. */
    document: jsonb('document').notNull(),
    schema_version: integer('schema_version').notNull(),
    /**
     * When the document was kept: its timestamps are as far from then as they will be from the day on which it is used.
     */
    written_at: timestamptz('written_at').notNull().defaultNow(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    created_by: memberId('created_by'),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
    updated_by: memberId('updated_by'),
  },
  (table) => [
    unique('page_template_name').on(table.name),
    check('page_template_name_trimmed', sql`${table.name} = btrim(${table.name}) and ${table.name} <> ''`),
  ],
)
