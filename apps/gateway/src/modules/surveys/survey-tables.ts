import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  bytea,
  handsetHash,
  handsetHashForm,
  idForm,
  personalEnc,
  personalEncForm,
  timestamptz,
} from '../../db/columns'
import { softuser } from '../passport/passport-tables'
import { FILE_KINDS } from './files/file-kind'
import type { KeptAnswer } from './kept-answers'

/** What somebody has answered to a form, once per submit id. Rows never change. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the encrypted answers are bound to. */
    public_id: uuid('public_id').notNull(),
    page_code: text('page_code').notNull(),
    block_id: text('block_id').notNull(),
    /** Of the page whose form was answered. Null: a page of the program. */
    version: integer('version'),
    /** Created by the visitor's page, so that a repeat is recognised. */
    submit_id: text('submit_id').notNull(),
    /** In the order of the form, with its words at that time; for personal ones only that they exist. */
    answers: jsonb('answers').$type<KeptAnswer[]>().notNull(),
    /** What the personal ones say. Null: there are none. */
    personal_enc: personalEnc(),
    /** Of the first phone given as an answer. */
    handset_hash: handsetHash(),
    /** Null: answered without being logged in. */
    uid: bigint('uid', { mode: 'number' }).references(() => softuser.softuser_id),
    /** Of the privacy policy that was agreed to. */
    consent_version: text('consent_version'),
    /** What was ticked, word for word. */
    agreed_text: text('agreed_text'),
    /** Which of the ends of the form was shown. Empty: the one for everybody else. */
    end_id: text('end_id').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('survey_answer_once').on(table.page_code, table.block_id, table.submit_id),
    index('survey_answer_of_page').on(table.page_code, table.created_at, table.id),
    index('survey_answer_created_at').on(table.created_at, table.id),
    index('survey_answer_handset_hash').on(table.handset_hash),
    index('survey_answer_uid').on(table.uid),
    idForm('survey_answer_page_form', table.page_code),
    check('survey_answer_submit_id_form', sql`${table.submit_id} ~ '^[A-Za-z0-9_-]{16,64}$'`),
    personalEncForm('survey_answer', table.personal_enc),
    handsetHashForm('survey_answer', table.handset_hash),
    check(
      'survey_answer_personal_agreed',
      sql`${table.personal_enc} is null or num_nulls(${table.consent_version}, ${table.agreed_text}) = 0`,
    ),
  ],
)

/**
 * A file brought for a field of a form. It belongs to its submit id; what is not handed in with it is deleted within a
 * day, and what was is deleted with its answers.
 */
export const surveyFile = pgTable(
  'survey_file',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What visitors name it by, and what its encrypted parts are bound to. */
    public_id: uuid('public_id').notNull().unique(),
    page_code: text('page_code').notNull(),
    block_id: text('block_id').notNull(),
    submit_id: text('submit_id').notNull(),
    field_id: text('field_id').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** Of the file before it was encrypted. */
    bytes: integer('bytes').notNull(),
    /** The file's name, and the key of its content: a key rotation rewrites this and leaves the content. */
    personal_enc: personalEnc().notNull(),
    /** Encrypted, see `seal-file.ts`. */
    content: bytea('content').notNull(),
    /** Null: not handed in yet. */
    answer_id: bigint('answer_id', { mode: 'number' }).references(() => surveyAnswer.id, {
      onDelete: 'cascade',
    }),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('survey_file_of_submission').on(table.page_code, table.block_id, table.submit_id),
    index('survey_file_answer_id').on(table.answer_id),
    index('survey_file_unclaimed').on(table.bytes).where(sql`${table.answer_id} is null`),
    idForm('survey_file_page_form', table.page_code),
    check('survey_file_submit_id_form', sql`${table.submit_id} ~ '^[A-Za-z0-9_-]{16,64}$'`),
    check('survey_file_kind', sql`${table.kind} in ('jpg', 'png', 'webp', 'pdf')`),
    check('survey_file_bytes', sql`${table.bytes} between 1 and 20971520`),
    personalEncForm('survey_file', table.personal_enc),
  ],
)
