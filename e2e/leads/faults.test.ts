import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContext, PHONE } from '../testing/browser'
import { createGate } from '../testing/gate'
import { untilAwake } from '../testing/until'
import { answerEveryTap, forgetPopups } from './break-form'
import {
  activate,
  codePopup,
  countCalls,
  fault,
  field,
  fill,
  GIFT,
  type LeadSite,
  newVisitor,
  openLeadSite,
  POPUPS,
  SEND,
  startButton,
  storageOf,
  success,
  toCode,
  typeCode,
  type Visitor,
} from './lead-site'

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

const NETWORK = '网络异常，请稍后重试'
const ONE = { leads: 1, callbacks: 1 }

interface World {
  page: Page
  context: BrowserContext
  visitor: Visitor
}
type Break = (world: World) => Promise<unknown>
const nothing: Break = async () => undefined

/** Runs a journey in a tab of its own. `breakIt` makes it a broken twin, before the page is opened. */
async function inWorld(journey: (world: World) => Promise<void>, breakIt: Break = nothing): Promise<void> {
  const context = await openContext(site.browser, PHONE)
  // Waiting for a twin is in vain, so it need not take long.
  context.setDefaultTimeout(breakIt === nothing ? 30_000 : 5_000)
  const page = await context.newPage()
  const world = { page, context, visitor: newVisitor() }
  try {
    await breakIt(world)
    await page.goto(site.address)
    await untilAwake(page, '[data-block=leadForm]')
    await journey(world)
  } finally {
    await context.close()
  }
}

/** The answer to the next call is lost on its way: the gateway has handled it. */
async function cutNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/** Sends every further submission as if it were another lead, as clients do that make up a new key for each try. */
const underNewKeys: Break = ({ context }) => {
  let version = 1000
  return context.route(GIFT, async (route) => {
    version += 1
    await route.fallback({
      postData: JSON.stringify({ ...route.request().postDataJSON(), version_id: version }),
    })
  })
}

/** Reports success although nothing was stored. */
const sayingYes: Break = ({ page }) =>
  page.route(GIFT, (route) => {
    const response = {
      lead_id: '1',
      is_new: true,
      download_url: '',
      service_phone: '1',
      callback_prefix: '020',
    }
    return route.fulfill({ json: { code: 1, msg: 'success', response } })
  })

async function typed(page: Page): Promise<string[]> {
  return Promise.all(['nick_name', 'handset'].map((name) => field(page, name).inputValue()))
}

async function handIn({ page, visitor }: World): Promise<void> {
  await toCode(page, visitor)
  await typeCode(page, site.gateway, visitor)
  await activate(page).tap()
}

describe('offline before anything is sent', () => {
  async function journey({ page, context, visitor }: World): Promise<void> {
    await context.setOffline(true)
    await fill(page, visitor)
    await startButton(page).tap()
    await fault(page, NETWORK).waitFor()
    expect(await typed(page)).toEqual([visitor.name, visitor.handset])
    expect(await field(page, 'consent').isChecked()).toBe(true)
    expect(await codePopup(page).isVisible()).toBe(false)
    await context.setOffline(false)
    await startButton(page).tap()
    await codePopup(page).waitFor()
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('is said beside the button, keeps what was typed, and the next tap goes on', () => inWorld(journey))

  test('is found out when the text is lost', async () => {
    const forgetting: Break = ({ page }) =>
      page.addInitScript(() => {
        const forget = () => document.querySelector('[role=alert]') && document.querySelector('form')?.reset()
        new MutationObserver(forget).observe(document, { childList: true, subtree: true })
      })
    await expect(inWorld(journey, forgetting)).rejects.toThrow(/expected \[ '', '' \]/)
  })
})

describe('an answer that is cut off', () => {
  async function journey(world: World): Promise<void> {
    const { page, visitor } = world
    await cutNextAnswer(page, GIFT)
    await handIn(world)
    await fault(page, NETWORK).waitFor()
    expect(await success(page).isVisible()).toBe(false)
    expect(await field(page, 'code').inputValue()).toMatch(/^\d{4}$/)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('is no success, and the next tap gets the first lead', () => inWorld(journey))

  test('is found out when the repeat is a lead of its own', async () => {
    await expect(inWorld(journey, underNewKeys)).rejects.toThrow(/Timeout/)
  })

  test('to the question for a code still leads to the code that was sent', () =>
    inWorld(async (world) => {
      const { page, visitor } = world
      await cutNextAnswer(page, SEND)
      await fill(page, visitor)
      await startButton(page).tap()
      await fault(page, NETWORK).waitFor()
      await startButton(page).tap()
      await codePopup(page).waitFor()
      await typeCode(page, site.gateway, visitor)
      await activate(page).tap()
      await success(page).waitFor()
      expect(await site.stored(visitor)).toEqual(ONE)
    }))
})

describe('a network that goes while the lead is on its way', () => {
  async function journey(world: World): Promise<void> {
    const { page, context, visitor } = world
    await page.route(
      GIFT,
      async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await handIn(world)
    await fault(page, NETWORK).waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 0, callbacks: 0 })
    expect(await success(page).isVisible()).toBe(false)
    await context.setOffline(false)
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('sends the same lead by itself when it is back', () => inWorld(journey))

  test('is found out when nobody hears that it is back', async () => {
    const deaf: Break = ({ page }) =>
      page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true))
    await expect(inWorld(journey, deaf)).rejects.toThrow(/Timeout/)
  })
})

