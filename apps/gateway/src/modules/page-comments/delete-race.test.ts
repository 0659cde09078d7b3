import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type GatewayWithPage, startWithPage } from '../pages/testing/start-with-page'
import { callStudio } from '../testing/studio-calls'
import { pageComment } from './comment-tables'

let gateway: GatewayWithPage
beforeAll(async () => {
  gateway = await startWithPage()
})
beforeEach(() => gateway.database.owner.pool.query('TRUNCATE page_comment, page_comment_mention'))
afterAll(() => gateway[Symbol.asyncDispose]())

const write = (more: object = {}) =>
  callStudio(
    gateway,
    'pageCommentWrite',
    { code: 'sale', write_id: randomUUID(), words: '好', ...more },
    gateway.editor,
  )
const said = async () => {
  const { rows } = await gateway.database.owner.pool.query(
    'SELECT comment_id::int, answers::int FROM page_comment ORDER BY comment_id',
  )
  return rows as { comment_id: number; answers: number | null }[]
}

/** Deletes a thread while somebody answers it. True: an answer exists, and so does what it answers. */
async function both(
  remove: (comment_id: number) => Promise<unknown>,
): Promise<{ ok: boolean; failed: boolean }> {
  const thread = (await write()).response.comment_id
  const [answer, removed] = await Promise.allSettled([write({ answers: thread }), remove(thread)])
  const rows = (await said()).filter(({ comment_id, answers }) => [comment_id, answers].includes(thread))
  const answered = answer.status === 'fulfilled' && answer.value.status === 200
  return { ok: answered ? rows.length === 2 : rows.length === 0, failed: removed.status === 'rejected' }
}

test('whoever takes a thread back while it is answered either finds it answered or leaves nothing to answer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ok, failed } = await both((comment_id) =>
      callStudio(gateway, 'pageCommentDelete', { comment_id }, gateway.editor).then(({ status }) => {
        if (status !== 200) throw new Error(`refused with ${status}`)
      }),
    )
    expect({ round, ok, failed }).toEqual({ round, ok: true, failed: false })
  }
})

test('one that looks for answers without holding the thread fails where one came between', async () => {
  const thread = (await write()).response.comment_id
  const careless = async () => {
    const answers = await gateway.ctx.db.orm.$count(pageComment, eq(pageComment.answers, thread))
    expect((await write({ answers: thread })).status).toBe(200)
    if (answers === 0) await gateway.ctx.db.orm.delete(pageComment).where(eq(pageComment.comment_id, thread))
  }
  await expect(careless()).rejects.toThrow()
})
