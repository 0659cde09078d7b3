import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTab, PHONE, type Tab } from '../../testing/browser'
import { held, saveState } from '../edited-page'
import { HEADLINE, PICTURE, publishBySections, SECTION_COUNT } from '../newcomer/by-sections'
import { publishByTemplate, SHARE_TITLE, SHOWN } from '../newcomer/by-template'
import { type MouseHand, mouse } from '../newcomer/mouse'
import { CHARACTER_MS, notePace, type PaceNote } from '../newcomer/pace'
import { ADMINISTRATOR, faultsOf, heading, openStudioSite, type StudioSite, setUp } from '../studio-site'

const MINUTE = 60
const JOURNEY_MS = 300_000

let site: StudioSite

beforeAll(async () => {
  site = await openStudioSite()
  const { page, context } = await site.newTab()
  await setUp(page, site)
  await bringIn(page, PICTURE)
  await context.close()
})
afterAll(() => site?.[Symbol.asyncDispose]())

/** A picture that the newcomer's colleagues have put into the library before. */
async function bringIn(page: Page, name: string): Promise<void> {
  const picture = sharp({ create: { width: 750, height: 640, channels: 3, background: '#2257b8' } })
  const reply = await page.request.post(`${site.origin}/studio-api/assets/upload?name=${name}`, {
    headers: {
      'x-yingzao-studio': '1',
      'content-type': 'application/octet-stream',
      origin: site.origin,
    },
    data: await picture.png().toBuffer(),
  })
  expect(reply.status()).toBe(200)
}

interface Newcomer extends Tab {
  hand: MouseHand
  pace: PaceNote
}

/** Somebody who has logged in for the first time; what they do from here on is counted. */
async function arrive(): Promise<Newcomer> {
  const studioTab = await site.newTab()
  await studioTab.page.goto(`${site.origin}/studio/pages`)
  await mouse(studioTab.page).signIn(ADMINISTRATOR)
  await heading(studioTab.page, '页面').waitFor()
  const pace = await notePace(studioTab.context)
  await studioTab.page.reload()
  await heading(studioTab.page, '页面').waitFor()
  return { ...studioTab, hand: mouse(studioTab.page, { characterMs: CHARACTER_MS }), pace }
}

async function onPhone(code: string): Promise<{ words: string; complaints: string[] }> {
  const { context, page, complaints } = await openTab(site.browser, PHONE)
  await page.goto(`${site.origin}/h5-page/h5/${code}`)
  const words = await page.locator('main').innerText()
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
  'a newcomer publishes a page of ten sections from blank in ten minutes',
  async () => {
    const newcomer = await arrive()
    await publishBySections(newcomer.hand, newcomer.pace, 'by-sections')
    await saveState(newcomer.page, '已保存')
    const pace = newcomer.pace.pace()
    console.log('By ten sections:', pace)
    expect(pace.seconds).toBeLessThanOrEqual(10 * MINUTE)
    expect(pace.drags).toBeGreaterThanOrEqual(SECTION_COUNT)
    const { document } = await held(newcomer.page, 'by-sections')
    const names = document.page_schema.map(({ name }) => name)
    expect(names).toEqual([...Array(SECTION_COUNT).fill('section'), 'leadForm', 'footer'])
    const seen = await onPhone('by-sections')
    expect(seen.words).toContain(HEADLINE)
    expect(seen.complaints).toEqual([])
    expect(faultsOf(newcomer)).toEqual([])
  },
  JOURNEY_MS,
)
