import { expect, test } from 'vitest'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

const restore = (gateway: GatewayWithPage, version: number, base_revision: number) =>
  callStudio(gateway, 'draftRestore', { code: 'sale', version, base_revision }, gateway.editor)

const textOf = async (gateway: GatewayWithPage) => JSON.stringify((await gateway.detail()).response.document)

const versions = async (gateway: GatewayWithPage) =>
  (await callStudio(gateway, 'versionList', { code: 'sale' }, gateway.editor)).response.list.length

test('a version takes the place of the draft, which becomes a version nobody sees', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('不想丢的')
  expect((await restore(gateway, 1, revision)).response).toEqual({ revision: 2, kept_version: 2 })
  expect(await textOf(gateway)).toContain('第一版')
  const kept = await callStudio(gateway, 'versionDetail', { code: 'sale', version: 2 }, gateway.editor)
  expect(JSON.stringify(kept.response.document)).toContain('不想丢的')
  expect((await gateway.visit()).payload).toContain('第一版')
  expect((await gateway.acts()).at(-1)).toMatchObject({
    action: 'page.restore',
    before: { revision: 1, kept_version: 2 },
    after: { revision: 2, version: 1 },
  })
  expect((await restore(gateway, 2, 2)).response.revision).toBe(3)
  expect(await textOf(gateway)).toContain('不想丢的')
})

test('a draft that is the newest version already is kept as that', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('发布的')
  await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.approver)
  expect((await restore(gateway, 1, revision)).response).toEqual({ revision: 2, kept_version: 2 })
  expect(await versions(gateway)).toBe(2)
})

test('without a draft there is nothing to keep', async () => {
  await using gateway = await startWithPage()
  expect((await restore(gateway, 1, 0)).response).toEqual({ revision: 1, kept_version: null })
  expect(await versions(gateway)).toBe(1)
})

test('what somebody saved meanwhile is not swept away', async () => {
  await using gateway = await startWithPage()
  await gateway.write('刚写的')
  expect(await restore(gateway, 1, 0)).toMatchObject({ status: 409, code: 409001 })
  expect(await textOf(gateway)).toContain('刚写的')
  expect((await restore(gateway, 99, 1)).status).toBe(404)
})

test('a version tells that it was restored, and one that it gave way to another', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('放在一边的')
  await restore(gateway, 1, revision)
  expect((await gateway.detail()).response.restored_from).toBe(1)
  // What is written on top of it does not make it something else.
  const written = await gateway.write('恢复后又改的')
  await callStudio(gateway, 'pagePublish', { code: 'sale', revision: written }, gateway.approver)
  const { list } = (await callStudio(gateway, 'versionList', { code: 'sale' }, gateway.editor)).response
  expect(list).toMatchObject([
    { version: 3, restored_from: 1, kept_for: null },
    { version: 2, restored_from: null, kept_for: 1 },
    { version: 1, restored_from: null, kept_for: null },
  ])
  expect((await gateway.detail()).response.restored_from).toBeNull()
  await callStudio(
    gateway,
    'pagePublish',
    { code: 'sale', revision: await gateway.write('与恢复无关的') },
    gateway.approver,
  )
  const after = (await callStudio(gateway, 'versionList', { code: 'sale' }, gateway.editor)).response.list
  expect(after[0]).toMatchObject({ version: 4, restored_from: null })
})
