import { tourLimits } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  handsetEnc,
  handsetEncForm,
  handsetHash,
  handsetHashForm,
  idForm,
  rowTimes,
  timestamptz,
} from '../../db/columns'
import { spokenNumberForm } from '../../db/spoken-number'
import { member } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'
import { staff } from '../staff/staff-tables'
import { ticket } from '../tickets/ticket-tables'

const MOST_PEOPLE = sql.raw(String(tourLimits.peoplePerPlace))
const LONGEST_COMMENT = sql.raw(String(tourLimits.comment))

/** Text without spaces around it, and not empty. */
const isSaid = (column: AnyPgColumn): SQL => sql`${column} = btrim(${column}) and ${column} <> ''`

/** Talks in several cities, as one undertaking. */
export const tour = pgTable(
  'tour',
  {
    tour_id: text('tour_id').primaryKey(),
    title: text('title').notNull(),
    year: smallint('year').notNull(),
    /** The number under which the talks are filed with the regulator. None is open without it. */
    filing_no: text('filing_no').notNull().default(''),
    /** How many lights a city needs to be lit. */
    light_threshold: integer('light_threshold').notNull(),
    start_at: timestamptz('start_at').notNull(),
    end_at: timestamptz('end_at').notNull(),
    /** Closed: it can still be read, but nothing can be written. */
    is_open: boolean('is_open').notNull().default(false),
    /** Incremented with every change, so that saving over somebody else's change is noticed. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('tour_id_form', table.tour_id),
    check('tour_title', isSaid(table.title)),
    check('tour_year', sql`${table.year} between 2000 and 2100`),
    check('tour_filed', sql`not ${table.is_open} or ${table.filing_no} <> ''`),
    check('tour_light_threshold', sql`${table.light_threshold} > 0`),
    check('tour_span', sql`${table.start_at} < ${table.end_at}`),
  ],
)

/** The tour that a row belongs to. */
const ofTour = () =>
  text('tour_id')
    .notNull()
    .references(() => tour.tour_id)

/** A visitor whom a row is about. */
const visitor = () =>
  bigint('uid', { mode: 'number' })
    .notNull()
    .references(() => softuser.softuser_id)

/** Where a tour may come to. */
export const tourCity = pgTable(
  'tour_city',
  {
    tour_id: ofTour(),
    city_id: text('city_id').notNull(),
    name: text('name').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tour_id, table.city_id] }),
    idForm('tour_city_id_form', table.city_id),
    check('tour_city_name', isSaid(table.name)),
  ],
)

/** A talk. */
export const speech = pgTable(
  'speech',
  {
    speech_id: text('speech_id').primaryKey(),
    tour_id: ofTour(),
    city_id: text('city_id').notNull(),
    title: text('title').notNull(),
    enrol_from: timestamptz('enrol_from').notNull(),
    start_at: timestamptz('start_at').notNull(),
    end_at: timestamptz('end_at').notNull(),
    venue: text('venue').notNull(),
    address: text('address').notNull().default(''),
    /** Who gives it. */
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.staff_id),
    /** How many people there is room for. */
    quota: integer('quota').notNull(),
    /** People who have a place. Kept here so that the limit below holds under any number of concurrent requests. */
    enrolled: integer('enrolled').notNull().default(0),
    /** Rows of `tour_like`. */
    thumbs_up: integer('thumbs_up').notNull().default(0),
    /** Incremented with every change of the details shown. Enrolments do not count. */
    revision: integer('revision').notNull().default(1),
    is_cancelled: boolean('is_cancelled').notNull().default(false),
    ...rowTimes,
  },
  (table) => [
    foreignKey({
      name: 'speech_in_city',
      columns: [table.tour_id, table.city_id],
      foreignColumns: [tourCity.tour_id, tourCity.city_id],
    }),
    // For rows that refer to a talk within its tour.
    unique('speech_of_tour').on(table.tour_id, table.speech_id),
    index('speech_by_time').on(table.tour_id, table.start_at),
    idForm('speech_id_form', table.speech_id),
    check('speech_title', isSaid(table.title)),
    check('speech_venue', isSaid(table.venue)),
    check(
      'speech_span',
      sql`${table.enrol_from} <= ${table.start_at} and ${table.start_at} < ${table.end_at}`,
    ),
    check('speech_quota', sql`${table.quota} > 0 and ${table.enrolled} between 0 and ${table.quota}`),
    check('speech_thumbs_up', sql`${table.thumbs_up} >= 0`),
  ],
)

