// @vitest-environment jsdom
import { setProp } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, createFakeGateway, type FakeGateway } from '../../../testing/fake-gateway'
import { click } from '../../../testing/hand'
import { until } from '../../../testing/reader'
import type { EditorSession } from '../session/editor-session'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { linkOf } from './link-of'
import { LinkedPanel } from './linked-panel'
import { useLinkedSections } from './use-linked-sections'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

const SECTION = { section: 'a3c1d2e4-0000-4000-8000-000000000001', id: 7, name: '暑期课开头', revision: 1 }
const LINKED = { section: SECTION.section, revision: 1 }
const PAGE = { title: '夏季课程', is_seen: true, state: null, problem: null }

let session: EditorSession
let gateway: FakeGateway
let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

function Panel() {
  useLinkedSections()
  const part = linkOf(session.editor.tree, 's')
  return part ? <LinkedPanel key={JSON.stringify(part)} part={part} /> : null
}

async function show(answers: Answers = {}, linked: object = LINKED): Promise<void> {
  gateway = createFakeGateway({ sectionLinked: { list: [SECTION] }, ...answers })
  vi.stubGlobal('fetch', gateway.fetch)
  session = testSession([
    {
      name: 'section',
      id: 's',
      value: { linked },
      children: [{ name: 'text', id: 'in', value: { html: '<p>一</p>' } }],
    },
  ])
  screen = await mountEditor(session, <Panel />)
  await comes(() => session.links.get(SECTION.section) !== undefined)
}

const comes = (check: () => boolean | undefined) => act(async () => void (await until(check)))
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent?.replace(/\s/g, '') === text.replace(/\s/g, ''),
  )
const linked = () => session.editor.page.page_schema[0]?.common.linked
const write = async () => {
  let ran: ReturnType<typeof session.editor.run> | undefined
  await act(async () => {
    ran = session.editor.run(setProp, { ids: ['in'], path: ['html'], value: '<p>二</p>' })
  })
  return ran
}

test('what is linked says so and takes nothing, until it is a copy, which one step takes back', async () => {
  await show()
  expect(screen.place.textContent).toContain(wording.linked(SECTION.name))
  expect(await write()).toMatchObject({ ok: false, refusal: { rule: 'locked' } })
  await click(button(wording.copy))
  expect(linked()).toBeUndefined()
  expect(await write()).toMatchObject({ ok: true })
  await act(async () => {
    session.editor.undo()
    session.editor.undo()
  })
  expect(linked()).toEqual(LINKED)
})

test('a section that is gone locks nothing', async () => {
  await show({ sectionLinked: { list: [] } })
  expect(screen.place.textContent).toBe('')
  expect(await write()).toMatchObject({ ok: true })
})

test('before it is updated the pages are listed with what becomes of each, and afterwards it is the newest here', async () => {
  const foreseen = [
    { ...PAGE, code: 'a', outcome: 'publish' as const },
    { ...PAGE, code: 'b', outcome: 'refused' as const, problem: '已设定时发布' },
  ]
  await show({ sectionPages: { pages: foreseen } }, { ...LINKED, edited: true })
  expect(await write()).toMatchObject({ ok: true })
  await click(button(wording.update))
  await comes(() => document.body.textContent?.includes(wording.dialog.uses(2)))
  expect(document.body.textContent).toContain(wording.outcomes.publish)
  expect(document.body.textContent).toContain('已设定时发布')
  expect(gateway.asked('sectionPages')[0]).toMatchObject({ id: 7, blocks: expect.stringContaining('二') })
  const own = {
    ...SECTION,
    kind: 'hero' as const,
    look: '',
    updated_at: '2026-11-23T08:00:00Z',
    updated_by: '王芳',
  }
  gateway.answer({
    sectionChange: { section: { ...own, revision: 2, is_linkable: true, pages: 2 } },
    sectionLinked: { list: [{ ...SECTION, revision: 2 }] },
    sectionPages: {
      pages: [
        { ...PAGE, code: 'a', outcome: null, state: 'done' },
        { ...PAGE, code: 'b', outcome: null, state: 'failed', problem: '已设定时发布' },
      ],
    },
  })
  await click(button(wording.dialog.ok))
  await comes(() => linked()?.revision === 2)
  expect(linked()).toEqual({ ...LINKED, revision: 2 })
  expect(gateway.asked('sectionChange')[0]).toMatchObject({ id: 7, revision: 1 })
})
