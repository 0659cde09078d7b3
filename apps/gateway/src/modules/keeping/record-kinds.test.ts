import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { KeptDays } from '../../config/kept-days'
import { EVIDENCE } from '../../db/service-role'
import { allTables, declared } from '../registry'
import { kindOfTable, type RecordKind, recordKinds } from './record-kinds'

const KEPT: KeptDays = { networkLogs: 200, messageLogs: 190 }
const OTHER: KeptDays = { networkLogs: 999, messageLogs: 777 }

const known = new Set(allTables.map((table) => getTableName(table)))
const namesIn = (kinds: readonly RecordKind[]) =>
  kinds.flatMap(({ tables }) => tables.map(({ name }) => name))
const personal = declared.personal.map(({ table }) => getTableName(table))

/** Where the list contradicts the modules. */
function contradictions(kinds: readonly RecordKind[], rules = declared.retention): string[] {
  const listed = namesIn(kinds)
  const ruled = new Map(rules.map((rule) => [getTableName(rule.table), rule]))
  const found: string[] = []
  for (const name of new Set([...personal, ...EVIDENCE, ...ruled.keys()]))
    if (!listed.includes(name)) found.push(`${name} is not listed`)
  for (const name of new Set(listed)) {
    if (!known.has(name)) found.push(`${name} is no table`)
    if (listed.indexOf(name) !== listed.lastIndexOf(name)) found.push(`${name} has two terms`)
  }
  for (const { tables, term } of kinds) {
    for (const { name, since } of tables) {
      const rule = ruled.get(name)
      // A code goes with its message.
      if (name === 'sms_code') continue
      if ((term.by === 'age') !== (rule !== undefined)) found.push(`${name} is deleted and listed otherwise`)
      if (term.by !== 'age' || !rule) continue
      for (const kept of [KEPT, OTHER])
        if (term.days(kept) !== rule.days(kept)) found.push(`${name} has two terms`)
      if (rule.since.name !== since) found.push(`${name} counts from ${rule.since.name}`)
    }
  }
  return [...new Set(found)]
}

test('the list names every table with personal data, every evidence table and every rule, each with one term', () => {
  expect(contradictions(recordKinds)).toEqual([])
})

test('a table that is in neither, in two kinds, or kept for another time is found out', () => {
  const without = recordKinds.filter(({ kind }) => kind !== 'leads')
  expect(contradictions(without)).toContain('lead is not listed')
  const [first] = recordKinds.filter(({ kind }) => kind === 'leads')
  expect(contradictions([...recordKinds, first as RecordKind])).toContain('lead has two terms')
  const longer = declared.retention.map((rule) => ({
    ...rule,
    days: (kept: KeptDays) => rule.days(kept) + 1,
  }))
  expect(contradictions(recordKinds, longer)).toContain('visit_log has two terms')
  expect(contradictions(recordKinds, [])).toContain('visit_log is deleted and listed otherwise')
})

test('every column that a kind counts from is there', () => {
  for (const { name, since } of recordKinds.flatMap(({ tables }) => tables)) {
    const table = allTables.find((one) => getTableName(one) === name)
    const columns = table ? Object.values(getTableColumns(table)).map((column) => column.name) : []
    if (since !== '') expect([name, columns]).toEqual([name, expect.arrayContaining([since])])
  }
})

test('a table leads to its kind', () => {
  expect(kindOfTable('consent_log')?.kind).toBe('consents')
  expect(kindOfTable('page')).toBeUndefined()
})
