import { expect, test } from 'vitest'
import { callStudio } from '../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from './testing/start-with-page'

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
