// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, createFakeGateway, type FakeGateway, refusal } from '../../../testing/fake-gateway'
import { click, type } from '../../../testing/hand'
import { until } from '../../../testing/reader'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { KeepSectionDialog } from './keep-section-dialog'
import { SectionPanel } from './section-panel'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

const look = '/studio/looks/sections/x?preview_token=t'
const OWN = {
  id: 7,
  section: 'a3c1d2e4-0000-4000-8000-000000000001',
  revision: 3,
  is_linkable: true,
  pages: 0,
  kind: 'hero' as const,
  name: '暑期课开头',
  look,
  updated_at: '2026-11-23T08:00:00Z',
  updated_by: '王芳',
}
const LINK = { section: OWN.section, revision: OWN.revision }
const LIBRARY = { id: 'hero/picture-below', kind: 'hero' as const, title: '标题在上', words: [], look }
const USED = {
  blocks: '[{"name":"section","value":{},"children":[{"name":"image","value":{"url":"/assets/a.svg"}}]}]',
  images: { '/assets/a.svg': { url: '/assets/a.svg', width: 750, height: 422, variants: [] } },
  files: { images: {}, videos: {} },
}

let session: EditorSession
let gateway: FakeGateway
let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

async function show(answers: Answers = {}, { isReadOnly = false } = {}): Promise<void> {
  gateway = createFakeGateway({ sectionList: { library: [LIBRARY], own: [] }, sectionUse: USED, ...answers })
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  session = testSession([
    { name: 'text', id: 'a', value: { html: '<p>一</p>' } },
    { name: 'text', id: 'b', value: { html: '<p>二</p>' } },
  ])
  session.isReadOnly = isReadOnly
  screen = await mountEditor(
    session,
    <>
      <SectionPanel />
      <KeepSectionDialog />
    </>,
  )
  await comes(() => card(LIBRARY.title) !== null)
}

/** Waits until a condition holds, and lets React render meanwhile. */
const comes = (check: () => boolean | undefined) => act(async () => void (await until(check)))
const card = (title: string) => screen.place.querySelector(`[aria-label="${wording.insert(title)}"]`)
/** Nothing is in progress. */
const isReady = () => screen.place.querySelector('[aria-busy=true]') === null
const names = () => session.editor.page.page_schema.map(({ name }) => name)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.replace(/\s/g, '') === text)

test('a section comes behind what is selected, with the sizes of its pictures, as one step', async () => {
  await show()
  await act(async () => session.editor.select(['a']))
  await click(card(LIBRARY.title))
  await comes(() => names().length === 3 && isReady())
  expect(names()).toEqual(['text', 'section', 'text'])
  expect(session.facts.get().images).toHaveProperty(['/assets/a.svg', 'width'], 750)
  expect(gateway.asked('sectionUse')).toEqual([{ id: LIBRARY.id, theme: {} }])
  expect(screen.announced()).toBe(wording.inserted(LIBRARY.title))
  await act(async () => void session.editor.undo())
  expect(names()).toEqual(['text', 'text'])
})

test('one that cannot be had changes nothing and says why', async () => {
  await show({ sectionUse: refusal('notFound') })
  await click(card(LIBRARY.title))
  await comes(() => document.body.textContent?.includes('内容不存在') && isReady())
  expect(names()).toEqual(['text', 'text'])
})

test('what is selected is kept under a name, and stands in the panel', async () => {
  await show({ sectionCreate: { section: OWN } })
  expect(button(wording.keep.open)).toHaveProperty('disabled', true)
  const { editor } = session
  await act(async () => editor.select(['b']))
  await click(button(wording.keep.open))
  await type(document.querySelector('[role=dialog] input'), OWN.name)
  gateway.answer({ sectionList: { library: [LIBRARY], own: [OWN] } })
  await click(button(wording.keep.save))
  await comes(() => card(OWN.name) !== null)
  const [asked] = gateway.asked('sectionCreate')
  expect(asked).toMatchObject({ name: OWN.name, kind: 'hero' })
  expect(JSON.parse(asked?.blocks ?? '')).toMatchObject([{ id: 'b' }])
  expect(editorUiOf(session).get().dialog).toBeUndefined()
})

test('a name that another section has is said in the dialog, which stays', async () => {
  await show({ sectionCreate: refusal('alreadyExists') })
  await act(async () => {
    session.editor.select(['b'])
    editorUiOf(session).set({ dialog: 'keepSection' })
  })
  await type(document.querySelector('[role=dialog] input'), OWN.name)
  await click(button(wording.keep.save))
  await comes(() => document.querySelector('[role=dialog] [role=alert]') !== null)
  expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(OWN.name)
})

test('who may only look inserts nothing and keeps nothing', async () => {
  await show({ sectionList: { library: [LIBRARY], own: [OWN] } }, { isReadOnly: true })
  expect(card(LIBRARY.title)).toHaveProperty('disabled', true)
  expect(button(wording.keep.open)).toBeUndefined()
  expect(screen.place.textContent).toContain(wording.readOnly)
})

test('one of our own is inserted so that it changes with its section, which stands in it as one thing', async () => {
  await show({
    sectionList: { library: [LIBRARY], own: [OWN] },
    sectionUse: { ...USED, link: LINK },
  })
  await click(button(wording.asLink))
  await comes(() => names().length === 3 && isReady())
  const section = session.editor.page.page_schema.find(({ name }) => name === 'section')
  expect(section?.common.linked).toEqual(LINK)
  const inside = section?.children[0]?.id ?? ''
  await act(async () => session.editor.select([inside]))
  expect(session.editor.selection.ids).toEqual([section?.id])
  expect(screen.announced()).toBe(wording.linked(OWN.name))
})

test('one of several blocks can only be copied, and says why', async () => {
  await show({ sectionList: { library: [LIBRARY], own: [{ ...OWN, is_linkable: false }] } })
  expect(button(wording.asLink)).toMatchObject({ disabled: true, title: wording.notLinkable })
})

test('a card says on how many pages its section is linked', async () => {
  await show({ sectionList: { library: [LIBRARY], own: [{ ...OWN, pages: 4 }] } })
  expect(screen.place.textContent).toContain(wording.pages(4))
})

test('the shelf of one’s own says how to fill it', async () => {
  await show()
  await click(button(wording.own))
  expect(screen.place.textContent).toContain(wording.noOwn)
})
