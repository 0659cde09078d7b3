import type { ThemeSetting } from '@yingzao/theme'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Adviser } from '../../company/company-data'
import { timestamptz } from '../../db/columns'
import { member } from '../members/member-tables'

/**
 * What pages said about the company, since when, and who decided it. The last row is in force; while there is none, the
 * deployment's settings are. Rows are never changed or deleted; a trigger enforces that, and announces new ones.
 */
export const companyData = pgTable(
  'company_data',
  {
    /** 1, 2, 3 …: if two people change the same at once, one finds the number taken. */
    revision: integer('revision').primaryKey(),
    company: text('company').notNull(),
    license_no: text('license_no').notNull(),
    phone: text('phone').notNull(),
    adviser: text('adviser').notNull(),
    adviser_no: text('adviser_no').notNull(),
    /** Empty: nothing was filed. Pages that need a number are then refused. */
    filing_no: text('filing_no').notNull(),
    /** What differs from the standard theme. */
    theme: jsonb('theme').$type<ThemeSetting>().notNull().default({}),
    /** Who gives advice for it. Pages are checked against it. */
    advisers: jsonb('advisers').$type<Adviser[]>().notNull().default([]),
    set_by: bigint('set_by', { mode: 'number' })
      .notNull()
      .references(() => member.member_id),
    set_at: timestamptz('set_at').notNull().defaultNow(),
  },
  (table) => {
    const { company, license_no, phone, adviser, adviser_no } = table
    const printed = [company, license_no, phone, adviser, adviser_no] as const
    return [
      check('company_data_revision_positive', sql`${table.revision} > 0`),
      check('company_data_advisers_listed', sql`jsonb_typeof(${table.advisers}) = 'array'`),
      // Footers print them, and an empty one would read as if the company hid something.
      check(
        'company_data_is_whole',
        sql`not '' = any(array[${sql.join(
          printed.map((column) => sql`btrim(${column})`),
          sql`, `,
        )}])`,
      ),
    ]
  },
)
