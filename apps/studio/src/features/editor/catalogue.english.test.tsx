import { setProp } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, type } from '../../testing/hand'
import { specs } from '../../ui/said/specs'
import { ChecksPanel } from './checks/checks-panel'
import { HistoryPanel } from './history/history-panel'
import { Palette } from './palette/palette'
import { variantsOf } from './palette/variants'
import { RightPanel } from './right-panel'
import type { EditorSession } from './session/editor-session'
import { mountEditor } from './testing/mount-editor'
import { testSession } from './testing/test-session'
import { waitUntil } from './testing/wait-until'

vi.setConfig({ testTimeout: 60_000 })

const CHINESE = /[\u4e00-\u9fff]/

let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  localStorage.clear()
})

const textsOf = (selector: string) =>
  [...screen.place.querySelectorAll(selector)].map((element) => element.textContent ?? '')
const card = (title: string) => screen.place.querySelector<HTMLElement>(`[aria-label="Insert ${title}"]`)
const labels = ({ editor }: EditorSession) => editor.history.steps.map(({ label }) => label)

test('blocks are chosen, found and put in by their English names, and steps are named so', async () => {
  const session = testSession([])
  screen = await mountEditor(
    session,
    <>
      <Palette />
      <HistoryPanel />
    </>,
  )
  expect(textsOf('.ed-card-title').sort()).toEqual(session.specs.all.map(({ title }) => title).sort())
  expect(textsOf('.ed-card-title, h2').filter((title) => CHINESE.test(title))).toEqual([])
  await type(screen.place.querySelector('input'), 'questionnaire')
  expect(textsOf('.ed-card-title')).toEqual(['Form'])
  await type(screen.place.querySelector('input'), '')
  await click(card('Countdown'))
  expect(screen.announced()).toBe('Done: Insert “Countdown”')
  const [{ id = '' } = {}] = session.editor.page.page_schema
  await act(async () => void session.editor.run(setProp, { ids: [id], path: ['endTime'], value: 1 }))
  expect(labels(session)).toEqual(['Insert “Countdown”', 'Change “End”'])
  expect(textsOf('.ed-step-label')).toEqual(['Page opened', ...labels(session)])
  const looks = specs.all.flatMap(({ name }) => variantsOf(specs, name).map(({ title }) => title))
  expect(looks.filter((title) => CHINESE.test(title))).toEqual([])
})

test('settings of a block are asked for in English', async () => {
  const session = testSession([{ name: 'section', id: 'part', children: [{ name: 'divider', id: 'rule' }] }])
  session.editor.select(['part'])
  screen = await mountEditor(session, <RightPanel />)
  const said = screen.place.textContent ?? ''
  for (const words of ['Section', 'Ground', 'Page ground', 'Entrance', 'Edge to the part above'])
    expect(said).toContain(words)
  expect(said).not.toMatch(CHINESE)
})

test('a finding says in English what is wrong and what to do', async () => {
  const session = testSession([{ name: 'popup', id: 'offer', children: [{ name: 'text', id: 'a' }] }])
  screen = await mountEditor(session, <ChecksPanel />)
  await waitUntil(() => expect(textsOf('.ed-finding-said')).toContain('No button opens the popup “offer”.'))
  const card = screen.place.querySelector('[data-rule="popup-unreachable"]')
  expect(card?.querySelector('p')?.textContent).toBe(
    'Give a button the action “Open a popup”, or delete the popup.',
  )
})
