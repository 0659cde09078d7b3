import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/start-test-gateway'
import { findNotes } from '../index'
import { showDemoMarket } from './show-demo-market'
import { showDemoNotes } from './show-demo-notes'

const CODES = ['609901', '609902']

test('customers read what is out, and one version waits; a second start adds nothing', async () => {
  await using store = await openTestStore()
  const { orm, pool } = store.ctx.db
  await showDemoMarket(store.ctx)
  await showDemoNotes(store.ctx)
  expect(await findNotes(orm, CODES)).toEqual([])

  await pool.query("INSERT INTO staff (staff_id, name, cert_no) VALUES (1, '客服', ''), (2, '甲', 'S2')")
  for (let start = 0; start < 2; start += 1) await showDemoNotes(store.ctx)
  const notes = await findNotes(orm, CODES)
  expect(notes.map(({ code, adviser, text }) => [code, adviser, text.slice(0, 4)])).toEqual(
    CODES.map((code) => [code, '甲', '（示例）']),
  )
  const { rows } = await pool.query("SELECT code FROM instrument_note WHERE state = 'waiting'")
  expect(rows).toEqual([{ code: '609901' }])
})
