import { expect, test, vi } from 'vitest'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import { BY_TEST, startTwin } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'
import { publishPage } from './publish-page'

const publish = (gateway: GatewayWithPage, revision: number, code = 'sale') =>
  callStudio(gateway, 'pagePublish', { code, revision }, gateway.approver)

const versionsOf = async (gateway: GatewayWithPage) =>
  (await callStudio(gateway, 'versionList', { code: 'sale' }, gateway.editor)).response.list

test('what is being written goes live as a version of its own, and the log says who let it', async () => {
  await using gateway = await startWithPage()
  await using twin = await startTwin(gateway)
  expect((await twin.app.inject('/h5-page/h5/sale')).payload).toContain('第一版')
  const revision = await gateway.write('第二版')
  const { response } = await publish(gateway, revision)
  expect(response).toMatchObject({ is_published: true, version: 2, failures: [] })
  for (const app of [gateway.app, twin.app]) {
    await vi.waitFor(async () => expect((await app.inject('/h5-page/h5/sale')).payload).toContain('第二版'))
  }
  expect((await gateway.acts()).at(-1)).toEqual({
    who: `member:${gateway.approver.member_id}`,
    action: 'page.publish',
    before: { status: 'published', version: 1 },
    after: { status: 'published', version: 2 },
  })
  const { page, base_version } = (await gateway.detail()).response
  expect([page.has_changes, page.published_version, base_version]).toEqual([false, 2, 2])
  expect(await versionsOf(gateway)).toMatchObject([
    { version: 2, created_by: '李审批', is_published: true, blocks: 1 },
    { version: 1, created_by: 'test', is_published: false, blocks: 1 },
  ])
})

test('the same content is the same version, however often it is published', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('第二版')
  await publish(gateway, revision)
  expect((await publish(gateway, revision)).response).toMatchObject({ is_published: true, version: 2 })
  expect(await versionsOf(gateway)).toHaveLength(2)
})

test('without a draft the newest version goes live', async () => {
  await using gateway = await startWithPage()
  await gateway.import(pageText({ text: '导入的' }))
  expect((await publish(gateway, 0)).response).toMatchObject({ is_published: true, version: 2 })
  await vi.waitFor(async () => expect((await gateway.visit()).payload).toContain('导入的'))
})

test('with errors nothing is stored, they are told, and visitors keep what they have', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('保本保息，稳赚不赔')
  const { response } = await publish(gateway, revision)
  expect(response).toMatchObject({ is_published: false, version: null, failures: [] })
  expect(response.findings).toContainEqual(
    expect.objectContaining({ severity: 'error', message: expect.any(String), fix: expect.any(String) }),
  )
  expect(await versionsOf(gateway)).toHaveLength(1)
  expect((await gateway.visit()).payload).toContain('第一版')
})

test('somebody who saved meanwhile is not published unseen', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('看过的')
  await gateway.write('没看过的')
  expect(await publish(gateway, revision)).toMatchObject({ status: 409, code: 409001 })
  expect((await gateway.visit()).payload).toContain('第一版')
  expect(await publish(gateway, 1, 'none')).toMatchObject({ status: 404 })
})

test('who writes does not publish', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('第二版')
  const refused = await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.editor)
  expect(refused).toMatchObject({ status: 403, code: 403001 })
})

test('a version that cannot be drawn stays as one that is not published', async () => {
  let isBroken = false
  const whole = fakeSite()
  const site = fakeSite({
    renderPage: (input) => {
      if (isBroken) throw new Error('no ink')
      return whole.renderPage(input)
    },
  })
  await using gateway = await startWithPage({ site })
  const revision = await gateway.write('第二版')
  isBroken = true
  expect((await publish(gateway, revision)).status).toBe(500)
  expect(await versionsOf(gateway)).toMatchObject([{ version: 2, is_published: false }, { version: 1 }])
})

test('a page that was put away is back when it is published', async () => {
  await using gateway = await startWithPage()
  const { ctx } = gateway
  await ctx.db.pool.query("UPDATE page SET status = 'taken_down', archived_at = now() WHERE code = 'sale'")
  await publishPage(ctx, { code: 'sale', by: BY_TEST })
  expect((await gateway.detail()).response.page.state).toBe('published')
})
