import { expect, test } from 'vitest'
import { click, createTestStudio } from '../../testing'
import { batch, column, columns, detail, lhbRow } from './samples'

const CHINESE = /[\u4e00-\u9fff]/

const english = { source: 'Exchange', warnings: [], importer: 'Lin Xiaoyu' }
const row = (change: object = {}) =>
  lhbRow({
    name: 'Sample Bank',
    reason: 'Rise',
    seats: [{ side: 'buy', name: 'Seat', buy: 1_200, sell: null }],
    ...change,
  })

const shown = { batch_id: 7, as_of: '2026-11-27', source: 'Exchange', is_simulated: false, row_count: 1_240 }

test('feeds, their batches and what one would change are in English', async () => {
  const { list, ...day } = columns(column({ title: 'Movers of the day', shown }))
  await using studio = await createTestStudio({
    at: '/feeds',
    roles: ['compliance'],
    answers: {
      feedColumnList: {
        ...day,
        list: list.map((one) => ({ ...one, title: one.kind === 'lhb' ? one.title : '' })),
      },
      feedBatchList: {
        list: [batch(english), batch({ ...english, batch_id: 8, state: 'approved' })],
        next: null,
      },
      feedBatchDetail: detail({
        batch: batch(english),
        rows: [{ position: 0, sub_key: 'Rise', sector: 'Banks', row: row() }],
        difference: {
          against: 7,
          new: 80,
          changed: 1,
          gone: 0,
          list: [{ change: 'changed', before: row({ net_buy: -500_000 }), after: row() }],
        },
      }),
    },
  })
  await studio.sees(
    '2026-11-27 · 1,240 rows',
    'First 3 rows for everybody, the rest after buying a product',
    'No data of 2026-11-27',
    'Simulated data',
    'Approved, not live',
  )
  expect(document.querySelector('main')?.textContent).not.toMatch(CHINESE)
  await click(await studio.find('button', 'Open batch 9'))
  await studio.sees(
    'Compared with batch 7, which is live: 80 rows added, 1 changed, 0 removed.',
    'Net bought -¥500,000 → ¥1,234,500',
    '1 seat',
  )
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toMatch(CHINESE)
})
