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
  uuid,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { lockColumns, lockForm } from '../locks/lock-tables'
import { memberId } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'
import { staff } from '../staff/staff-tables'

/** The categories of lessons. */
export const videoCategory = pgTable(
  'video_category',
  {
    category: text('category').primaryKey(),
    title: text('title').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    idForm('video_category_form', table.category),
    check('video_category_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
  ],
)

/** The files of a lesson: one MP4 file, or a playlist with its pieces, in a folder whose name cannot be guessed. */
export const videoFile = pgTable(
  'video_file',
  {
    file_id: uuid('file_id').primaryKey().defaultRandom(),
    /** Of random letters and digits. */
    folder: text('folder').notNull().unique(),
    format: text('format', { enum: ['mp4', 'hls'] }).notNull(),
    /** The file within the folder that is played: the film or the playlist. */
    entry: text('entry').notNull(),
    /** The file within the folder that is played while the lesson is locked; empty: none. */
    preview_entry: text('preview_entry').notNull().default(''),
    preview_seconds: integer('preview_seconds').notNull().default(0),
    /** The total size of all its files. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    duration: integer('duration').notNull(),
    width: integer('width'),
    height: integer('height'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('video_file_folder_form', sql`${table.folder} ~ '^[A-Za-z0-9_-]{22}$'`),
    check('video_file_bytes', sql`${table.bytes} > 0 and ${table.duration} > 0`),
    check('video_file_preview', sql`(${table.preview_entry} = '') = (${table.preview_seconds} = 0)`),
  ],
)

/** A lesson. */
export const video = pgTable(
  'video',
  {
    video_id: bigint('video_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In the address of its page, and may be Chinese. */
    name: text('name').notNull().unique(),
    title: text('title').notNull(),
    category: text('category')
      .notNull()
      .references(() => videoCategory.category),
    /** Within its category. */
    position: integer('position').notNull().default(0),
    /** Null: no bytes yet, and it is shown to nobody. */
    file_id: uuid('file_id').references(() => videoFile.file_id),
    /** Addresses of pictures; empty: none. */
    cover: text('cover').notNull().default(''),
    poster: text('poster').notNull().default(''),
    /** HTML that was sanitised when it was stored. */
    content: text('content').notNull().default(''),
    /** `{ at, title }[]`, `at` in seconds, ascending. */
    chapters: jsonb('chapters').$type<{ at: number; title: string }[]>().notNull().default([]),
    staff_id: integer('staff_id').references(() => staff.staff_id),
    group_id: text('group_id').notNull().default(''),
    ...lockColumns(),
    is_out: boolean('is_out').notNull().default(false),
    published_at: timestamptz('published_at'),
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    lockForm('video', table),
    check(
      'video_name_form',
      sql`${table.name} = btrim(${table.name}) and length(${table.name}) between 1 and 64 and ${table.name} !~ '[/?#\\\\[:cntrl:]]'`,
    ),
    check('video_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
    check(
      'video_out',
      sql`not ${table.is_out} or (${table.file_id} is not null and ${table.published_at} is not null)`,
    ),
    index('video_of_category').on(table.category, table.position, table.video_id),
  ],
)

/** A file being uploaded, piece by piece, so that an interrupted upload continues where it stopped. */
export const videoUpload = pgTable(
  'video_upload',
  {
    upload_id: uuid('upload_id').primaryKey().defaultRandom(),
    member_id: memberId('member_id'),
    /** Its name on the machine that it comes from. */
    file_name: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** How much of it has been received, from its beginning and without gaps. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    state: text('state', { enum: ['coming', 'reading', 'done', 'refused'] })
      .notNull()
      .default('coming'),
    /** Why it cannot be used; else empty. */
    problem: text('problem').notNull().default(''),
    /** The resulting film. */
    file_id: uuid('file_id').references(() => videoFile.file_id),
    ...rowTimes,
  },
  (table) => [
    check('video_upload_bytes', sql`${table.bytes} > 0 and ${table.received} between 0 and ${table.bytes}`),
    check('video_upload_done', sql`(${table.state} = 'done') = (${table.file_id} is not null)`),
    index('video_upload_updated_at').on(table.updated_at),
  ],
)

/** Where somebody stopped in a lesson. */
export const videoProgress = pgTable(
  'video_progress',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    video_id: bigint('video_id', { mode: 'number' })
      .notNull()
      .references(() => video.video_id, { onDelete: 'cascade' }),
    /** Seconds from the beginning. */
    at: integer('at').notNull(),
    /** By the phone's clock, so that a late report undoes nothing. */
    noted_at: timestamptz('noted_at').notNull(),
    /** Null: not watched to the end. */
    watched_at: timestamptz('watched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.video_id] }),
    check('video_progress_at', sql`${table.at} between 0 and 86400`),
    index('video_progress_of_video').on(table.video_id),
  ],
)

/** How often a lesson was begun on a day in China. */
export const videoView = pgTable(
  'video_view',
  {
    video_id: bigint('video_id', { mode: 'number' })
      .notNull()
      .references(() => video.video_id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.video_id, table.day] })],
)
