import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GatewayWithPage, startWithPage } from '../pages/testing/start-with-page'
import { consoleOf } from '../testing/console'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'

let gateway: GatewayWithPage
let wang: SignedInMember
let li: SignedInMember
let zhao: SignedInMember
beforeAll(async () => {
  gateway = await startWithPage()
  wang = gateway.editor
  li = gateway.approver
  zhao = await signInMember(gateway, { roles: ['finance'], name: '赵财务' })
  await gateway.publish(pageText({ code: 'other' }))
})
beforeEach(() => rows('TRUNCATE page_comment, page_comment_mention, member_notice'))
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf } = consoleOf(() => ({ gateway, member: wang }))

const write = (more: object = {}, member = wang) =>
  does('pageCommentWrite', { code: 'sale', write_id: randomUUID(), words: '请核对副标题', ...more }, member)
const written = async (more: object = {}, member = wang): Promise<number> =>
  (await write(more, member)).response.comment_id
const listed = async (more: object = {}, member = wang) =>
  (await does('pageCommentList', { code: 'sale', ...more }, member)).response
const settle = (comment_id: number, is_settled: boolean, member = li) =>
  does('pageCommentSettle', { comment_id, is_settled }, member)
const told = async (member: SignedInMember) => (await does('noticeList', {}, member)).response.list
const age = (comment_id: number, minutes: number) =>
  rows(`UPDATE page_comment SET written_at = now() - $2 * interval '1 minute' WHERE comment_id = $1`, [
    comment_id,
    minutes,
  ])
const count = async (table: string) => (await rows(`SELECT count(*)::int AS n FROM ${table}`))[0].n

describe('a thread', () => {
  test('is about a block or the page, says who began it and how far the page was, and has its answers in order', async () => {
    const about = await written({ block_id: 'hero' })
    const answer = await written({ answers: about, words: '已改' }, li)
    const whole = await written({ words: '整页偏长' }, zhao)
    const { list, open } = await listed()
    expect(list).toMatchObject([
      { comment_id: whole, block_id: null, written_by: { name: '赵财务' }, answers: [] },
      {
        comment_id: about,
        block_id: 'hero',
        version: 1,
        revision: 0,
        words: '请核对副标题',
        answers: [{ comment_id: answer, words: '已改', written_by: { name: '李审批' } }],
      },
    ])
    expect(open).toEqual([
      { block_id: 'hero', threads: 1 },
      { block_id: null, threads: 1 },
    ])
    expect((await listed({ block_id: 'hero' })).list).toHaveLength(1)
    expect((await listed({ comment_id: answer })).list).toMatchObject([{ comment_id: about }])
  })

  test('is found by a former code of its page, and no other page has it', async () => {
    await written()
    expect((await does('pageCommentList', { code: 'other' })).response.list).toEqual([])
    expect((await does('pageCommentList', { code: 'nowhere' })).status).toBe(404)
    expect((await write({ code: 'nowhere' })).status).toBe(404)
  })

  test('is settled by anybody and opened again, each once, and is gone from the open ones meanwhile', async () => {
    const thread = await written({ block_id: 'hero' })
    for (let time = 0; time < 2; time += 1) expect((await settle(thread, true)).status).toBe(200)
    expect(await listed()).toMatchObject({ list: [], open: [] })
    expect((await listed({ show: 'all' })).list).toMatchObject([{ settled_by: '李审批' }])
    await settle(thread, false)
    expect((await listed()).list).toMatchObject([{ settled_at: null, settled_by: null }])
    expect((await logOf(`page_comment:${thread}`)).map(({ action }) => action)).toEqual([
      'page_comment.write',
      'page_comment.settle',
      'page_comment.reopen',
    ])
  })

  test('comes in parts', async () => {
    const ids: number[] = []
    for (let number = 0; number < 3; number += 1) ids.unshift(await written())
    const first = await listed({ limit: 2 })
    const second = await listed({ limit: 2, after: first.next })
    expect(second.next).toBeNull()
    expect([...first.list, ...second.list].map(({ comment_id }) => comment_id)).toEqual(ids)
  })
})

describe('an answer', () => {
  test('belongs to a thread of the same page', async () => {
    const thread = await written()
    const answer = await written({ answers: thread })
    for (const more of [{ answers: answer }, { answers: 880_001 }, { answers: thread, code: 'other' }])
      expect([more, (await write(more)).status]).toEqual([more, 404])
    expect((await settle(answer, true)).status).toBe(404)
    expect(await count('page_comment')).toBe(2)
  })

  test('is held to that by the database, whoever writes there', async () => {
    const thread = await written()
    const answer = await written({ answers: thread })
    const insert = (answers: number, page: string) =>
      rows(
        `INSERT INTO page_comment (page_id, answers, revision, words, write_id, written_by)
         SELECT id, $1, 0, '好', gen_random_uuid(), $2 FROM page WHERE code = $3`,
        [answers, wang.member_id, page],
      )
    await expect(insert(answer, 'sale')).rejects.toThrow('page_comment_answers')
    await expect(insert(thread, 'other')).rejects.toThrow('page_comment_answers')
    await insert(thread, 'sale')
  })
})

