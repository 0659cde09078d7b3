import { expect, test } from 'vitest'
import { type Migration, readMigrations } from './read-migrations'
import { problemsOf } from './testing/migration-rules'

/** Nothing was released before there were rules; later migrations meet databases that are in use. */
const LAST_BEFORE_RULES = 42

const numberOf = ({ tag }: Migration) => Number(tag.slice(0, 4))

test('every migration since there are rules can be taken while work goes on', () => {
  const bound = readMigrations().filter((migration) => numberOf(migration) > LAST_BEFORE_RULES)
  expect(bound.flatMap(problemsOf)).toEqual([])
})

const migration = (...statements: string[]): Migration => ({
  tag: '0099_test',
  moment: 0,
  hash: '',
  statements,
  contractsTo: undefined,
  isOutsideTransaction: false,
})

test.each([
  ['CREATE INDEX "lead_by_day" ON "lead" USING btree ("day");', /CREATE INDEX CONCURRENTLY/],
  ['CREATE UNIQUE INDEX lead_day ON public.lead (day)', /CREATE INDEX CONCURRENTLY/],
  ['CREATE INDEX CONCURRENTLY lead_day ON lead (day)', /outside a transaction/],
  [
    'ALTER TABLE "lead" ADD CONSTRAINT "lead_page" FOREIGN KEY ("page_id") REFERENCES "page"("id");',
    /NOT VALID/,
  ],
  ['ALTER TABLE "lead" ADD CONSTRAINT "lead_positive" CHECK (n > 0);', /NOT VALID/],
  ['ALTER TABLE "lead" ADD CONSTRAINT "lead_once" UNIQUE("uid");', /USING INDEX/],
  ['ALTER TABLE "lead" ALTER COLUMN "n" SET DATA TYPE bigint;', /add another column/],
  ['ALTER TABLE "lead" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', /in batches/],
  ['ALTER TABLE "lead" ADD COLUMN "kind" text NOT NULL;', /give it a default/],
  ["-- all of them\nUPDATE lead SET kind = 'a';", /in batches/],
  ['ALTER TABLE "lead" DROP COLUMN "kind";', /-- contract: builds from TAG on/],
  ['ALTER TABLE "lead" RENAME COLUMN "kind" TO "sort";', /-- contract: builds from TAG on/],
  ['ALTER TABLE "lead" ALTER COLUMN "kind" SET NOT NULL;', /-- contract: builds from TAG on/],
  ['DROP TABLE "lead" CASCADE;', /-- contract: builds from TAG on/],
])('%s is found', (statement, says) => {
  expect(problemsOf(migration(statement))).toEqual([expect.stringMatching(says)])
})

test.each([
  ['ALTER TABLE "lead" ADD COLUMN "kind" text;'],
  [`ALTER TABLE "lead" ADD COLUMN "kind" text DEFAULT 'a' NOT NULL;`],
  ['ALTER TABLE "lead" ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL;'],
  ['ALTER TABLE "lead" ADD CONSTRAINT "lead_page" FOREIGN KEY ("p") REFERENCES "page"("id") NOT VALID;'],
  ['ALTER TABLE "lead" VALIDATE CONSTRAINT "lead_page";'],
  ['-- small table: a row for each member\nUPDATE member SET is_old = true;'],
])('%s is fine', (statement) => {
  expect(problemsOf(migration(statement))).toEqual([])
})

test('a table that the migration makes is nobody’s yet', () => {
  const statements = [
    'CREATE TABLE "reaction" ("id" bigint);',
    'CREATE INDEX "reaction_id" ON "reaction" ("id");',
    'ALTER TABLE "reaction" ADD CONSTRAINT "reaction_page" FOREIGN KEY ("id") REFERENCES "page"("id");',
    'INSERT INTO reaction VALUES (1); UPDATE reaction SET id = 2;',
  ]
  expect(problemsOf(migration(...statements))).toEqual([])
})

test('what is marked for it may be made beside the work, and may be taken away', () => {
  const index = 'CREATE INDEX CONCURRENTLY lead_day ON lead (day)'
  expect(problemsOf({ ...migration(index), isOutsideTransaction: true })).toEqual([])
  const drop = 'ALTER TABLE lead DROP COLUMN kind'
  expect(problemsOf({ ...migration(drop), contractsTo: '0098_without_kind' })).toEqual([])
})