describe('success', () => {
  async function journey(world: World): Promise<void> {
    const { page, visitor } = world
    const gate = createGate()
    await page.route(GIFT, async (route) => {
      await gate.opened
      await route.fallback()
    })
    await handIn(world)
    await page.locator('.yz-lead__button[aria-busy=true]', { hasText: '正在提交…' }).waitFor()
    expect(await success(page).isVisible()).toBe(false)
    gate.open()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('is said only after the server did; until then the button is busy', () => inWorld(journey))

  test('is found out when it was only said', async () => {
    await expect(inWorld(journey, sayingYes)).rejects.toThrow(/leads: \+0/)
  })
})

describe('ten taps in a second', () => {
  async function journey({ page, context, visitor }: World): Promise<void> {
    const sends = countCalls(context, SEND)
    const challenges = countCalls(context, '**/oabase/api/passport/captcha/challenge')
    const gifts = countCalls(context, GIFT)
    const tenTimes = (button: HTMLElement) => {
      for (let tap = 0; tap < 10; tap++) button.click()
    }
    await fill(page, visitor)
    await startButton(page).evaluate(tenTimes)
    await codePopup(page).waitFor()
    await typeCode(page, site.gateway, visitor)
    await activate(page).evaluate(tenTimes)
    await success(page).waitFor()
    expect([challenges(), sends(), gifts()]).toEqual([1, 1, 1])
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('are one code and one lead', () => inWorld(journey))

  test('are found out when each is answered', async () => {
    const twin = inWorld(journey, ({ page }) => answerEveryTap(page))
    await expect(twin).rejects.toThrow(/Timeout|expected \[/)
  })
})

describe('three tabs', () => {
  async function journey({ page, visitor }: World): Promise<void> {
    await toCode(page, visitor)
    // A tab that a page opens begins with a copy of its session.
    const others = [await openCopy(page), await openCopy(page)]
    for (const other of others) await toCode(other, visitor)
    const tabs = [page, ...others]
    const code = await site.gateway.smsCode(visitor.handset)
    for (const tab of tabs) await field(tab, 'code').fill(code)
    await Promise.all(tabs.map((tab) => activate(tab).tap()))
    await Promise.all(tabs.map((tab) => success(tab).waitFor()))
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  async function openCopy(page: Page): Promise<Page> {
    const opened = page.context().waitForEvent('page')
    await page.evaluate(() => void window.open(location.href))
    return opened
  }

  test('of one visitor are one lead, and all are told so', () => inWorld(journey))

  test('are found out when each is a lead', async () => {
    await expect(inWorld(journey, underNewKeys)).rejects.toThrow(/Timeout/)
  })
})

describe('popups that do not come', () => {
  async function journey({ page, visitor }: World): Promise<void> {
    await page.route(POPUPS, (route) => route.fulfill({ status: 404, body: '' }))
    await fill(page, visitor)
    await startButton(page).tap()
    await page.getByRole('heading', { name: '输入验证码', level: 1 }).waitFor()
    await typeCode(page, site.gateway, visitor)
    await page.getByRole('button', { name: '立即激活' }).tap()
    await page.getByRole('heading', { name: '提交成功', level: 1 }).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('are not waited for: the form goes out as plain HTML, and the lead is stored', () => inWorld(journey))

  test('are found out when the form goes on without them', async () => {
    await expect(inWorld(journey, ({ page }) => forgetPopups(page))).rejects.toThrow(/Timeout/)
  })
})

describe('the way back', () => {
  async function journey({ page, visitor }: World): Promise<void> {
    await fill(page, visitor)
    await page.getByRole('link', { name: '《隐私政策》' }).tap()
    await page.waitForURL('**/privacy')
    await page.locator('form').waitFor({ state: 'detached' })
    await page.goBack()
    await field(page, 'nick_name').waitFor()
    await untilAwake(page, '[data-block=leadForm]')
    expect(await typed(page)).toEqual([visitor.name, visitor.handset])
    expect(await field(page, 'consent').isChecked()).toBe(true)
    await page.goForward()
    await page.goBack()
    await untilAwake(page, '[data-block=leadForm]')
    expect(await typed(page)).toEqual([visitor.name, visitor.handset])
  }

  test('from another page brings everything back', () => inWorld(journey))

  test('is found out when what was typed went with the page', async () => {
    // Each step is a full page load, in a browser that keeps nothing.
    const loading: Break = ({ page }) =>
      page.addInitScript(() => {
        document.addEventListener('click', (event) => event.stopPropagation(), true)
        addEventListener('pageshow', () => document.querySelector('form')?.reset())
        addEventListener('unload', () => sessionStorage.clear())
      })
    await expect(inWorld(journey, loading)).rejects.toThrow(/expected \[/)
  })
})

describe('an app that was killed', () => {
  /** What browsers restore with a tab: its session and address, but no memory. */
  async function reopened(page: Page, context: BrowserContext): Promise<Page> {
    const session = await page.evaluate(() => ({ ...sessionStorage }))
    await page.close()
    const tab = await context.newPage()
    await tab.addInitScript((kept) => {
      for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
    }, session)
    await tab.goto(site.address)
    await untilAwake(tab, '[data-block=leadForm]')
    return tab
  }

  async function journey({ page, context, visitor }: World): Promise<void> {
    await toCode(page, visitor)
    const code = await site.gateway.smsCode(visitor.handset)
    await field(page, 'code').fill(code)
    expect(await storageOf(page, context)).not.toContain(visitor.handset)
    const tab = await reopened(page, context)
    expect(await typed(tab)).toEqual([visitor.name, ''])
    expect(await field(tab, 'consent').isChecked()).toBe(false)
    const sent = countCalls(tab, SEND)
    await toCode(tab, visitor)
    expect(sent()).toBe(1)
    await field(tab, 'code').fill(code)
    await activate(tab).tap()
    await success(tab).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
    expect(await storageOf(tab, context)).not.toMatch(new RegExp(`${visitor.handset}|${visitor.name}`))
  }

  test('has the name again and takes the code that was sent; the phone number was never stored', () =>
    inWorld(journey))

  test('is found out when the phone number was stored', async () => {
    const storing: Break = ({ page }) =>
      page.addInitScript(() => {
        addEventListener('input', ({ target }) => {
          const { name, value } = target as HTMLInputElement
          sessionStorage.setItem(name, value)
        })
      })
    await expect(inWorld(journey, storing)).rejects.toThrow(/not to contain/)
  })
})

describe('a gateway whose database is away', () => {
  async function journey(world: World): Promise<void> {
    const { page, visitor } = world
    const away = { code: 500_000, msg: '服务器开小差了，请稍后再试', response: null }
    await page.route(GIFT, (route) => route.fulfill({ status: 503, json: away }), { times: 1 })
    await handIn(world)
    await fault(page, '服务器开小差了，请稍后再试').waitFor()
    expect(await success(page).isVisible()).toBe(false)
    expect(await field(page, 'code').inputValue()).toMatch(/^\d{4}$/)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('is quoted, and the next tap goes through', () => inWorld(journey))

  test('is found out when the text is lost with it', async () => {
    const emptying: Break = ({ page }) =>
      page.addInitScript(() => {
        const send = window.fetch
        window.fetch = async (...call) => {
          const reply = await send(...call)
          const code = document.querySelector<HTMLInputElement>('[name=code]')
          if (reply.status === 503 && code) code.value = ''
          return reply
        }
      })
    await expect(inWorld(journey, emptying)).rejects.toThrow(/to match/)
  })
})

describe('a slow line', () => {
  /** Imitates a bad network on a phone (RELIABILITY.md 3), and the first answer of each kind does not arrive. */
  async function slowDown({ page, context }: World): Promise<void> {
    const network = await context.newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
  }

  async function journey(world: World): Promise<void> {
    const { page, context, visitor } = world
    const gifts = countCalls(context, GIFT)
    const sends = countCalls(context, SEND)
    await slowDown(world)
    await fill(page, visitor)
    await startButton(page).tap()
    await page.locator('form .yz-lead__button[aria-busy=true]').waitFor()
    await codePopup(page).waitFor()
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    await page.locator('dialog .yz-lead__button[aria-busy=true]').waitFor()
    await activate(page).tap()
    await success(page).waitFor()
    expect([sends(), gifts()]).toEqual([1, 1])
    expect(await site.stored(visitor)).toEqual(ONE)
  }

  test('shows that it works, and does nothing twice', () => inWorld(journey))

  test('is found out when nothing shows that it works', async () => {
    const silent: Break = ({ page }) =>
      page.addInitScript(() => {
        const set = Element.prototype.setAttribute
        Element.prototype.setAttribute = function (name, value) {
          if (name !== 'aria-busy') set.call(this, name, value)
        }
      })
    await expect(inWorld(journey, silent)).rejects.toThrow(/Timeout/)
  })
})
