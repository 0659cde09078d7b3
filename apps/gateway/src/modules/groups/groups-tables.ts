import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { softuser } from '../passport/passport-tables'
import { rule } from '../targeting/targeting-tables'

/** An activity whose groups are open to whoever fulfils a rule. */
export const groupRule = pgTable(
  'group_rule',
  {
    activity: text('activity').primaryKey(),
    rule_id: text('rule_id')
      .notNull()
      .references(() => rule.rule_id),
    ...rowTimes,
  },
  (table) => [idForm('group_rule_activity_form', table.activity)],
)

/** A group one can join. Not called `group`, which SQL reserves. */
export const chatGroup = pgTable(
  'chat_group',
  {
    group_id: text('group_id').primaryKey(),
    name: text('name').notNull(),
    activity: text('activity')
      .notNull()
      .references(() => groupRule.activity),
    capacity: integer('capacity').notNull(),
    /**
     * The number of rows in `group_member`. Kept here so that the limit below holds under any number of concurrent
     * requests.
     */
    member_count: integer('member_count').notNull().default(0),
    /** Whether it takes new members. */
    open: boolean('open').notNull().default(true),
    /** Counts every change, so that whoever saves over somebody else's change is told. A new member is not a change. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('chat_group_id_form', table.group_id),
    check('chat_group_capacity', sql`${table.member_count} between 0 and ${table.capacity}`),
    index('chat_group_activity').on(table.activity),
  ],
)

export const groupMember = pgTable(
  'group_member',
  {
    group_id: text('group_id')
      .notNull()
      .references(() => chatGroup.group_id),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => softuser.softuser_id),
    joined_at: timestamptz('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.uid] }),
    index('group_member_uid').on(table.uid, table.joined_at),
    index('group_member_joined').on(table.group_id, table.joined_at, table.uid),
  ],
)

/** A visitor's own group with their service people. */
export const serviceGroup = pgTable('service_group', {
  uid: bigint('uid', { mode: 'number' })
    .primaryKey()
    .references(() => softuser.softuser_id),
  /** Opaque: nobody can guess the group of somebody else. */
  group_id: text('group_id').notNull().unique().default(sql`gen_random_uuid()::text`),
  created_at: timestamptz('created_at').notNull().defaultNow(),
})

/** Something written for a group, or under a tag for everybody. */
export const groupPost = pgTable(
  'group_post',
  {
    post_id: text('post_id').primaryKey(),
    group_id: text('group_id').references(() => chatGroup.group_id),
    tag: text('tag'),
    /** Name and registration as they were when it was written: what an adviser said stays theirs. */
    author: text('author').notNull(),
    adviser_no: text('adviser_no').notNull().default(''),
    title: text('title').notNull(),
    /** Anybody may read it, also of a post for members only. */
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** Addresses of pictures. */
    images: jsonb('images').notNull().default([]),
    is_member_only: boolean('is_member_only').notNull().default(false),
    /** Sorts before all posts that are not pinned. */
    is_pinned: boolean('is_pinned').notNull().default(false),
    /** Why it was taken down. Null: it was not. */
    down_why: text('down_why'),
    revision: integer('revision').notNull().default(1),
    /** The post is not shown before. */
    created_at: rowTimes.created_at,
    updated_at: rowTimes.updated_at,
  },
  (table) => [
    idForm('group_post_id_form', table.post_id),
    check('group_post_has_place', sql`coalesce(${table.group_id}, ${table.tag}) is not null`),
    check('group_post_members_of_a_group', sql`not ${table.is_member_only} or ${table.group_id} is not null`),
    index('group_post_of_group').on(table.group_id, table.created_at),
    index('group_post_of_tag').on(table.tag, table.created_at),
  ],
)
