import { expect, test } from 'vitest'
import { click, createTestStudio } from '../../testing'
import type { AlarmRow, Channel, RuleRow } from './alarm-rows'

const alarm: AlarmRow = {
  alarm_id: 7,
  kind: 'conversion_drop',
  page_code: 'spring',
  page_title: 'Spring campaign',
  state: 'open',
  began_at: '2026-11-28T02:20:00Z',
  ended_at: null,
  words: '12% to 3%',
  figures: { hours: 6, part: 3, of: 84, usual_part: 60, usual_of: 500 },
  seen_at: null,
  seen_by: null,
  note: '',
}
const rule: RuleRow = {
  rule_id: 2,
  kind: 'errors_up',
  page_code: 'spring',
  page_title: 'Spring campaign',
  is_on: true,
  hours: 1,
  percent: 10,
  floor: 30,
  tells: ['wecom', 'mail'],
  mail_to: ['a@example.com', 'b@example.com'],
  revision: 3,
  updated_at: '2026-11-20T02:02:03Z',
  updated_by: null,
}

const channel = (name: Channel['channel']): Channel => ({
  channel: name,
  adapter: name === 'mail' ? 'absent' : 'sandbox',
  sent_at: null,
  failed_at: null,
  problem: '',
  waiting: 1,
})

test('alarms and their rules are in English', async () => {
  await using studio = await createTestStudio({
    at: '/alarms?alarm=7',
    roles: ['operator'],
    answers: {
      alarmList: { list: [alarm], open: 1, looked_at: '2026-11-28T02:20:05Z', next: null },
      alarmDetail: alarm,
      alarmRuleList: { list: [rule], channels: [channel('wecom'), channel('mail')] },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
    },
  })
  await studio.sees('Fewer submissions', 'Mark as seen', 'Last checked: 2026-11-28 10:20.')
  await click(await studio.find('button', 'Alarm rules'))
  await studio.sees(
    /of the last hour failed, and twice as many as .* needs at least 30 actions\./,
    'Tells: WeCom group, a@example.com, b@example.com',
  )
  await studio.find('button', 'Delete: More errors (Spring campaign)')
  // Except for the member's name.
  expect(document.body.textContent?.replace(/王芳?/g, '')).not.toMatch(/[\u4e00-\u9fff]/)
})
