import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { createOutside } from '../../integrations'
import { MINI_PROGRAM, startWechatVendor, type WechatVendor } from '../../testing/vendors/wechat-vendor'
import { accountModule } from '../account'
import { serveModules } from '../testing/serve-modules'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { wechatModule } from '.'

const LINK = '/wxa/generate_urllink'

let vendor: WechatVendor
let store: TestStore
let addresses = 0
beforeAll(async () => {
  vendor = await startWechatVendor()
  const miniPrograms = new Map([['main', MINI_PROGRAM]])
  const wechat = {
    origin: vendor.origin,
    authorizeOrigin: vendor.origin,
    officialAccount: undefined,
    miniPrograms,
  }
  store = await openTestStore({
    config: { suppliers: { wechat, sandboxMiniPrograms: new Set(), enterpriseWechat: undefined } },
  })
})
afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})
beforeEach(() => vendor.mend(LINK))

/** A process whose supplier may take this long per attempt. */
async function open(tryMs: number) {
  const app = await createServer(store.ctx)
  const outside = createOutside(store.ctx, { tryMs })
  await serveModules(app, store.ctx, [wechatModule, accountModule], outside)
  await app.ready()
  return {
    link: async () => {
      addresses += 1
      const reply = await app.inject({
        method: 'POST',
        url: operations.generateUrlLink.path,
        remoteAddress: `203.0.${addresses >> 8}.${addresses & 255}`,
        payload: { name: 'main', page: '' },
      })
      return reply.json().code as number
    },
    other: async () => (await app.inject(operations.multipleBrokerageOptions.path)).json().code as number,
    close: () => app.close(),
  }
}

test('while WeChat keeps fifty visitors waiting, all others are served, and no connection is held', async () => {
  const process = await open(30_000)
  expect(await process.link()).toBe(1)
  vendor.break(LINK, { kind: 'hang' })
  const before = vendor.requests(LINK).length
  let settled = 0
  const links = Array.from({ length: 50 }, () => process.link().finally(() => (settled += 1)))
  // As many wait as are allowed to; any beyond that are refused at once.
  await expect
    .poll(() => [vendor.requests(LINK).length - before, settled], { timeout: 10_000 })
    .toEqual([32, 18])
  for (let call = 0; call < 50; call += 1) expect(await process.other()).toBe(1)
  expect(settled).toBe(18)
  const { totalCount, idleCount, waitingCount } = store.ctx.db.pool
  expect([totalCount - idleCount, waitingCount]).toEqual([0, 0])
  vendor.mend(LINK)
  vendor.hangUp()
  await Promise.all(links)
  await process.close()
})

test('after five tries without an answer visitors are told at once, and WeChat is left alone', async () => {
  const process = await open(100)
  expect(await process.link()).toBe(1)
  vendor.break(LINK, { kind: 'hang' })
  const before = vendor.requests(LINK).length
  for (let call = 0; call < 20; call += 1) expect(await process.link()).toBe(0)
  expect(vendor.requests(LINK).length - before).toBe(5)
  await process.close()
})
