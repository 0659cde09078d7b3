import { expect, test } from 'vitest'
import { approvalPolicy, createTestStudio } from '../../testing'
import { reviewList, submissionRow } from './testing/sample-review'

const named = { title: 'Spring campaign', submitted_by: 'Li Lei' }

test('approvals and their settings are in English', async () => {
  await using studio = await createTestStudio({
    at: '/approvals',
    roles: ['approver'],
    answers: {
      reviewList: reviewList(
        [
          submissionRow(11, {
            ...named,
            risks: ['money', 'advice'],
            steps: ['approver', 'compliance'],
            open_steps: ['approver', 'compliance'],
            warnings: 1,
          }),
          submissionRow(12, { ...named, is_overdue: true }),
        ],
        { counts: { mine: 2, waiting: 3, overdue: 1 } },
      ),
    },
  })
  await studio.sees(
    'For me (2)',
    '1 submission is overdue',
    'Takes money',
    'Needs business approval',
    'Needs compliance approval',
    '1 warning',
    'No warnings',
    'Overdue (2026-11-21 08:00)',
  )
  // Except for the member's name.
  expect(document.body.textContent?.replace(/王芳?/g, '')).not.toMatch(/[\u4e00-\u9fff]/)
})

test('who approves for whom is said in English', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=settings',
    roles: ['approver'],
    answers: {
      reviewList: reviewList([]),
      approvalPolicy: approvalPolicy({ set_by: 'start:demo' }),
      delegationList: {
        list: [
          {
            delegation_id: 1,
            step: 'compliance',
            from: { member_id: 4, name: 'Han Mei' },
            to: { member_id: 3, name: 'Li Lei' },
            begins_at: '2026-11-20T00:00:00Z',
            ends_at: '2026-11-21T00:00:00Z',
            ended_at: null,
          },
        ],
      },
    },
  })
  await studio.sees('Li Lei gives compliance approval for Han Mei', 'As delivered; nobody has changed it yet')
  // Except for the member's name.
  expect(document.body.textContent?.replace(/王芳?/g, '')).not.toMatch(/[\u4e00-\u9fff]/)
})
