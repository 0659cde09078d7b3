import { expect, test } from 'vitest'
import type { DataFiles, DataKind } from '../../data/data-kind'
import type { Transaction } from '../../db/database'
import { dataKinds } from '../registry'
import { openTestStore } from '../testing/start-test-gateway'
import { importData } from './import-data'
import { upsertRow } from './upsert-row'

const ROUNDS = 20

const kind = dataKinds.find(({ name }) => name === 'vacancies') as DataKind
const files: DataFiles = { image: async (source) => source, qrCode: async () => '' }
const row = (vacancy_id: string, change_type_limit: number) => ({ vacancy_id, change_type_limit })

test('two imports of the same rows in another order both succeed, in each of twenty rounds', async () => {
  await using store = await openTestStore()
  const bring = (round: number, ...ids: string[]) => {
    const lines = ids.map((id, index) => ({ at: index + 1, cells: row(id, round) }))
    return importData(store.ctx.db, { kind, lines, files })
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reports = await Promise.all([bring(round, 'a', 'b'), bring(round, 'b', 'a')])
    expect(reports.map(({ stored }) => stored)).toEqual([true, true])
    const outcomes = reports.flatMap(({ lines }) => lines.map(({ outcome }) => outcome))
    expect(outcomes.filter((outcome) => outcome === 'same')).toHaveLength(2)
  }
})

test('without waiting for each other they would not', async () => {
  await using store = await openTestStore()
  const both = [signal(), signal()] as const
  const bring = (own: 0 | 1, ids: readonly [string, string]) =>
    store.ctx.db.orm.transaction(async (tx: Transaction) => {
      await upsertRow(tx, kind, row(ids[0], 1))
      both[own].give()
      await both[1 - own]?.given
      await upsertRow(tx, kind, row(ids[1], 1))
    })
  const results = await Promise.allSettled([bring(0, ['a', 'b']), bring(1, ['b', 'a'])])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}