/** A poster of a tour, or of one of its cities. */
export const tourPoster = pgTable(
  'tour_poster',
  {
    poster_id: text('poster_id').primaryKey(),
    tour_id: ofTour(),
    /** Null: of the whole tour. */
    city_id: text('city_id'),
    /** Address of the picture. */
    image: text('image').notNull(),
    title: text('title').notNull(),
    /** Where it leads. Empty: nowhere. */
    share_url: text('share_url').notNull().default(''),
    position: smallint('position').notNull().default(0),
    ...rowTimes,
  },
  (table) => [
    foreignKey({
      name: 'tour_poster_of_city',
      columns: [table.tour_id, table.city_id],
      foreignColumns: [tourCity.tour_id, tourCity.city_id],
    }),
    index('tour_poster_in_order').on(table.tour_id, table.position, table.poster_id),
    idForm('tour_poster_id_form', table.poster_id),
    check('tour_poster_shows', sql`${table.image} <> '' and ${table.title} <> ''`),
  ],
)

/** Which city a visitor wants a tour to come to. */
export const tourLight = pgTable(
  'tour_light',
  {
    tour_id: ofTour(),
    uid: visitor(),
    city_id: text('city_id').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tour_id, table.uid] }),
    foreignKey({
      name: 'tour_light_of_city',
      columns: [table.tour_id, table.city_id],
      foreignColumns: [tourCity.tour_id, tourCity.city_id],
    }),
    // For counting a city's lights.
    index('tour_light_by_city').on(table.tour_id, table.city_id),
    index('tour_light_of_visitor').on(table.uid),
  ],
)

/** What a visitor likes. It cannot be taken back. */
export const tourLike = pgTable(
  'tour_like',
  {
    uid: visitor(),
    target_type: text('target_type', { enum: ['speech', 'comment'] }).notNull(),
    target_id: text('target_id').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.target_type, table.target_id] }),
    index('tour_like_of_target').on(table.target_type, table.target_id),
    check('tour_like_known', sql`${table.target_type} in ('speech', 'comment')`),
    idForm('tour_like_target_form', table.target_id),
  ],
)

