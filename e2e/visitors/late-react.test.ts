import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  activate,
  codePopup,
  countCalls,
  field,
  fill,
  type LeadSite,
  newVisitor,
  openLeadSite,
  SEND,
  startButton,
  success,
  typeCode,
  type Visitor,
} from '../leads/lead-site'
import { openTab, PHONE } from '../testing/browser'
import { type HeldScripts, holdScripts, REACT } from '../testing/hold-scripts'
import { makeOld } from '../testing/old-phone'
import { untilLoaded } from '../testing/until'

let site: LeadSite
let address: string
beforeAll(async () => {
  site = await openLeadSite()
  await site.gateway.importPages(PAGE)
  address = `${site.gateway.origin}/h5-page/h5/${PAGE.code}`
})
afterAll(() => site?.[Symbol.asyncDispose]())

const words = (html: string) => ({ name: 'text', value: { html: `<p>${html}</p>` } })
const PAGE = {
  code: 'late-react',
  title: '先到的和后到的',
  page_schema: [
    { name: 'button', value: { text: '看规则', action: { type: 3, popupId: 'rules' } } },
    { name: 'popup', id: 'rules', value: { title: '规则' }, children: [words('每位用户限领一次')] },
    {
      name: 'tabs',
      value: {
        list: [
          { title: '课程', children: [words('七天学会看懂 ETF')] },
          { title: '老师', children: [words('十年投研经验')] },
        ],
      },
    },
    {
      name: 'leadForm',
      id: 'form',
      value: {
        version_id: 276,
        button: '立即领取',
        consent: '我已阅读并同意《隐私政策》',
        marketing: '同意接收服务信息（可不勾选）',
      },
    },
    { name: 'empty', value: { height: 1500 } },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}

interface World {
  page: Page
  context: BrowserContext
  visitor: Visitor
  complaints: string[]
  /** React and the form's own chunk. */
  react: HeldScripts
  /** Lets ten seconds pass in which React does not come. */
  passTenSeconds(): Promise<void>
}
type Break = (world: Pick<World, 'page' | 'context'>) => Promise<unknown>
const nothing: Break = async () => undefined

/** Runs a journey on the page, with React held back. A twin is expected to time out, which need not take long. */
async function inWorld(
  journey: (world: World) => Promise<void>,
  prepare: Break = nothing,
  timeout = 30_000,
): Promise<void> {
  const { page, context, complaints } = await openTab(site.browser, PHONE)
  context.setDefaultTimeout(timeout)
  try {
    const react = await holdScripts(page, REACT)
    await page.clock.install()
    await prepare({ page, context })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await untilLoaded(page)
    const passTenSeconds = () => page.clock.runFor(10_000)
    await journey({ page, context, visitor: newVisitor(), complaints, react, passTenSeconds })
  } finally {
    await context.close()
  }
}

const asleep = (page: Page) => page.locator('[data-block=leadForm][data-asleep]')
const untilReactIsThere = (page: Page) => asleep(page).waitFor({ state: 'detached' })

/** What a visitor has done to the form and the page so far. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    const fields = Array.from(document.querySelectorAll<HTMLInputElement>('form input[name]'), (input) =>
      input.type === 'checkbox' ? [input.name, input.checked] : [input.name, input.value],
    )
    return { fields: Object.fromEntries(fields), name, selectionStart, selectionEnd, scrollY }
  })

/** On waking, the fields are rendered anew, as React does with those whose text it controls itself. */
const forgetAtWaking: Break = ({ page }) =>
  page.addInitScript(() => {
    const forget = () => document.querySelector('form')?.reset()
    new MutationObserver(forget).observe(document, { subtree: true, attributeFilter: ['data-asleep'] })
  })

describe('what is done in a form before React is there', () => {
  async function journey({ page, visitor, react, passTenSeconds }: World): Promise<void> {
    await field(page, 'handset').tap()
    await page.keyboard.type(visitor.handset)
    await field(page, 'consent').tap()
    await field(page, 'nick_name').tap()
    await page.keyboard.type(visitor.name)
    // The caret is in the middle, and some of the text is selected.
    for (const key of ['Home', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
      await page.keyboard.press(key)
    await page.evaluate(() => scrollTo(0, 120))
    await expect.poll(react.asked).toBeGreaterThan(0)
    await passTenSeconds()
    const before = await stateOf(page)
    expect(before).toEqual({
      fields: {
        nick_name: visitor.name,
        handset: visitor.handset,
        consent: true,
        consent_marketing: false,
      },
      name: 'nick_name',
      selectionStart: 1,
      selectionEnd: 3,
      scrollY: 120,
    })
    react.letCome()
    await untilReactIsThere(page)
    expect(await stateOf(page)).toEqual(before)
    await startButton(page).tap()
    await codePopup(page).waitFor()
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
  }

  test('is there after it: text, ticks, caret and place; and is what is sent', () => inWorld(journey))

  test('is found out when it is gone', async () => {
    await expect(inWorld(journey, forgetAtWaking, 5_000)).rejects.toThrow('deeply equal')
  })
})

describe('typing while React comes', () => {
  /** As many characters as a name may have, then as many backspaces, over and over. */
  const LETTERS = 'abcdefghij'
  const keyAt = (count: number) => LETTERS[count % (2 * LETTERS.length)] ?? 'Backspace'
  const textAfter = (count: number) => {
    const steps = count % (2 * LETTERS.length)
    return LETTERS.slice(0, Math.min(steps, 2 * LETTERS.length - steps))
  }

  async function journey({ page, context, react }: World): Promise<void> {
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.evaluate(() => {
      const texts: string[] = []
      addEventListener('input', ({ target }) => texts.push((target as HTMLInputElement).value))
      Object.assign(window, { texts })
    })
    await field(page, 'nick_name').tap()
    let count = 0
    const press = async () => page.keyboard.press(keyAt(count++))
    while (count < 7) await press()
    await expect.poll(react.asked).toBeGreaterThan(0)
    react.letCome()
    while ((await asleep(page).count()) > 0) await press()
    for (const end = count + 7; count < end; ) await press()
    const heard = await page.evaluate(() => (window as unknown as { texts: string[] }).texts)
    expect(heard).toEqual(Array.from({ length: count }, (_, index) => textAfter(index + 1)))
    expect(await field(page, 'nick_name').inputValue()).toBe(textAfter(count))
  }

  test('loses not one letter', () => inWorld(journey))

  test('is found out when waking takes some', async () => {
    await expect(inWorld(journey, forgetAtWaking, 5_000)).rejects.toThrow('deeply equal')
  })
})

describe('taps before React is there', () => {
  /** Notes in which order they are answered. */
  const noteAnswers: Break = ({ page }) =>
    page.addInitScript(() => {
      const answers: string[] = []
      Object.assign(window, { answers })
      addEventListener('change', ({ target }) => answers.push((target as HTMLInputElement).name))
      const note = ({ target }: MutationRecord) => {
        const element = target as Element
        const name = element.getAttribute('aria-label') ?? ''
        // A popup is seen first and made modal right after: that is one answer.
        if (element.hasAttribute('open') && answers.at(-1) !== name) answers.push(name)
        if (element.getAttribute('aria-selected') === 'true') answers.push(element.textContent ?? '')
      }
      new MutationObserver((records) => records.forEach(note)).observe(document, {
        subtree: true,
        attributeFilter: ['open', 'aria-selected'],
      })
    })
  const answersOf = (page: Page) => page.evaluate(() => (window as unknown as { answers: string[] }).answers)

  async function journey({ page, context, visitor, react, passTenSeconds }: World): Promise<void> {
    const sends = countCalls(context, SEND)
    await page.getByRole('button', { name: '看规则' }).tap()
    await page.getByText('每位用户限领一次').waitFor()
    await page.getByRole('button', { name: '关闭' }).tap()
    await page.getByRole('tab', { name: '老师' }).tap()
    await page.getByText('十年投研经验').waitFor()
    await field(page, 'nick_name').fill(visitor.name)
    await field(page, 'handset').fill(visitor.handset)
    await field(page, 'consent').tap()
    for (let tap = 0; tap < 3; tap++) await startButton(page).tap()
    await page.locator('form .yz-lead__button[aria-busy=true]').waitFor()
    await passTenSeconds()
    const soFar = ['规则', '老师', 'nick_name', 'handset', 'consent']
    expect([await answersOf(page), sends()]).toEqual([soFar, 0])
    react.letCome()
    await codePopup(page).waitFor()
    expect([await answersOf(page), sends()]).toEqual([[...soFar, '安全验证', '输入验证码'], 1])
    expect(page.url()).toBe(address)
  }

  test('are answered in their order, what React has to answer as soon as it is there, and once', () =>
    inWorld(journey, noteAnswers))

  test('are found out when one is lost', async () => {
    const losing: Break = async (world) => {
      await noteAnswers(world)
      await world.page.addInitScript(() =>
        addEventListener('submit', (event) => event.stopPropagation(), true),
      )
    }
    await expect(inWorld(journey, losing, 5_000)).rejects.toThrow()
  })
})

describe('an old phone, which knows no dialog', () => {
  async function journey(world: World): Promise<void> {
    const { page, visitor, complaints, react, passTenSeconds } = world
    await page.getByRole('button', { name: '看规则' }).tap()
    await page.getByText('每位用户限领一次').waitFor()
    await page.getByRole('button', { name: '关闭' }).tap()
    await page.getByText('每位用户限领一次').waitFor({ state: 'hidden' })
    await fill(page, visitor)
    await startButton(page).tap()
    await passTenSeconds()
    react.letCome()
    await codePopup(page).waitFor()
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    expect(complaints).toEqual([])
  }

  test('opens its popups before React is there, and sends its form once it is', () =>
    inWorld(journey, ({ context }) => makeOld(context)))

  test('is found out when nothing stands in for dialogs', async () => {
    const withoutStandIn: Break = async ({ page, context }) => {
      await makeOld(context)
      await page.route('**/dialog-stand-in.*.js', () => undefined)
    }
    await expect(inWorld(journey, withoutStandIn, 5_000)).rejects.toThrow('Timeout')
  })
})
