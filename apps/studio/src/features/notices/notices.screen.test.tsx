import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, nameOf, noReply, refusal } from '../../testing'
import { wording } from './wording'

const notice = {
  notice_id: 12,
  kind: 'mention' as const,
  subject: 'page:etf',
  words: '李审批 在“指数课程”的评论中提到了您：请核对',
  link: '/audit?subject=page:etf',
  created_at: '2026-11-21T02:02:03Z',
  read_at: null,
}
const older = {
  ...notice,
  notice_id: 11,
  kind: 'due' as const,
  words: '已经看过',
  read_at: '2026-11-20T02:02:03Z',
}

const openStudio = (answers: Answers = {}) =>
  createTestStudio({
    at: '/account',
    roles: ['auditor'],
    answers: {
      memberSessions: { list: [] },
      auditList: { list: [], next: null },
      memberOptions: { list: [] },
      noticeList: { list: [notice, older], unread: 1, next: null },
      ...answers,
    },
  })

test('the bell says how much is not read, and its drawer leads to what it is about and marks it as read', async () => {
  await using studio = await openStudio({ noticeRead: { unread: 0 } })
  await click(await studio.find('button', wording.bell(1)))
  await studio.sees(wording.kinds.mention, wording.kinds.due, notice.words, '2026-11-21 10:02')
  await click(await studio.find('button', new RegExp(notice.words)))
  await studio.until(() => studio.address() === '/audit?subject=page:etf')
  expect(studio.asked('noticeRead')).toEqual([{ notice_ids: [12], up_to: null }])
  await studio.until(() => allOf('dialog').length === 0)
})

test('all are marked as read up to the newest that is shown', async () => {
  await using studio = await openStudio({
    noticeRead: () => {
      studio.answer({
        noticeList: { list: [{ ...notice, read_at: older.created_at }], unread: 0, next: null },
      })
      return { unread: 0 }
    },
  })
  await click(await studio.find('button', wording.bell(1)))
  await click(await studio.find('button', wording.readAll))
  expect(studio.asked('noticeRead')).toEqual([{ notice_ids: [], up_to: 12 }])
  await studio.find('button', wording.bell(0))
  await studio.until(() => allOf('button', wording.readAll)[0]?.hasAttribute('disabled') === true)
})

test('only what is not read is shown on demand, and nothing says why', async () => {
  await using studio = await openStudio({
    noticeList: ({ unread }) => ({ list: unread === '1' ? [] : [older], unread: 0, next: null }),
  })
  await click(await studio.find('button', wording.bell(0)))
  await studio.sees(older.words)
  await click(await studio.find('button', wording.filters.unread))
  await studio.sees(wording.none.unread, wording.noneHint)
})

test('what cannot be read is said, with a way to try again', async () => {
  await using studio = await openStudio({ noticeList: refusal('serverError') })
  await click(await studio.find('button', wording.bell(0)))
  await studio.find('alert')
  studio.answer({ noticeList: { list: [notice], unread: 1, next: null } })
  await click(await studio.find('button', '重试'))
  await studio.sees(notice.words)
})

test('marking that fails leaves all unread and says so', async () => {
  await using studio = await openStudio({ noticeRead: noReply })
  await click(await studio.find('button', wording.bell(1)))
  await click(await studio.find('button', wording.readAll))
  await studio.sees(/网络|连接/)
  expect(nameOf(await studio.find('button', wording.bell(1)))).toContain('1')
})
