import { sectionKinds } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { memberId } from '../members/member-tables'
import { page } from '../pages/page-tables'

/** A section of the company's own: blocks that somebody kept for other pages. */
export const pageSection = pgTable(
  'page_section',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** How links on pages identify it, here and in no other installation. */
    section: uuid('section').notNull().unique().defaultRandom(),
    /** Counts versions of its contents: it starts at 1. */
    revision: integer('revision').notNull().default(1),
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
  (table) => [
    unique('page_section_name').on(table.name),
    check('page_section_revision_positive', sql`${table.revision} > 0`),
  ],
)

/**
 * A page that is to get, or has got, the newest contents of a section that it links. One row for both: newer contents
 * replace those that a page is still waiting for.
 */
export const sectionUpdate = pgTable(
  'section_update',
  {
    section_id: bigint('section_id', { mode: 'number' })
      .notNull()
      .references(() => pageSection.id, { onDelete: 'cascade' }),
    page_id: bigint('page_id', { mode: 'number' })
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** Of the section. */
    revision: integer('revision').notNull(),
    /** Whether visitors are to see it: whoever ordered it may publish. */
    publishes: boolean('publishes').notNull(),
    ordered_by: memberId('ordered_by'),
    /** `failed`: visitors still see the previous contents, for the reason in `problem`. */
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    problem: text('problem'),
    updated_at: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.section_id, table.page_id] }),
    check('section_update_revision_positive', sql`${table.revision} > 0`),
    check('section_update_problem', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
  ],
)
