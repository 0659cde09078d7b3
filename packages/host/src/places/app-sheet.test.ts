import { describe, expect, test } from 'vitest'
import type { Overlays } from '../overlays/overlays'
import { fakePlatform, placeIn, SETTINGS, USER_AGENTS } from '../testing/fake-platform'

type Choices = Parameters<Overlays['appSheet']>[0]

/** The sheet as the visitor sees it, for a page of the app. */
async function sheetIn(
  container: 'mb' | 'mp',
  own: { settings?: object; isHidden?: boolean; userAgent?: string } = {},
) {
  let choices: Choices = {}
  const { settings = SETTINGS, isHidden = false, userAgent = USER_AGENTS[container] } = own
  const { place, outside } = await placeIn(container, {
    settings,
    userAgent,
    isHidden: () => isHidden,
    overlays: {
      ...fakePlatform().overlays,
      appSheet: async (given) => {
        choices = given
      },
    },
  })
  await place.primitives.appPage({ name: 'fundDetail', params: { fund_code: '510300' } })
  return { choices, outside }
}

describe('打开App', () => {
  test('opens the app at the page, and its store two seconds later if it did not come', async () => {
    const { choices, outside } = await sheetIn('mb')
    choices.open?.()
    expect(outside.steps).toEqual(['go https://open.n8.cn/app?page_name=fundDetail&fund_code=510300'])
    outside.pass()
    expect(outside.steps.slice(1)).toEqual(['go https://apps.apple.com/app/1'])
  })

  test('leaves the store alone when the app has come to the front', async () => {
    const { choices, outside } = await sheetIn('mb', { isHidden: true })
    choices.open?.()
    outside.pass()
    expect(outside.steps).toHaveLength(1)
  })

  test('waits two seconds', async () => {
    const waits: number[] = []
    let choices: Choices = {}
    const { place } = await placeIn('mb', {
      after(ms) {
        waits.push(ms)
        return () => undefined
      },
      overlays: {
        ...fakePlatform().overlays,
        appSheet: async (given) => {
          choices = given
        },
      },
    })
    await place.primitives.appSheet()
    choices.open?.()
    expect(waits).toEqual([2000])
  })

  test('in a mini program hands the address over, and does not send the visitor to a store', async () => {
    const { choices, outside } = await sheetIn('mp')
    choices.open?.()
    await new Promise((resolve) => setImmediate(resolve))
    outside.pass()
    expect(outside.steps).toEqual([
      'copy https://open.n8.cn/app?page_name=fundDetail&fund_code=510300',
      'toast 链接已复制，请在浏览器打开',
    ])
  })
})

describe('下载App', () => {
  test.each([
    [USER_AGENTS.mb, 'https://apps.apple.com/app/1'],
    ['Mozilla/5.0 (Linux; Android 14) Mobile', 'https://dl.n8.cn/n8.apk'],
  ])('goes to the store of the phone', async (userAgent, store) => {
    const { choices, outside } = await sheetIn('mb', { userAgent })
    choices.download?.()
    expect(outside.steps).toEqual([`go ${store}`])
  })
})

test('what a deployment has no address for is not offered', async () => {
  expect((await sheetIn('mb', { settings: {} })).choices).toEqual({})
  const { choices, outside } = await sheetIn('mb', { settings: { appLink: 'https://open.n8.cn/app' } })
  expect(Object.keys(choices)).toEqual(['open'])
  choices.open?.()
  outside.pass()
  expect(outside.steps).toHaveLength(1)
})
