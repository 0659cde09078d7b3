import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { registerOperation } from './register-operation'
import { serverForTest } from './testing/server-for-test'

const { multipleBrokerageOptions: operation } = operations

test.each([
  ['worker', 404],
  ['web', 200],
  ['all', 200],
] as const)('as %s a process answers a call with %i, and health and figures always', async (role, status) => {
  const { app } = await serverForTest({ role })
  registerOperation(app, operation, () => ({ list: [], total: 0, page: 1, page_size: 10 }))
  app.get('/page', { config: { site: 'page' } }, async () => 'page')
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect([await statusOf(operation.path), await statusOf('/page')]).toEqual([status, status])
  Object.assign(app.readiness, { migrations: true, firstRender: true })
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  expect(await statusOf('/none')).toBe(404)
})
