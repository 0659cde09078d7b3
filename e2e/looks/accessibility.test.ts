import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashier, openCashier } from '../../tools/shots/cashier.mjs'
import { openPage, type PageSubject, sections, templates } from '../../tools/shots/pages.mjs'
import { openScreen, screens } from '../../tools/shots/screens.mjs'
import { openShotSite } from '../../tools/shots/site.mjs'
import { openView, viewOf } from '../../tools/shots/views.mjs'
import { addAudit } from '../blocks/audit/audit'
import { accessibilityFaults } from '../testing/accessibility'

let site: Awaited<ReturnType<typeof openShotSite>>

beforeAll(async () => {
  site = await openShotSite()
})
afterAll(() => site?.stop())

/** The standard theme, and the one least like it: straight corners, outlined buttons and cards. */
const THEMES = [{ preset: 'zhusha' }, { preset: 'mojin' }]
const VIEWS = [viewOf(390), viewOf(390, { scheme: 'dark' })]

/** What axe reports about pages, by name; empty when all is well. */
async function faultsOf(
  subjects: PageSubject[],
  view: ReturnType<typeof viewOf>,
): Promise<Record<string, string[]>> {
  const { page, close } = await openView(site, view)
  const found: Record<string, string[]> = {}
  for (const subject of subjects) {
    await openPage(page, subject, view)
    await keep(found, subject.name, page)
  }
  await close()
  return found
}

async function keep(found: Record<string, string[]>, name: string, page: Page): Promise<void> {
  const faults = await accessibilityFaults(page)
  if (faults.length > 0) found[name] = faults
}

/** A page in another theme than the company's. */
const inTheme = ({ name, address }: PageSubject, theme: object): PageSubject => {
  const url = new URL(address)
  url.searchParams.set('theme', JSON.stringify({ ...theme, dark: 'auto' }))
  return { name, address: String(url) }
}

describe.each(VIEWS)('axe is silent at $name', (view) => {
  test.each(THEMES)('about every section in $preset', async (theme) => {
    const subjects = await sections.subjects(site)
    expect(subjects.length).toBeGreaterThan(30)
    expect(
      await faultsOf(
        subjects.map((subject) => inTheme(subject, theme)),
        view,
      ),
    ).toEqual({})
  })

  test('about every template', async () => {
    const subjects = await templates.subjects(site)
    expect(subjects.length).toBeGreaterThan(10)
    expect(await faultsOf(subjects, view)).toEqual({})
  })
})

test.each([...VIEWS, viewOf(320, { text: 'large' }), viewOf(1440), viewOf(1440, { scheme: 'dark' })])(
  'axe is silent about every state of the cashier at $name',
  async (view) => {
    const { page, close } = await openView(site, view)
    const found: Record<string, string[]> = {}
    for (const state of await cashier.subjects(site, page)) {
      await openCashier(page, state, view)
      await keep(found, state.name, page)
    }
    await close()
    expect(found).toEqual({})
  },
)

test.each(['normal', 'large', 'doubled'] as const)(
  'every state of the cashier fits the smallest phone in %s text, and is large enough to tap',
  async (text) => {
    const view = viewOf(320, { text: text === 'large' ? 'large' : 'normal' })
    const { page, close } = await openView(site, view)
    await addAudit(page)
    const found: Record<string, string[]> = {}
    for (const state of await cashier.subjects(site, page)) {
      await openCashier(page, state, view)
      const faults = await page.evaluate(layoutFaults, text === 'doubled')
      if (faults.length > 0) found[state.name] = faults
    }
    await close()
    expect(found).toEqual({})
  },
)

/** Runs in the page. */
function layoutFaults(isDoubled: boolean): string[] {
  const { audit } = window
  const root = document.querySelector('.yz-cashier') as Element
  if (isDoubled) audit.doubleText()
  return [
    ...audit.wide(root),
    ...audit.cut(root),
    ...audit.overlapping(root),
    ...(isDoubled ? [] : audit.smallTargets(root)),
  ]
}

/** What axe reports about screens, by name. */
async function faultsOfScreens(view: ReturnType<typeof viewOf>, isLookedAt = (_name: string) => true) {
  const { page, close } = await openView(site, view, screens)
  const found: Record<string, string[]> = {}
  for (const screen of await screens.subjects(site, page)) {
    if (!isLookedAt(screen.name)) continue
    await openScreen(page, screen)
    await keep(found, screen.name, page)
  }
  await close()
  return found
}

// Seventy screens, which on a busy machine take more than the two minutes of other tests.
test('axe is silent about every screen of the Studio', async () => {
  expect(await faultsOfScreens(viewOf(1440))).toEqual({})
}, 900_000)

/** What somebody on the move looks up. */
const ABOUT_MONEY = [
  'products',
  'product',
  'orders',
  'order',
  'refunds',
  'release',
  'reconciliation',
  'bill-day',
]

test('axe is silent about the screens of money on a phone', async () => {
  expect(await faultsOfScreens(viewOf(390), (name) => ABOUT_MONEY.includes(name))).toEqual({})
})

test('a text that cannot be read and a button without a name are found', async () => {
  const { page, close } = await openView(site, viewOf(390))
  const [subject] = (await templates.subjects(site)) as [PageSubject]
  await openPage(page, subject, viewOf(390))
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    main.insertAdjacentHTML('afterbegin', '<p style="color:#ccc;background:#fff">课程</p><button></button>')
  })
  const faults = (await accessibilityFaults(page)).join('\n')
  await close()
  expect(faults).toContain('color-contrast')
  expect(faults).toContain('button-name')
})
