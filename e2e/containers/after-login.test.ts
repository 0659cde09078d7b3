import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import { openBrowser } from '../testing/browser'
import { COLUMNS, IOS_APP } from './columns'
import { LOGIN, PAGE, SHEET, type Step } from './steps'
import { ok } from './stub-gateway'
import { button, openWatched, TOKEN, type WatchedPage } from './watched-page'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const CHAT = button('chat', { type: ACTION_TYPES.serviceChat })
const OTHER = button('other', { type: ACTION_TYPES.serviceChat })
const replies = { serviceChat: ok({ group_id: 'g-5' }) }
const [PHONE] = COLUMNS.filter(({ container }) => container === 'mb')
if (!PHONE) throw new Error('There is no phone among the places.')

const ASKED = [['serviceChat', {}] as const]
const NOTHING = { asked: [], steps: [] }
const toLogin = { asked: [], steps: [...LOGIN.mb] }

describe('back from the login page with a token', () => {
  const open = () =>
    openWatched(browser, { column: PHONE, blocks: [CHAT], other: [{ ...OTHER, id: 'chat' }], replies })

  test('the tapped action goes on, once', async () => {
    await using watched = await open()
    expect(await watched.tap('chat', toLogin)).toEqual(toLogin)
    await watched.logIn()
    await watched.page.goto(returnAddress(watched, toLogin.steps))
    await watched.page.getByRole('dialog').waitFor()
    expect(await watched.seen()).toEqual({ asked: ASKED, steps: [SHEET] })
    await watched.page.reload()
    expect(await whatCame(watched)).toEqual(NOTHING)
  })

  test('in a tab that cannot forget it goes on at every load: it can tell', async () => {
    await using watched = await open()
    await watched.page.addInitScript(() => {
      Storage.prototype.removeItem = () => undefined
    })
    await watched.tap('chat', toLogin)
    await watched.logIn()
    for (let load = 0; load < 2; load++) {
      await watched.page.goto(PAGE)
      await watched.page.getByRole('dialog').waitFor()
    }
    expect((await watched.seen()).asked).toEqual([...ASKED, ...ASKED])
  })

  test('it waits while another page is shown, and goes on when its own is', async () => {
    await using watched = await open()
    await watched.tap('chat', toLogin)
    await watched.logIn()
    await watched.page.goto(watched.other ?? '')
    expect(await whatCame(watched)).toEqual(NOTHING)
    await watched.page.goto(PAGE)
    await watched.page.getByRole('dialog').waitFor()
    expect(await watched.seen()).toEqual({ asked: ASKED, steps: [SHEET] })
  })

  test('nothing goes on without a token, or in another tab', async () => {
    await using watched = await open()
    await watched.tap('chat', toLogin)
    await watched.page.goto(PAGE)
    expect(await whatCame(watched)).toEqual(NOTHING)
    await watched.logIn()
    const tab = await watched.page.context().newPage()
    await tab.goto(PAGE)
    await tab.waitForLoadState('networkidle')
    expect(watched.gateway.asked).toEqual([])
  })
})

test('in the app the page loads again with the token that the app hands over, and goes on', async () => {
  await using watched = await openWatched(browser, { column: IOS_APP, blocks: [CHAT], replies })
  const toApp = { asked: [], steps: [...LOGIN.app] }
  expect(await watched.tap('chat', toApp)).toEqual(toApp)
  const loaded = watched.page.waitForEvent('load')
  await watched.page.evaluate((token) => {
    const { recording, onLogin } = window as unknown as Window & { onLogin(reply: object): void }
    onLogin({ token, callbackId: recording.callbackId })
  }, TOKEN)
  await loaded
  const goesOn = {
    asked: ASKED,
    steps: [{ bridge: { type: 25, data: { jump_type: 5, id: 1, group_id: 'g-5' } } }],
  }
  await watched.page.waitForFunction(() => window.recording.steps.length > 0)
  expect(await watched.seen()).toEqual(goesOn)
  await watched.page.reload()
  expect(await whatCame(watched)).toEqual(NOTHING)
})

/** The address to which the login page returns the visitor. */
function returnAddress({ page }: WatchedPage, steps: readonly Step[]): string {
  const [step] = steps
  const from = step && 'goes' in step && new URL(step.goes).searchParams.get('from')
  expect(from).toBe(page.url())
  return String(from)
}

/** What a page has done by itself once it is fully loaded. */
async function whatCame(watched: WatchedPage) {
  await watched.page.waitForLoadState('networkidle')
  return watched.seen()
}
