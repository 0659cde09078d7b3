import { expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

async function rows({ database }: TestGateway) {
  const query = `select uid::int, browse_collect_id, minute = date_trunc('minute', minute) as is_whole from browse_log order by 1, 2`
  return (await database.db.pool.query(query)).rows
}

test('a tap is noted once per visitor, id and minute', async () => {
  await using gateway = await startTestGateway()
  const [visitor, other] = [await signIn(gateway), await signIn(gateway)]
  const upload = (browse_collect_id: string, who = visitor) =>
    call(gateway, 'browseUpload', { browse_collect_id }, who)
  const replies = await Promise.all(Array.from({ length: 20 }, () => upload('hero')))
  for (const reply of replies) expect(reply).toEqual({ status: 200, code: 1, msg: 'success', response: {} })
  await upload('开户按钮')
  await upload('hero', other)

  // The clock of the database may pass into another minute meanwhile.
  const noted = await rows(gateway)
  expect(noted.length).toBeLessThanOrEqual(4)
  expect(noted).toEqual(
    expect.arrayContaining([
      { uid: visitor.uid, browse_collect_id: 'hero', is_whole: true },
      { uid: visitor.uid, browse_collect_id: '开户按钮', is_whole: true },
      { uid: other.uid, browse_collect_id: 'hero', is_whole: true },
    ]),
  )
})

test('the next minute is noted again', async () => {
  await using gateway = await startTestGateway()
  const visitor = await signIn(gateway)
  await call(gateway, 'browseUpload', { browse_collect_id: 'hero' }, visitor)
  await gateway.database.db.pool.query("update browse_log set minute = minute - interval '1 minute'")
  await call(gateway, 'browseUpload', { browse_collect_id: 'hero' }, visitor)
  expect(await rows(gateway)).toHaveLength(2)
})

test('nothing is noted of who is not logged in, nor what is no id', async () => {
  await using gateway = await startTestGateway()
  expect(await call(gateway, 'browseUpload', { browse_collect_id: 'hero' })).toMatchObject({
    status: 403,
    code: 400003,
  })
  const visitor = await signIn(gateway)
  for (const browse_collect_id of ['', 'a\u0000b', '\ud800', 'x'.repeat(65), null])
    expect(await call(gateway, 'browseUpload', { browse_collect_id } as never, visitor)).toMatchObject({
      code: 400001,
    })
  expect(await rows(gateway)).toEqual([])
})
