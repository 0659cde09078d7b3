import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { BY_TEST, startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { appendAudit } from './append-audit'
import { fillLog } from './testing/tamper'

let gateway: TestGateway
let auditor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  auditor = await signInMember(gateway, { roles: ['auditor'], name: '审计员' })
  await fillLog(gateway, 30)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const seqs = (list: { seq: number }[]) => list.map(({ seq }) => seq)
const list = async (payload = {}) => (await callStudio(gateway, 'auditList', payload, auditor)).response

test('the log is read from its newest row, part by part, and each row once', async () => {
  const read: number[] = []
  let after: string | undefined
  for (;;) {
    const part = await list({ limit: 12, ...(after ? { after } : {}) })
    read.push(...seqs(part.list))
    if (part.next === null) break
    after = part.next
  }
  expect(read).toEqual(Array.from({ length: 30 }, (_none, index) => 30 - index))
})

test('rows of somebody, of an action and of a subject are found, with the name that a member has', async () => {
  const who = `member:${auditor.member_id}` as const
  await gateway.ctx.db.orm.transaction((tx) =>
    appendAudit(
      gateway.ctx,
      tx,
      { who, ip: '203.0.113.9' },
      { action: 'test.filter', subject: 'thing:1', after: { a: 1 } },
    ),
  )
  const row = {
    who,
    who_name: '审计员',
    action: 'test.filter',
    subject: 'thing:1',
    before: null,
    after: { a: 1 },
  }
  for (const filter of [{ action: 'test.filter' }, { subject: 'thing:1' }, { who, action: 'test.filter' }]) {
    expect((await list(filter)).list).toMatchObject([{ ...row, ip: '203.0.113.9' }])
  }
  expect((await list({ subject: 'thing:1', who: 'member:999' })).list).toEqual([])
})

test('publishing tells which version took the place of which, and by whom', async () => {
  await gateway.publish(pageText({ text: '第一版' }))
  await gateway.publish(pageText({ text: '第二版' }))
  const { list: acts } = await list({ action: 'page.publish', subject: 'page:sale' })
  expect(acts).toMatchObject([
    {
      who: BY_TEST.who,
      before: { status: 'published', version: 1 },
      after: { status: 'published', version: 2 },
    },
    {
      who: BY_TEST.who,
      before: { status: 'draft', version: null },
      after: { status: 'published', version: 1 },
    },
  ])
})

test('a subject has the name that it has now: a page its title, a member and a file the own one', async () => {
  await gateway.publish(pageText({ text: '有标题' }))
  const { rows } = await gateway.ctx.db.pool.query("SELECT title FROM page WHERE code = 'sale'")
  const [published] = (await list({ action: 'page.publish', subject: 'page:sale' })).list
  expect(published?.subject_name).toBe(rows[0].title)
  const hash = 'a1'.repeat(32)
  await gateway.ctx.db.pool.query(
    "INSERT INTO asset (hash, type, bytes, width, height, name) VALUES ($1, 'image/png', 9, 1, 1, '横幅.png')",
    [hash],
  )
  // The log has the beginning of a hash.
  const file = `asset:${hash.slice(0, 12)}`
  const subjects = [`member:${auditor.member_id}`, file, 'page:unknown', 'leads']
  await gateway.ctx.db.orm.transaction(async (tx) => {
    for (const subject of subjects)
      await appendAudit(
        gateway.ctx,
        tx,
        { who: 'cli:test', ip: null },
        { action: 'test.named', subject, after: {} },
      )
  })
  const { list: rowsOfTest } = await list({ action: 'test.named' })
  const named = rowsOfTest.map((row: { subject_name: string }) => row.subject_name)
  expect(named).toEqual(['', '', '横幅.png', '审计员'])
})
