import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTab, PHONE, type Tab } from '../../testing/browser'
import { held, saveState } from '../edited-page'
import * as bond from '../newcomer/bond-course'
import { publishBySections } from '../newcomer/by-sections'
import { publishByTemplate, SHARE_TITLE, SHOWN } from '../newcomer/by-template'
import { type MouseHand, mouse } from '../newcomer/mouse'
import { CHARACTER_MS, notePace, type PaceNote } from '../newcomer/pace'
import {
  ADMINISTRATOR,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  WITHOUT_APPROVAL,
} from '../studio-site'

const MINUTE = 60
const JOURNEY_MS = 300_000

let site: StudioSite

beforeAll(async () => {
  site = await openStudioSite(WITHOUT_APPROVAL)
  const { page, context } = await site.newTab()
  await setUp(page, site)
  await context.close()
})
afterAll(() => site?.[Symbol.asyncDispose]())

interface Newcomer extends Tab {
  hand: MouseHand
  pace: PaceNote
}

/** Somebody who has logged in for the first time; their actions are counted from here on. */
async function arrive({ characterMs = CHARACTER_MS } = {}): Promise<Newcomer> {
  const studioTab = await site.newTab()
  await studioTab.page.goto(`${site.origin}/studio/pages`)
  await mouse(studioTab.page).signIn(ADMINISTRATOR)
  await heading(studioTab.page, '页面').waitFor()
  const pace = await notePace(studioTab.context)
  await studioTab.page.reload()
  await heading(studioTab.page, '页面').waitFor()
  return { ...studioTab, hand: mouse(studioTab.page, { characterMs }), pace }
}

const isInSight = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < innerHeight / 2
  })

/** What a visitor reads on a phone; checks that the button with these words, if any, leads to the form. */
async function onPhone(code: string, button?: string): Promise<{ words: string; complaints: string[] }> {
  const { context, page, complaints } = await openTab(site.browser, PHONE)
  await page.goto(`${site.origin}/h5-page/h5/${code}`)
  const words = await page.locator('main').innerText()
  if (button) {
    await page.getByText(button).tap()
    await expect.poll(() => isInSight(page, '[data-block=leadForm]')).toBe(true)
  }
  await context.close()
  return { words, complaints }
}

test(
  'a newcomer publishes a page by a template in three minutes',
  async () => {
    const newcomer = await arrive()
    const code = await publishByTemplate(newcomer.hand, newcomer.pace)
    await saveState(newcomer.page, '已保存')
    const pace = newcomer.pace.pace()
    console.log('By a template:', pace)
    expect(pace.seconds).toBeLessThanOrEqual(3 * MINUTE)
    const seen = await onPhone(code)
    for (const text of SHOWN) expect(seen.words).toContain(text)
    const { document } = await held(newcomer.page, code)
    expect(document).toMatchObject({
      extra: { share: { title: SHARE_TITLE, image: expect.stringMatching(/\/assets\/[0-9a-f]{64}\.svg$/) } },
    })
    expect(seen.complaints).toEqual([])
    expect(faultsOf(newcomer)).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'a newcomer publishes a page from blank, of ten sections, in ten minutes',
  async () => {
    const code = 'bond-course'
    // There is much to write; the time that takes a person is calculated, not spent.
    const newcomer = await arrive({ characterMs: 50 })
    await publishBySections(newcomer.hand, newcomer.pace, code)
    await saveState(newcomer.page, '已保存')
    const pace = newcomer.pace.pace()
    console.log('By sections:', pace)
    expect(pace.seconds).toBeLessThanOrEqual(10 * MINUTE)
    const { document } = await held(newcomer.page, code)
    expect(document.page_schema.map(({ name }) => name)).toEqual([
      ...Array(bond.PRESSED.length + bond.DRAGGED.length).fill('section'),
      'leadForm',
      'footer',
    ])
    const seen = await onPhone(code, bond.BUTTON)
    for (const text of bond.SHOWN) expect(seen.words).toContain(text)
    for (const text of bond.SAMPLES) expect(seen.words).not.toContain(text)
    expect(seen.complaints).toEqual([])
    expect(faultsOf(newcomer)).toEqual([])
  },
  JOURNEY_MS,
)
