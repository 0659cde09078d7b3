import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { instrument } from '../market/market-tables'
import { member } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'

/** The prize for a place. Its value is in fen. */
export interface Prize {
  from_rank: number
  until_rank: number
  name: string
  value: number
  /** An address; may be empty. */
  image: string
}

/** A simulated-trading contest. Money is in fen, rates in millionths. */
export const competition = pgTable(
  'competition',
  {
    competition_id: text('competition_id').primaryKey(),
    title: text('title').notNull(),
    signup_start: timestamptz('signup_start').notNull(),
    signup_end: timestamptz('signup_end').notNull(),
    /** The first and the last trading day that count, in China. */
    start_day: date('start_day').notNull(),
    end_day: date('end_day').notNull(),
    initial_fund: bigint('initial_fund', { mode: 'number' }).notNull(),
    /** How many may sign up. Null: unlimited. */
    places: integer('places'),
    /** The benchmark that returns are compared with. Null: none. */
    benchmark: text('benchmark').references(() => instrument.code),
    prizes: jsonb('prizes').$type<readonly Prize[]>().notNull().default([]),
    rules_text: text('rules_text').notNull(),
    /** Who sees others' holdings at once. Empty: nobody does, and everybody the day after. */
    view_rule_id: text('view_rule_id').notNull().default(''),
    /** The group whose posts are shown beside the notes. Empty: none. */
    group_id: text('group_id').notNull().default(''),
    commission_rate: integer('commission_rate').notNull().default(300),
    commission_min: integer('commission_min').notNull().default(500),
    /** How much of a player's assets may be in one share, in per cent. */
    most_percent: integer('most_percent').notNull().default(50),
    is_open: boolean('is_open').notNull().default(false),
    /** When its ranking was frozen, and the hash over it. */
    closed_at: timestamptz('closed_at'),
    final_hash: text('final_hash'),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('competition_id_form', table.competition_id),
    check('competition_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
    check('competition_signup', sql`${table.signup_start} < ${table.signup_end}`),
    check('competition_days', sql`${table.start_day} <= ${table.end_day}`),
    check('competition_places', sql`${table.places} > 0`),
    check('competition_fund', sql`${table.initial_fund} between 100000 and 100000000000`),
    check(
      'competition_fees',
      sql`${table.commission_rate} between 0 and 3000 and ${table.commission_min} between 0 and 10000`,
    ),
    check('competition_most', sql`${table.most_percent} between 1 and 100`),
    // The prize for one place is worth CNY 50,000 at most (DOMAIN.md 4.3).
    check('competition_prizes', sql`not jsonb_path_exists(${table.prizes}, '$[*] ? (@.value > 5000000)')`),
    check('competition_closed', sql`(${table.closed_at} is null) = (${table.final_hash} is null)`),
  ],
)

/** A participant in a contest. Somebody disqualified stays, with all that they did, but has no rank. */
export const simPlayer = pgTable(
  'sim_player',
  {
    player_id: bigint('player_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    competition_id: text('competition_id')
      .notNull()
      .references(() => competition.competition_id),
    /** Null: they had themselves erased. Their trades stay, as others were ranked against them. */
    uid: bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id),
    nick_name: text('nick_name').notNull(),
    /** The name for comparison: ignoring width, case and spaces. */
    nick_key: text('nick_key').notNull(),
    is_private: boolean('is_private').notNull().default(false),
    enrolled_at: timestamptz('enrolled_at').notNull().defaultNow(),
    disqualified_at: timestamptz('disqualified_at'),
    /** Null: nobody with a name here, as in the demo data of a first start. */
    disqualified_by: bigint('disqualified_by', { mode: 'number' }).references(() => member.member_id),
    disqualified_reason: text('disqualified_reason'),
  },
  (table) => [
    unique('sim_player_once').on(table.competition_id, table.uid),
    unique('sim_player_nick').on(table.competition_id, table.nick_key),
    check('sim_player_nick_length', sql`length(${table.nick_name}) between 2 and 12`),
    check(
      'sim_player_disqualified',
      sql`num_nulls(${table.disqualified_at}, ${table.disqualified_reason}) in (0, 2)
        and (${table.disqualified_by} is null or ${table.disqualified_at} is not null)`,
    ),
    index('sim_player_of_visitor').on(table.uid),
  ],
)

/** The player that a row belongs to. */
export const ofPlayer = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => simPlayer.player_id)

/** A note on how somebody trades. It is seen once a member has approved it. */
export const simArticle = pgTable(
  'sim_article',
  {
    article_id: bigint('article_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    player_id: ofPlayer(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Only for visitors who fulfil the contest’s rule. */
    is_member_only: boolean('is_member_only').notNull().default(false),
    state: text('state', { enum: ['waiting', 'approved', 'refused', 'removed'] })
      .notNull()
      .default('waiting'),
    /** The member who entered it for the player. Null: it was made up for a demo. */
    written_by: bigint('written_by', { mode: 'number' }).references(() => member.member_id),
    decided_by: bigint('decided_by', { mode: 'number' }).references(() => member.member_id),
    decided_at: timestamptz('decided_at'),
    reason: text('reason').notNull().default(''),
    ...rowTimes,
  },
  (table) => [
    check(
      'sim_article_text',
      sql`length(${table.title}) between 1 and 60 and length(${table.body}) between 1 and 20000`,
    ),
    check('sim_article_decided', sql`(${table.state} = 'waiting') = (${table.decided_at} is null)`),
    index('sim_article_newest').on(table.state, table.article_id),
    index('sim_article_of_player').on(table.player_id, table.article_id),
  ],
)

/** Who follows whom. */
export const simFollow = pgTable(
  'sim_follow',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    player_id: ofPlayer(),
    followed_at: timestamptz('followed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.player_id] }),
    index('sim_follow_of_player').on(table.player_id),
  ],
)
