import { TRACKED_CODE, trackedLinkLimits, trackedParameters } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes } from '../../db/columns'
import { member } from '../members/member-tables'
import { page } from '../pages/page-tables'

const PHONE = sql.raw(`'(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'`)
/** ASCII characters that no value may contain; which others are letters, the contract knows better than a collation. */
const NO_VALUE = sql.raw(`'[\\x01-\\x2c\\x2f\\x3b-\\x40\\x5b-\\x5e\\x60\\x7b-\\x7f]'`)
/** No empty segments, and nothing that would end a path or begin something else. */
const PATH = sql.raw(`'^(/[^/?#\\\\%[:cntrl:]]+)+$'`)
const OWN_ADDRESS = sql.raw(`'^/h5-page(/[^/?#\\\\%[:cntrl:]]+)+$'`)

/**
 * An address that is handed out in a campaign, and where it leads. Its code is never reused: a link is switched off,
 * not deleted.
 */
export const trackedLink = pgTable(
  'tracked_link',
  {
    link_id: text('link_id').primaryKey(),
    code: text('code').notNull().unique('tracked_link_code'),
    name: text('name').notNull(),
    /** Groups links. */
    campaign: text('campaign').notNull(),
    /** The page that it leads to, even after its code changes. Null: a reserved route. */
    page_code: text('page_code'),
    /** A reserved route below `/h5-page`. Null: a page. */
    path: text('path'),
    /** Further parameters for the page, without `?`. */
    query: text('query').notNull().default(''),
    cps_id: text('cps_id'),
    state_code: text('state_code'),
    mark: text('mark'),
    utm_source: text('utm_source'),
    utm_medium: text('utm_medium'),
    utm_campaign: text('utm_campaign'),
    utm_content: text('utm_content'),
    utm_term: text('utm_term'),
    is_off: boolean('is_off').notNull().default(false),
    /** Where it leads while it is off. Null: to its page, without parameters. */
    off_to: text('off_to'),
    /** Counts every change, so that saving over somebody else's change is detected. */
    revision: integer('revision').notNull().default(1),
    /** Null: it was created by a first start. */
    created_by: bigint('created_by', { mode: 'number' }).references(() => member.member_id),
    ...rowTimes,
  },
  (table) => [
    idForm('tracked_link_id_form', table.link_id),
    check('tracked_link_code_form', sql`${table.code} ~ ${sql.raw(`'${TRACKED_CODE.source}'`)}`),
    line('tracked_link_name', table.name, trackedLinkLimits.name),
    line('tracked_link_campaign', table.campaign, trackedLinkLimits.campaign),
    check('tracked_link_target', sql`num_nonnulls(${table.page_code}, ${table.path}) = 1`),
    check(
      'tracked_link_path',
      sql`${table.path} ~ ${PATH} and length(${table.path}) <= ${most(trackedLinkLimits.path)}`,
    ),
    check(
      'tracked_link_query',
      sql`${table.query} !~ '[[:space:][:cntrl:]#]' and length(${table.query}) <= ${most(trackedLinkLimits.query)} and ${table.query} !~ ${PHONE}`,
    ),
    check('tracked_link_off_to', sql`${table.off_to} ~ ${OWN_ADDRESS}`),
    ...trackedParameters.map((name) => valueForm(name, table[name])),
    // When a page's code changes, its links follow.
    foreignKey({
      name: 'tracked_link_page',
      columns: [table.page_code],
      foreignColumns: [page.code],
    }).onUpdate('cascade'),
    index('tracked_link_newest').on(table.created_at, table.link_id),
    index('tracked_link_of_campaign').on(table.campaign, table.created_at),
    index('tracked_link_of_page').on(table.page_code, table.created_at),
  ],
)

function line(name: string, column: AnyPgColumn, longest: number) {
  return check(
    name,
    sql`${column} = btrim(${column}) and ${column} <> '' and length(${column}) <= ${most(longest)}`,
  )
}

function valueForm(name: string, column: AnyPgColumn) {
  return check(
    `tracked_link_${name}`,
    sql`length(${column}) between 1 and ${most(trackedLinkLimits.value)} and ${column} !~ ${NO_VALUE} and ${column} !~ ${PHONE}`,
  )
}

function most(count: number) {
  return sql.raw(String(count))
}
