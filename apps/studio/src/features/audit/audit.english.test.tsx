import { expect, test } from 'vitest'
import { click, createTestStudio, press, type } from '../../testing'

test('the log is in English, and takes what it says as what to look for', async () => {
  await using studio = await createTestStudio({
    at: '/audit',
    roles: ['auditor'],
    answers: {
      auditList: {
        list: [
          {
            seq: 9,
            at: '2026-11-20T01:02:03Z',
            who: 'cli:root',
            who_name: '',
            action: 'member.change',
            subject: 'alarm_rule:4',
            subject_name: '',
            before: { roles: ['operator'] },
            after: { roles: ['operator', 'auditor'] },
            ip: null,
          },
        ],
        next: null,
      },
      memberOptions: { list: [] },
    },
  })
  await studio.sees('2026-11-20 09:02:03', 'Command line root', 'Changed a member', 'Alarm rule 4')
  await click(document.querySelector('.ant-table-row-expand-icon') as Element)
  await studio.sees(/Roles\nOperator\nOperator, Auditor/)
  // Except for the member's name.
  expect(document.body.textContent?.replace(/王芳?/g, '')).not.toMatch(/[\u4e00-\u9fff]/)

  const subject = await studio.find('field', 'Subject')
  for (const [typed, asked] of [
    ['alarm rule 4', 'alarm_rule:4'],
    ['Alarm: 5', 'alarm:5'],
    ['approval:6', 'approval:6'],
    ['Not logged in', 'Not logged in'],
  ] as const) {
    await type(subject, typed)
    await press(subject, 'Enter')
    await studio.until(() => studio.asked('auditList').at(-1)?.subject === asked)
  }
})
