import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '../../packages/blocks/src/examples'
import { accessibilityFaults } from '../testing/accessibility'
import { DESKTOP, openBrowser, openTab, PHONE, type Tab } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { addAudit } from './audit/audit'
import { openExamples, setView } from './open-examples'

const DEVICES = [
  { name: 'phone', options: PHONE, height: 844, widths: [320, 390, 750], axeAt: 390 },
  { name: 'desktop', options: DESKTOP, height: 900, widths: [1000, 1440], axeAt: 1440 },
]
const TEXTS = ['normal', 'large'] as const

let gateway: DemoGateway
let browser: Browser
/** One for each device. */
let tabs: Tab[]

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  tabs = await Promise.all(
    DEVICES.map(async ({ options }) => {
      const tab = await openTab(browser, { ...options, reducedMotion: 'reduce' })
      await addAudit(tab.context)
      // The only external picture; tests have no network.
      await tab.context.route('https://*/**', (route) => route.fulfill({ body: '' }))
      return tab
    }),
  )
})
afterAll(() => browser?.close())

describe.each(Object.keys(examples))('every example of %s', (name) => {
  test.each(DEVICES.map((device, index) => ({ ...device, index })))(
    'on a $name fits, is whole, is large enough to tap and accessible',
    async ({ index, height, widths, axeAt }) => {
      const { page, complaints } = tabs[index] as Tab
      const faults = createFaults()
      for (const address of await addressesOf(page, name)) {
        if (page.url().split('?')[0] !== address) await openExamples(page, address)
        for (const dialog of [undefined, ...(await dialogsOf(page))]) {
          if (dialog !== undefined) await toggleDialog(page, dialog, true)
          for (const width of widths) {
            for (const text of TEXTS) {
              await setView(page, { width, height, text })
              faults.add(`${width} ${text}`, await layoutFaults(page, dialog))
            }
          }
          await setView(page, { width: axeAt, height, text: 'normal' })
          faults.add('axe', await accessibilityFaults(page, dialog === undefined ? 'main' : 'dialog[open]'))
          if (dialog !== undefined) await toggleDialog(page, dialog, false)
        }
        faults.add('text of 200 %', await doubledTextFaults(page))
      }
      expect(faults.inWords()).toEqual([])
      expect(complaints.splice(0)).toEqual([])
    },
  )
})

/** One page with all examples, and one for each that cannot be with others: those that stay in place on the screen. */
async function addressesOf(page: Page, name: string): Promise<string[]> {
  const base = `${gateway.origin}/dev/blocks/${name}`
  await openExamples(page, `${base}/page`)
  const isPlaced = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (element) => !element.closest('dialog') && /fixed|sticky/.test(getComputedStyle(element).position),
    ),
  )
  // On the page with all of them nobody is logged in.
  const alone = (examples[name] ?? []).flatMap(({ draws, hides, isLoggedIn }, index) =>
    draws === undefined && !hides && (isPlaced || isLoggedIn) ? [`${base}/${index + 1}/page`] : [],
  )
  return isPlaced ? alone : [`${base}/page`, ...alone]
}

async function dialogsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => [...document.querySelectorAll('main dialog')].map((_dialog, index) => index))
}

async function toggleDialog(page: Page, index: number, open: boolean): Promise<void> {
  await page.evaluate(
    ([at, isOpen]) => {
      const dialog = document.querySelectorAll<HTMLDialogElement>('main dialog')[Number(at)]
      if (isOpen) dialog?.showModal()
      else dialog?.close()
    },
    [index, open],
  )
}

function layoutFaults(page: Page, dialog: number | undefined): Promise<string[]> {
  return page.evaluate((isDialog) => {
    const root = document.querySelector(isDialog ? 'dialog[open]' : 'main') as Element
    const { wide, cut, overlapping, smallTargets, empty } = window.audit
    return [wide, cut, overlapping, smallTargets, empty].flatMap((rule) => rule(root))
  }, dialog !== undefined)
}

/** The faults with text of twice its size. The page is unusable afterwards. */
function doubledTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('main') as Element
    window.audit.doubleText()
    const { wide, cut, overlapping } = window.audit
    return [wide, cut, overlapping].flatMap((rule) => rule(root))
  })
}

/** The same fault at ten widths counts as one. */
function createFaults() {
  const views = new Map<string, string[]>()
  return {
    add(view: string, faults: readonly string[]) {
      for (const fault of faults) views.set(fault, [...(views.get(fault) ?? []), view])
    },
    inWords: () => [...views].map(([fault, at]) => `${fault} (${at.join(', ')})`),
  }
}