/** What a visitor has written about a tour or a talk. */
export const tourComment = pgTable(
  'tour_comment',
  {
    comment_id: bigint('comment_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tour_id: ofTour(),
    /** Null: about the tour. */
    speech_id: text('speech_id'),
    uid: visitor(),
    content: text('content').notNull(),
    /** Recognises the same text again, see `write-comment.ts`. */
    content_hash: text('content_hash').notNull(),
    /** 0 awaits review, 1 public, 2 refused. */
    status: smallint('status').notNull().default(0),
    /** Why it was refused, for its writer. Empty: it was not. */
    reason: text('reason').notNull().default(''),
    /** Rows of `tour_like`. */
    thumbs_up: integer('thumbs_up').notNull().default(0),
    decided_by: bigint('decided_by', { mode: 'number' }).references(() => member.member_id),
    decided_at: timestamptz('decided_at'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'tour_comment_of_speech',
      columns: [table.tour_id, table.speech_id],
      foreignColumns: [speech.tour_id, speech.speech_id],
    }),
    index('tour_comment_public')
      .on(table.tour_id, table.created_at, table.comment_id)
      .where(sql`${table.status} = 1`),
    index('tour_comment_public_of_speech')
      .on(table.tour_id, table.speech_id, table.created_at, table.comment_id)
      .where(sql`${table.status} = 1`),
    index('tour_comment_held').on(table.created_at, table.comment_id).where(sql`${table.status} = 0`),
    // The order in which members read them.
    index('tour_comment_newest').on(table.created_at, table.comment_id),
    index('tour_comment_of_tour').on(table.tour_id, table.created_at, table.comment_id),
    index('tour_comment_of_visitor').on(table.uid, table.created_at),
    check(
      'tour_comment_length',
      sql`${table.content} = btrim(${table.content}) and char_length(${table.content}) between 1 and ${LONGEST_COMMENT}`,
    ),
    check('tour_comment_hash_form', sql`${table.content_hash} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('tour_comment_status', sql`${table.status} in (0, 1, 2)`),
    check(
      'tour_comment_decided',
      sql`(${table.status} = 0) = (${table.decided_at} is null) and (${table.status} = 2) = (${table.reason} <> '')
        and (${table.decided_by} is null or ${table.decided_at} is not null)`,
    ),
    check('tour_comment_thumbs_up', sql`${table.thumbs_up} >= 0`),
  ],
)

/** Who may not comment any more. */
export const tourCommentBlock = pgTable(
  'tour_comment_block',
  {
    uid: bigint('uid', { mode: 'number' })
      .primaryKey()
      .references(() => softuser.softuser_id),
    reason: text('reason').notNull(),
    blocked_by: bigint('blocked_by', { mode: 'number' }).references(() => member.member_id),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [check('tour_comment_block_reason', isSaid(table.reason))],
)

/** Who has places at a talk, or is in line for them: one row per talk and phone. */
export const tourEnroll = pgTable(
  'tour_enroll',
  {
    /** Cannot be guessed. */
    enroll_no: text('enroll_no').primaryKey(),
    speech_id: text('speech_id')
      .notNull()
      .references(() => speech.speech_id),
    uid: visitor(),
    handset_enc: handsetEnc().notNull(),
    handset_hash: handsetHash().notNull(),
    name: text('name').notNull(),
    people_num: smallint('people_num').notNull(),
    /** 1 taken, 2 in line, 3 given back. */
    status: smallint('status').notNull(),
    ticket_no: text('ticket_no')
      .unique()
      .references(() => ticket.ticket_no),
    /** The order of the line. Null: not in line. */
    waiting_since: timestamptz('waiting_since'),
    /** They agreed to a text message. */
    by_sms: boolean('by_sms').notNull().default(false),
    consent: text('consent', { enum: ['recorded', 'not_recorded'] })
      .notNull()
      .default('not_recorded'),
    page_code: text('page_code'),
    ...rowTimes,
  },
  (table) => [
    unique('tour_enroll_once').on(table.speech_id, table.handset_hash),
    index('tour_enroll_of_visitor').on(table.uid, table.speech_id),
    index('tour_enroll_newest').on(table.speech_id, table.created_at, table.enroll_no),
    index('tour_enroll_of_phone').on(table.handset_hash, table.created_at),
    index('tour_enroll_line')
      .on(table.speech_id, table.waiting_since, table.enroll_no)
      .where(sql`${table.status} = 2`),
    spokenNumberForm('tour_enroll_no_form', table.enroll_no),
    handsetEncForm('tour_enroll', table.handset_enc),
    handsetHashForm('tour_enroll', table.handset_hash),
    check('tour_enroll_named', isSaid(table.name)),
    check('tour_enroll_people', sql`${table.people_num} between 1 and ${MOST_PEOPLE}`),
    check(
      'tour_enroll_status',
      sql`${table.status} in (1, 2, 3) and (${table.status} = 1) = (${table.ticket_no} is not null)
        and (${table.status} = 2) = (${table.waiting_since} is not null)`,
    ),
    check('tour_enroll_consent_known', sql`${table.consent} in ('recorded', 'not_recorded')`),
  ],
)