describe('who is told', () => {
  test('is who is called by name, and in a thread who talks there, each once and never who writes', async () => {
    const thread = await written({ mentions: [li.member_id, li.member_id, wang.member_id] })
    expect(await told(li)).toMatchObject([
      {
        kind: 'mention',
        subject: 'page:sale',
        link: `/pages/sale/edit?comment=${thread}`,
        words: expect.stringMatching(/^王编辑 在“.+”的评论中提到了您：请核对副标题$/),
      },
    ])
    expect(await told(wang)).toEqual([])
    const answer = await written({ answers: thread, mentions: [wang.member_id], words: '请看' }, zhao)
    expect(await told(wang)).toMatchObject([{ kind: 'mention' }])
    expect(await told(li)).toMatchObject([
      { kind: 'comment', link: `/pages/sale/edit?comment=${answer}` },
      { kind: 'mention' },
    ])
    expect(await told(zhao)).toEqual([])
    expect((await listed({ show: 'mine' }, zhao)).list).toEqual([])
    expect((await listed({ show: 'mine' }, li)).list).toMatchObject([
      { mentions: [{ member_id: wang.member_id }, { name: '李审批' }] },
    ])
  })

  test('is no member who was disabled, and whoever names one is told so', async () => {
    const gone = await signInMember(gateway, { roles: ['editor'] })
    await rows("UPDATE member SET status = 'disabled' WHERE member_id = $1", [gone.member_id])
    for (const id of [gone.member_id, 880_001])
      expect([id, (await write({ mentions: [id] })).status]).toEqual([id, 400])
    expect(await count('page_comment')).toBe(0)
  })

  test('is told once, however often the same comment is sent', async () => {
    const write_id = randomUUID()
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => written({ write_id, mentions: [li.member_id] })),
    )
    expect(new Set(ids).size).toBe(1)
    expect([await count('page_comment'), await count('member_notice')]).toEqual([1, 1])
    expect(await logOf(`page_comment:${ids[0]}`)).toHaveLength(1)
  })
})

describe('what somebody has said', () => {
  const edit = (comment_id: number, more: object = {}, member = wang) =>
    does('pageCommentEdit', { comment_id, words: '改好了', ...more }, member)
  const remove = (comment_id: number, member = wang) => does('pageCommentDelete', { comment_id }, member)

  test('they change within ten minutes, and only who is called anew is told', async () => {
    const thread = await written({ mentions: [li.member_id] })
    expect((await edit(thread, { mentions: [li.member_id, zhao.member_id] })).status).toBe(200)
    expect([(await told(li)).length, (await told(zhao)).length]).toEqual([1, 1])
    expect((await listed()).list).toMatchObject([{ words: '改好了', edited_at: expect.any(String) }])
    expect((await edit(thread, {}, li)).status).toBe(403)
    await age(thread, 11)
    expect((await edit(thread)).status).toBe(422)
  })

  test('they take back without a trace while it is fresh and nobody has answered', async () => {
    const thread = await written({ mentions: [li.member_id] })
    expect((await remove(thread, li)).status).toBe(403)
    expect((await remove(thread)).response).toEqual({ is_gone: true })
    expect([await count('page_comment'), await count('page_comment_mention')]).toEqual([0, 0])
    expect((await remove(thread)).status).toBe(404)
  })

  test('leaves its place once somebody has answered: the words are gone for good', async () => {
    const thread = await written({ words: '不该这样写', mentions: [li.member_id] })
    await written({ answers: thread, words: '好的' }, li)
    expect((await remove(thread)).response).toEqual({ is_gone: false })
    expect((await remove(thread)).response).toEqual({ is_gone: false })
    expect((await listed()).list).toMatchObject([
      { words: '', mentions: [], deleted_at: expect.any(String), answers: [{ words: '好的' }] },
    ])
    expect((await edit(thread)).status).toBe(404)
    expect(JSON.stringify(await rows('SELECT * FROM page_comment'))).not.toContain('不该这样写')
  })

  test('is no thread any more when all of it was taken back later', async () => {
    const thread = await written()
    await age(thread, 11)
    expect((await remove(thread)).response).toEqual({ is_gone: false })
    expect(await listed({ show: 'all' })).toMatchObject({ list: [], open: [] })
  })

  test('has no phone in the table, in a notice or in the log, and its words are not in the log', async () => {
    const thread = await written({ words: '请回电 138 0013 8000\n谢谢', mentions: [li.member_id] })
    const all = async () =>
      JSON.stringify([
        await rows('SELECT * FROM page_comment'),
        await rows('SELECT * FROM member_notice'),
        await logOf(`page_comment:${thread}`),
      ])
    expect(await all()).not.toMatch(/138 ?0013 ?8000/)
    expect((await listed()).list[0].words).toBe('请回电 138****8000\n谢谢')
    expect(JSON.stringify(await logOf(`page_comment:${thread}`))).not.toContain('请回电')
    expect((await logOf(`page_comment:${thread}`))[0].after).toMatchObject({
      page: 'sale',
      mentions: [li.member_id],
    })
  })
})

test('a comment follows its page to another code', async () => {
  const thread = await written({ code: 'other' })
  await does('pageRename', { code: 'other', new_code: 'other-2' }, li)
  const { list } = (await does('pageCommentList', { code: 'other-2' })).response
  expect(list).toMatchObject([{ comment_id: thread }])
  expect((await does('pageCommentList', { code: 'other' })).response.list).toHaveLength(1)
})
