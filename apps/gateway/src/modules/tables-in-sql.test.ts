import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tablesOf } from './in-reference-order'
import { gatewayModules } from './registry'
import { tablesInSql } from './testing/tables-in-sql'

const GATEWAY = fileURLToPath(new URL('..', import.meta.url))
const NO_PART_OF_IT = /\.(test|abuse|faults)\.ts$|(^|\/)testing\/|^modules\/every-/

/** Modules by the names of their tables. */
const owners = new Map(
  gatewayModules.flatMap((one) => tablesOf(one).map((table) => [getTableName(table), one.name] as const)),
)
const tables = new Set(owners.keys())

/** The module that a file belongs to; everything outside of them is ground. */
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? 'ground'

const sources = readdirSync(GATEWAY, { recursive: true, encoding: 'utf8' })
  .map((file) => relative('.', file).split(sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !NO_PART_OF_IT.test(file))

// The import rules see a table that is imported, but not one that SQL text names.
test('SQL that is written by hand names the tables of its own module only', () => {
  const named = sources.flatMap((file) =>
    tablesInSql(readFileSync(join(GATEWAY, file), 'utf8'), tables).map((one) => ({ file, ...one })),
  )
  expect(named.length).toBeGreaterThan(20)
  const foreign = named.filter(({ file, table }) => owners.get(table) !== moduleOf(file))
  expect(foreign.map(({ file, line, table }) => `${file}:${line} names ${table}`)).toEqual([])
})

test.each([
  ['a statement of the driver', "pool.query('SELECT FROM session WHERE jti = $1')", 'session'],
  [
    'a template',
    'const q = sql<Row>`WITH x AS (SELECT 1) UPDATE ONLY lead SET status = $' + '{status}`',
    'lead',
  ],
  [
    'a template in small letters',
    'sql`select 1 from $' + '{page} join public."member" as m on true`',
    'member',
  ],
  ['what is written', 'sql`INSERT INTO audit_log (who) VALUES (1)`', 'audit_log'],
])('it is found in %s', (_where, source, table) => {
  expect(tablesInSql(source, tables)).toEqual([{ table, line: 1 }])
})

test.each([
  ["log.warn('Could not update page or lead')"],
  ["const text = 'changes from page to page'"],
  ['sql`SELECT FROM $' + '{page} WHERE extract(epoch FROM page.created_at) > 1`'],
])('it is no table of SQL in %s', (source) => {
  expect(tablesInSql(source, tables)).toEqual([])
})
