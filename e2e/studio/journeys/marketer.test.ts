import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTab, PHONE, type Tab } from '../../testing/browser'
import { held, saveState } from '../edited-page'
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
  await context.close()
})
afterAll(() => site?.[Symbol.asyncDispose]())

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
