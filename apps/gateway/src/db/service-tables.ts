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
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { handsetEnc, handsetEncForm, handsetHash, handsetHashForm, idForm, moment, rowTimes } from './columns'
import { softuser } from './passport-tables'

const { created_at } = rowTimes
/** Which channel a visitor came by: as much as enterprise WeChat takes. */
const channelForm = (column: AnyPgColumn) => sql`${column} ~ '^[^[:cntrl:]]{0,30}$'`
const visitorId = () => bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id)

/** People who look after visitors. */
export const staff = pgTable(
  'staff',
  {
    /** Given by the operators' own system; 0 stands for nobody on the wire. */
    staff_id: integer('staff_id').primaryKey(),
    name: text('name').notNull(),
    /** Registration number of an adviser; empty for others. */
    cert_no: text('cert_no').notNull().default(''),
    /** Member of enterprise WeChat who is reached. Null: only by `qr_code`. */
    wecom_user_id: text('wecom_user_id').unique(),
    /** Address of a picture that reaches them when there is none for the channel. Empty: none. */
    qr_code: text('qr_code').notNull().default(''),
    /** Serves those whom nobody else does. */
    is_default: boolean('is_default').notNull().default(false),
    /** `left`: no visitor is given to them, or stays with them. */
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
    /** Leads on those who bring a code that nobody knows. */
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

/** A broker with whom visitors may open an account. */
export const broker = pgTable(
  'broker',
  {
    open_brokerage_type: text('open_brokerage_type').primaryKey(),
    name: text('name').notNull(),
    /** Address of a picture; may be empty, as all that follow. */
    logo: text('logo').notNull().default(''),
    intro: text('intro').notNull().default(''),
    /** `{channel}` stands for the visitor's channel. */
    registration_url: text('registration_url').notNull().default(''),
    qy_wechat_service_url: text('qy_wechat_service_url').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    /** 1: open; 0: takes nobody at present. */
    status: smallint('status').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('broker_type_form', table.open_brokerage_type),
    check('broker_named', sql`${table.name} <> ''`),
    check('broker_status_known', sql`${table.status} in (0, 1)`),
  ],
)

/** Somebody wants an account: with a broker, once for a phone; or for funds, once for a visitor and channel. */
export const accountIntent = pgTable(
  'account_intent',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['fund', 'broker'] }).notNull(),
    broker: text('broker').references(() => broker.open_brokerage_type),
    channel: text('channel'),
    /** Null: left a phone without being logged in. */
    uid: visitorId(),
    handset_enc: handsetEnc(),
    handset_hash: handsetHash(),
    name: text('name'),
    province_id: integer('province_id'),
    city_id: integer('city_id'),
    area_id: integer('area_id'),
    state_code: text('state_code'),
    page_code: text('page_code'),
    fund_code: text('fund_code'),
    /** `not_recorded`: it came from a page that asks for none. */
    consent: text('consent', { enum: ['recorded', 'not_recorded'] })
      .notNull()
      .default('not_recorded'),
    ...rowTimes,
  },
  (table) => [
    handsetEncForm('account_intent', table.handset_enc),
    handsetHashForm('account_intent', table.handset_hash),
    unique('account_intent_of_handset').on(table.kind, table.broker, table.handset_hash),
    unique('account_intent_of_visitor').on(table.kind, table.channel, table.uid),
    check(
      'account_intent_kinds',
      sql`(${table.kind} = 'broker' and ${table.broker} is not null and ${table.handset_hash} is not null
        and ${table.handset_enc} is not null and ${table.channel} is null)
      or (${table.kind} = 'fund' and ${table.channel} is not null and ${table.uid} is not null
        and ${table.broker} is null and ${table.handset_hash} is null and ${table.handset_enc} is null)`,
    ),
    check('account_intent_consent_known', sql`${table.consent} in ('recorded', 'not_recorded')`),
    check(
      'account_intent_address',
      sql`(${table.area_id} is null or ${table.city_id} is not null)
        and (${table.city_id} is null or ${table.province_id} is not null)`,
    ),
  ],
)

/** Every link into a mini program that was handed out. */
export const urlLinkLog = pgTable(
  'url_link_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: visitorId(),
    name: text('name').notNull(),
    page: text('page').notNull(),
    /** Without secrets and phone numbers. */
    query: text('query').notNull(),
    url_link: text('url_link').notNull(),
    expire_at: moment('expire_at').notNull(),
    created_at,
  },
  (table) => [
    index('url_link_log_created_at').on(table.created_at),
    check('url_link_log_expires', sql`${table.expire_at} > ${table.created_at}`),
  ],
)
