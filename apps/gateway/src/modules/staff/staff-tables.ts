import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rowTimes } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

const { created_at } = rowTimes
/** Which channel a visitor came by: up to the length that enterprise WeChat accepts. */
const channelForm = (column: AnyPgColumn) => sql`${column} ~ '^[^[:cntrl:]]{0,30}$'`
const visitorId = () => bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id)

/** People who look after visitors. */
export const staff = pgTable(
  'staff',
  {
    /** Assigned by the operators' own system; 0 means nobody on the wire. */
    staff_id: integer('staff_id').primaryKey(),
    name: text('name').notNull(),
    /** Registration number of an adviser; empty for others. */
    cert_no: text('cert_no').notNull().default(''),
    /** The member of enterprise WeChat to reach. Null: only by `qr_code`. */
    wecom_user_id: text('wecom_user_id').unique(),
    /** Address of a picture that reaches them when there is none for the channel. Empty: none. */
    qr_code: text('qr_code').notNull().default(''),
    /** Serves those whom nobody else does. */
    is_default: boolean('is_default').notNull().default(false),
    /** `left`: no visitor is assigned to them, or stays with them. */
    status: text('status', { enum: ['active', 'left'] })
      .notNull()
      .default('active'),
    ...rowTimes,
  },
  (table) => [
    uniqueIndex('staff_one_default').on(table.is_default).where(sql`${table.is_default}`),
    check('staff_id_positive', sql`${table.staff_id} > 0`),
    check('staff_named', sql`${table.name} <> ''`),
    check('staff_status_known', sql`${table.status} in ('active', 'left')`),
    check('staff_default_is_active', sql`not ${table.is_default} or ${table.status} = 'active'`),
  ],
)

/** Who looks after a visitor: now, and since the beginning. */
export const staffBind = pgTable(
  'staff_bind',
  {
    uid: visitorId().primaryKey(),
    serve_staff_id: integer('serve_staff_id')
      .notNull()
      .references(() => staff.staff_id),
    trace_staff_id: integer('trace_staff_id')
      .notNull()
      .references(() => staff.staff_id),
    ...rowTimes,
  },
  (table) => [index('staff_bind_serve_staff_id').on(table.serve_staff_id)],
)

/** The picture by which a person is reached from a channel. */
export const staffQr = pgTable(
  'staff_qr',
  {
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.staff_id),
    /** Empty: no channel in particular. */
    state_code: text('state_code').notNull(),
    config_id: text('config_id').notNull(),
    /** Address of the picture. */
    qr_code: text('qr_code').notNull(),
    created_at,
  },
  (table) => [
    primaryKey({ columns: [table.staff_id, table.state_code] }),
    check('staff_qr_state_code_form', channelForm(table.state_code)),
    check('staff_qr_has_picture', sql`${table.qr_code} <> ''`),
  ],
)

/** A channel: where it leads, and who is behind it. */
export const stateCode = pgTable(
  'state_code',
  {
    state_code: text('state_code').primaryKey(),
    /** Empty: it leads nowhere. */
    url: text('url').notNull().default(''),
    staff_id: integer('staff_id').references(() => staff.staff_id),
    /** Leads on those who bring an unknown code. */
    is_default: boolean('is_default').notNull().default(false),
    ...rowTimes,
  },
  (table) => [
    uniqueIndex('state_code_one_default').on(table.is_default).where(sql`${table.is_default}`),
    check('state_code_form', channelForm(table.state_code)),
    check('state_code_not_empty', sql`${table.state_code} <> ''`),
  ],
)

/** Somebody was led on by a channel. */
export const stateCodeHit = pgTable(
  'state_code_hit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As it was brought, known or not. */
    state_code: text('state_code').notNull(),
    uid: visitorId(),
    created_at,
  },
  (table) => [
    index('state_code_hit_of_code').on(table.state_code, table.created_at),
    index('state_code_hit_created_at').on(table.created_at),
  ],
)
