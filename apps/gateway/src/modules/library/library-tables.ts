import { sectionKinds } from '@yingzao/contract/studio'
import { bigint, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => member.member_id)

/** A section of the company's own: blocks that somebody kept for other pages. */
export const pageSection = pgTable(
  'page_section',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', { enum: sectionKinds }).notNull(),
    /** A list of blocks, as documents have them. */
    blocks: jsonb('blocks').notNull(),
    schema_version: integer('schema_version').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    created_by: memberId('created_by'),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
    updated_by: memberId('updated_by'),
  },
  (table) => [unique('page_section_name').on(table.name)],
)
