import { expect, test } from 'vitest'
import { createTestStudio, leadDetail, leadRow } from '../../testing'

const CHINESE = /[\u4e00-\u9fff]/

const AT = '2026-11-20T00:00:00Z'
const lead = leadRow(6, {
  nick_name: 'Zhang',
  page_title: 'ETF camp',
  assignee: null,
  consent: 'not_recorded',
})

test('leads and all that is known of one are in English', async () => {
  await using studio = await createTestStudio({
    at: '/leads?lead=6',
    roles: ['operator'],
    answers: {
      leadList: { list: [lead], next: null, total: 1, is_total_capped: false },
      leadDetail: leadDetail(lead, {
        touch_list: [{ at: AT, cps_id: 'wx-1', page_code: 'etf', nick_name: 'Zhang', upload_id: 'u' }],
        consents: [{ doc: 'privacy', version: '2026-11-01', purpose: 'marketing', at: AT, withdrawn_at: AT }],
        messages: [{ kind: 'code', state: 'failed', at: AT }],
      }),
      memberOptions: { list: [{ member_id: 5, name: 'Li Lei' }] },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
    },
  })
  await studio.sees(
    'ETF camp (version 7)',
    'Not recorded',
    'To be called back',
    'Sent once',
    'Zhang · page etf · channel wx-1',
    'Privacy policy 2026-11-01 · marketing (withdrawn at 2026-11-20 08:00)',
    'Code · failed',
    'No notes yet.',
  )
  expect(document.querySelector('main')?.textContent).not.toMatch(CHINESE)
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toMatch(CHINESE)
})
