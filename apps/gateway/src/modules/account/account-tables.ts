import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { handsetEnc, handsetEncForm, handsetHash, handsetHashForm, idForm, rowTimes } from '../../db/columns'
import { softuser } from '../passport/passport-tables'

const visitorId = () => bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id)

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
    /** Null: gave a phone without being logged in. */
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
