import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import { openBrowser } from '../testing/browser'
import { COLUMNS, IOS_APP } from './columns'
import { cellOf, type Row } from './row'
import { JOINED } from './staff-rows'
import { LOGIN, PAGE, SHEET, type Step, toast } from './steps'
import { type Asked, ok } from './stub-gateway'
import { ROWS } from './table'
import { button, drawn, openWatched, RULES } from './watched-page'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const column = (title: string) => {
  const found = COLUMNS.find((one) => one.title === title)
  if (!found) throw new Error(`There is no column "${title}".`)
  return found
}
const PHONE = column('手机浏览器')
const CHAT = { type: ACTION_TYPES.serviceChat }
const chatReply = { serviceChat: ok({ group_id: 'g-5' }) }

describe('an app whose message handler', () => {
  const rows = ROWS.filter(
    ({ clientVersion, does }) => !clientVersion && does.app.some((step) => 'bridge' in step),
  )
  const blocks = rows.map(({ action, isNeedLogin }, index) =>
    button(`row-${index}`, action, isNeedLogin ? { isNeedLogin } : {}),
  )

  test.each([
    { bridge: 'none', isLoggedIn: true },
    { bridge: 'throws', isLoggedIn: true },
    { bridge: 'throws', isLoggedIn: false },
  ] as const)(
    'is out of order ($bridge, logged in: $isLoggedIn) is asked once, then the page helps itself',
    async (row) => {
      await using watched = await openWatched(browser, { column: IOS_APP, blocks, ...row })
      const expected = rows.map((one) => withoutBridge(one, row.isLoggedIn))
      const found = []
      for (const [index, one] of rows.entries()) {
        found.push(await watched.tap(`row-${index}`, expected[index] ?? never(), one))
      }
      expect(found).toEqual(expected)
      expect(rows.length).toBeGreaterThan(20)
      expect(await watched.seen()).toEqual({ asked: [], steps: [] })
      expect(watched.warnings.filter((text) => text.includes('cannot be reached'))).toHaveLength(1)
    },
  )

  /**
   * What a phone's browser does, with the logins and calls of the app; opening the app from within itself would help
   * nobody.
   */
  function withoutBridge({ asks, does, ...row }: Row, isLoggedIn: boolean) {
    const steps = does.mb.map((step) => (isSheet(step) ? toast('请升级到最新版本') : step))
    const inApp: Row = { ...row, asks: () => asks?.('mb').map(asApp) ?? [], does: { ...does, app: steps } }
    const cell = cellOf(inApp, 'app', isLoggedIn, { ...LOGIN, app: LOGIN.mb })
    return { asked: [...cell.asked], steps: drawn(cell.steps) }
  }

  function asApp([id, payload]: Asked): Asked {
    return [id, 'terminal_type' in payload ? { ...payload, terminal_type: '3' } : payload]
  }

  function isSheet(step: Step): boolean {
    return 'dialog' in step && 'dialog' in SHEET && step.dialog === SHEET.dialog
  }
})

test.each([
  { title: 'App iOS', step: { bridge: { type: 25, data: { jump_type: 5, id: 1, group_id: 'g-5' } } } },
  { title: '手机浏览器', step: SHEET },
] as const)('ten taps in a second are one ($title)', async ({ title, step }) => {
  await using watched = await openWatched(browser, {
    column: column(title),
    blocks: [button('chat', CHAT), button('link', { type: ACTION_TYPES.link, atext: '/a' })],
    isLoggedIn: true,
    replies: chatReply,
  })
  const once = { asked: [['serviceChat', {}] as const], steps: [step as Step] }
  expect(await watched.tap('chat', once, { times: 10 })).toEqual(once)
  // If a second one had been on its way, it would have arrived by now.
  const end = { asked: [], steps: [{ goes: new URL('/a', PAGE).href }] }
  expect(await watched.tap('link', end)).toEqual(end)
})

test('in a browser that remembers no tap ten are ten: it can tell', async () => {
  await using watched = await openWatched(browser, {
    column: PHONE,
    blocks: [button('chat', CHAT)],
    isLoggedIn: true,
    replies: chatReply,
    prepare: (_site, page) => page.addInitScript(forgetTaps),
  })
  const asked = Array.from({ length: 10 }, () => ['serviceChat', {}] as const)
  const { asked: found } = await watched.tap('chat', { asked, steps: [] }, { times: 10 })
  expect(found).toEqual(asked)
})

