import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostSettings } from '../../packages/contract/src/client'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import { readBlock } from '../blocks/example-blocks'
import { openBrowser } from '../testing/browser'
import { COLUMNS } from './columns'
import { SHEET } from './steps'
import { ok } from './stub-gateway'
import { button, openWatched } from './watched-page'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const SITE = '0123456789abcdef0123456789abcdef'
const SCRIPT = `https://hm.baidu.com/hm.js?${SITE}`
const [PHONE] = COLUMNS.filter(({ container }) => container === 'mb')
if (!PHONE) throw new Error('There is no phone among the places.')

/** Handles the queue as Baidu's own script does: takes what is waiting, and everything added later. */
const STAND_IN = `
  window.counted = window._hmt.slice()
  window._hmt = { push: (command) => window.counted.push(command) }`

/** What was counted so far: categories and actions. */
const COUNTED = `(window.counted || []).map((command) => command.slice(0, 3).join(' '))`

async function open(host: Partial<HostSettings>, draft = false) {
  const asked: string[] = []
  const image = readBlock('image', { url: '/assets/hero.jpg', alt: '课程' }).block
  const watched = await openWatched(browser, {
    column: PHONE as NonNullable<typeof PHONE>,
    blocks: [
      image,
      button('chat', { type: ACTION_TYPES.serviceChat }, { baiduStatistics: 'sale,click,top' }),
    ],
    isLoggedIn: true,
    draft,
    host,
    replies: { serviceChat: ok({ group_id: 'g-5' }) },
    prepare: (_site, page) =>
      page.route('https://hm.baidu.com/**', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
      }),
  })
  return { watched, asked }
}

const tapped = { asked: [['serviceChat', {}] as const], steps: [SHEET] }

/** When the script was requested, and when the whole page had loaded, in milliseconds of the page. */
const times = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const script = resources.find(({ name }) => name.includes('hm.js'))
    const image = resources.find(({ initiatorType }) => initiatorType === 'img')
    return {
      loaded: navigation?.loadEventStart ?? 0,
      image: image?.responseEnd ?? 0,
      asked: script?.startTime ?? 0,
    }
  })

describe('a page of a site at Baidu Tongji', () => {
  test('asks for its script once, after the image and all else, as its policy allows', async () => {
    const { watched, asked } = await open({ baiduSiteId: SITE })
    await using _watched = watched
    await watched.page.waitForFunction('window.counted !== undefined')
    expect(await watched.tap('chat', tapped)).toEqual(tapped)
    expect(asked).toEqual([SCRIPT])
    const { loaded, image, asked: at } = await times(watched.page)
    expect([loaded > 0, image > 0, at > loaded, at > image]).toEqual([true, true, true, true])
    expect(await watched.page.evaluate(COUNTED)).toEqual(
      expect.arrayContaining([
        '_trackEvent built expose',
        '_trackEvent sale click',
        '_trackEvent built action_ok',
      ]),
    )
    expect(watched.complaints).toEqual([])
  })

  test.each([
    ['another site would not', {}, false],
    ['its preview does not', { baiduSiteId: SITE }, true],
  ])('%s', async (_who, host, draft) => {
    const { watched, asked } = await open(host, draft)
    await using _watched = watched
    expect(await watched.tap('chat', tapped)).toEqual(tapped)
    await watched.page.waitForLoadState('networkidle')
    expect([asked, await watched.page.evaluate('window._hmt')]).toEqual([[], undefined])
  })
})
