import { expect, test } from 'vitest'
import { fakePlatform, fakeWechat, USER_AGENTS } from '../testing/fake-platform'
import { confirmPlace } from './confirm-place'

const wechatSaying = (miniprogram: boolean) => async () => {
  const sdk = fakeWechat(() => undefined)
  sdk.miniProgram.getEnv = (answer) => answer({ miniprogram })
  return sdk
}

test('WeChat has the last word on whether a mini program is around the page', async () => {
  const userAgent = USER_AGENTS.mp
  expect(await confirmPlace(fakePlatform({ userAgent, wechat: wechatSaying(true) }))).toBe('mp')
  expect(await confirmPlace(fakePlatform({ userAgent, wechat: wechatSaying(false) }))).toBe('wx')
})

test('WeChat may set its variable after the page has begun', async () => {
  const outside = fakePlatform({ userAgent: USER_AGENTS.wx, wxEnvironment: () => 'miniprogram' })
  expect(await confirmPlace(outside)).toBe('mp')
})

test('without its script, or an answer, the first look counts', async () => {
  const userAgent = USER_AGENTS.mp
  expect(await confirmPlace(fakePlatform({ userAgent, wechat: async () => undefined }))).toBe('mp')
  const silent = fakeWechat(() => undefined)
  silent.miniProgram.getEnv = () => undefined
  const outside = fakePlatform({ userAgent, wechat: async () => silent })
  const place = confirmPlace(outside)
  await Promise.resolve()
  await Promise.resolve()
  outside.pass()
  expect(await place).toBe('mp')
})

test('elsewhere the script is not even loaded', async () => {
  for (const container of ['app', 'wx', 'mb', 'pc'] as const) {
    const outside = fakePlatform({
      userAgent: USER_AGENTS[container],
      wechat: () => Promise.reject(new Error('loaded')),
    })
    expect(await confirmPlace(outside)).toBe(container)
  }
})