/** Runs in the page: makes it forget what it remembers of the block `chat`, and that a button is busy. */
function forgetTaps(): void {
  const isTap = (key: unknown) => typeof key === 'string' && key.startsWith('chat {')
  const { has } = Set.prototype
  const { get } = Map.prototype
  const { getAttribute } = Element.prototype
  Set.prototype.has = function (key) {
    return !isTap(key) && has.call(this, key)
  }
  Map.prototype.get = function (key) {
    return isTap(key) ? undefined : get.call(this, key)
  }
  Element.prototype.getAttribute = function (name) {
    return name === 'aria-busy' ? null : getAttribute.call(this, name)
  }
}

describe('a popup', () => {
  const open = (spoil: () => void) =>
    openWatched(browser, {
      column: PHONE,
      // A page does not load scripts for a popup alone.
      blocks: [button('chat', CHAT), button('rule', { type: ACTION_TYPES.popup, popupId: RULES.id }), RULES],
      prepare: (_site, page) => page.addInitScript(spoil),
    })
  const step = { popup: RULES.id }

  test('that opens again when it is there has opened twice: it can tell', async () => {
    await using watched = await open(openTwice)
    const twice = { asked: [], steps: [step, step] }
    expect(await watched.tap('rule', twice)).toEqual(twice)
  })

  test('that leaves the page behind it in reach has not opened: it can tell', async () => {
    await using watched = await open(stayBeside)
    expect(await watched.tap('rule', { asked: [], steps: [step] })).toEqual({ asked: [], steps: [] })
  })

  /** Runs in the page. */
  function openTwice(): void {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      setTimeout(() => {
        this.close()
        setTimeout(() => showModal.call(this))
      })
    }
  }

  function stayBeside(): void {
    HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
  }
})

describe('what is counted', () => {
  const common = { baiduStatistics: 'sale,click,top', oaStatistics: 'oa-1' }
  const open = (draft: boolean) =>
    openWatched(browser, {
      column: PHONE,
      blocks: [button('chat', CHAT, common)],
      isLoggedIn: true,
      draft,
      replies: { ...chatReply, browseUpload: ok({}) },
      prepare: (_site, page) => page.addInitScript(() => Object.assign(window, { _hmt: [] })),
    })
  const pushed = "(window._hmt || []).map((one) => one.slice(0, 3).join(' '))"

  test('is what visitors do', async () => {
    await using watched = await open(false)
    const asked = [['browseUpload', { browse_collect_id: 'oa-1' }] as const, ['serviceChat', {}] as const]
    const seen = { asked, steps: [SHEET] }
    expect(await watched.tap('chat', seen)).toEqual(seen)
    const events = await watched.page.evaluate(pushed)
    expect(events).toEqual(expect.arrayContaining(['_trackEvent sale click', '_trackEvent built action_ok']))
  })

  test('is not what a preview does', async () => {
    await using watched = await open(true)
    const seen = { asked: [['serviceChat', {}] as const], steps: [SHEET] }
    expect(await watched.tap('chat', seen)).toEqual(seen)
    expect(await watched.page.evaluate(pushed)).toEqual([])
  })
})

test('a visitor who has joined is shown so, by the check that follows', async () => {
  let checks = 0
  const { activity, group_id } = { ...JOINED, group_id: 'g-20' }
  await using watched = await openWatched(browser, {
    column: PHONE,
    blocks: [button('join', { type: ACTION_TYPES.joinGroup, activeType: activity, groupId: group_id })],
    isLoggedIn: true,
    replies: {
      // The first call is made when the page loads.
      checkCanJoin: () =>
        ok({ can_join: true, groups: ++checks > 2 ? [{ group_id, name: '', joined_at: 1 }] : [] }),
      joinOpenGroup: ok({}),
    },
  })
  const check = ['checkCanJoin', { activity }] as const
  await expect.poll(() => checks).toBe(1)
  await watched.seen()
  const seen = {
    asked: [check, ['joinOpenGroup', { group_id }] as const, check],
    steps: [toast('您已成功加入私享群，请前往【社群】享受服务')],
  }
  expect(await watched.tap('join', seen)).toEqual(seen)
  await watched.page.waitForSelector('[data-joined]')
})

function never(): never {
  throw new Error('Every row has an expectation.')
}
