import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { closeSharing, createPage, held, publishCreated, saveState } from '../edited-page'
import { bringInEtfCourse, settingsOf } from '../newcomer/demo-page'
import { LINK_HOST } from '../newcomer/etf-course'
import { buildEtfCourse, type Hand } from '../newcomer/hand'
import { keyboard } from '../newcomer/keyboard'
import { mouse } from '../newcomer/mouse'
import { type NotedInput, noteInput } from '../newcomer/note-input'
import { type Shown, visit } from '../newcomer/visit'
import {
  ADMINISTRATOR,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  WITHOUT_APPROVAL,
} from '../studio-site'

let site: StudioSite
let demo: { title: string }
/** What visitors see of the demo page itself, from the same gateway. */
let demoShown: Shown

beforeAll(async () => {
  site = await openStudioSite({ ...WITHOUT_APPROVAL, LINK_HOSTS: LINK_HOST })
  const { page, context } = await site.newTab()
  await setUp(page, site)
  demo = await bringInEtfCourse(page, site.origin)
  await createPage(page, 'demo', { ...demo, code: 'demo' })
  await publishCreated(page, 'demo')
  demoShown = await visit(site.browser, address('demo'))
  await context.close()
})
afterAll(() => site?.[Symbol.asyncDispose]())

const address = (code: string) => `${site.origin}/h5-page/h5/${code}`

/** A newcomer logs in in a tab of their own, builds the page from blank and publishes it. */
async function build(code: string, way: (page: Tab['page']) => Hand): Promise<Tab & { noted: NotedInput }> {
  const studioTab = await site.newTab()
  const noted = await noteInput(studioTab.context)
  const hand = way(studioTab.page)
  await studioTab.page.goto(`${site.origin}/studio/pages`)
  await hand.signIn(ADMINISTRATOR)
  await heading(studioTab.page, '页面').waitFor()
  await buildEtfCourse(hand, code)
  await studioTab.page.getByText(/^已发布第 \d 版$/).waitFor()
  await closeSharing(studioTab.page, way === mouse ? 'mouse' : 'keys')
  await saveState(studioTab.page, '已保存')
  return { ...studioTab, noted }
}

test('a newcomer builds etf-course from blank with the mouse alone', async () => {
  const { noted, page, ...studioTab } = await build('by-mouse', mouse)
  expect(noted.pointers).toContain('pointerdown')
  // The line break in a text of two paragraphs.
  expect(noted.keys).toEqual(['Enter'])
  const { document } = await held(page, 'by-mouse')
  expect(settingsOf(document)).toEqual(settingsOf(demo))
  expect(await visit(site.browser, address('by-mouse'))).toEqual(demoShown)
  expect(faultsOf({ ...studioTab, page })).toEqual([])
})

test('a newcomer builds etf-course from blank with the keyboard alone', async () => {
  const { noted, page, ...studioTab } = await build('by-keyboard', keyboard)
  expect(noted.keys).toContain('Tab')
  expect(noted.pointers).toEqual([])
  const { document } = await held(page, 'by-keyboard')
  expect(settingsOf(document)).toEqual(settingsOf(demo))
  expect(await visit(site.browser, address('by-keyboard'))).toEqual(demoShown)
  expect(faultsOf({ ...studioTab, page })).toEqual([])
})
