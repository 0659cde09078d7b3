// @vitest-environment jsdom
import { setProp } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { ChecksPanel } from './checks-panel'
import { createFindingStore } from './finding-store'
import type { LocatedFinding } from './locate-findings'
import { keepFindingStore } from './use-findings'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

const WEIGHT = { before: 11 * 1024, after: 72 * 1024, pictures: 4 * 1024 * 1024 }

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  vi.useRealTimers()
})

const finding = (own: Partial<LocatedFinding>): LocatedFinding => ({
  rule: 'text-missing',
  severity: 'error',
  path: 'page_schema[0].value.text',
  at: 'value.text',
  message: '按钮没有文字。',
  fix: '请填写文字。',
  ...own,
})

/** Shows the panel with checks that report this; `undefined`: they fail. */
async function show(said: () => readonly LocatedFinding[] | undefined): Promise<void> {
  vi.useFakeTimers()
  session = testSession(['a', 'b'].map((id) => ({ name: 'button', id, value: { text: id } })))
  const { editor } = session
  keepFindingStore(
    session,
    createFindingStore({
      checker: {
        check: async () => {
          const findings = said()
          if (!findings) throw new Error('no answer')
          return { findings: [...findings], weight: WEIGHT }
        },
        stop: () => undefined,
      },
      page: () => editor.page,
      request: () => ({ page: editor.page, linkHosts: [], facts: {} }),
      subscribeToPage: (changed) => editor.subscribe(changed),
      subscribeToFacts: () => () => undefined,
    }),
  )
  screen = await mount(session, <ChecksPanel />)
  await pause()
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(400))
const text = () => screen.place.textContent ?? ''
const named = (label: string) =>
  [...screen.place.querySelectorAll<HTMLElement>('button, label')].find(
    (one) => one.textContent === label || one.getAttribute('aria-label') === label,
  )

test('what is certain is mended in one step, and what cannot be mended there is said', async () => {
  const correction = { from: '张叁', to: '张三' }
  await show(() => [
    finding({ blockId: 'a', message: '姓名写错了。', correction }),
    finding({ blockId: 'b', message: '这里也是。', correction }),
  ])
  const { editor } = session
  await act(async () => {
    editor.run(setProp, { ids: ['a'], path: ['text'], value: '张叁主讲' })
  })
  await pause()
  const buttons = () => screen.place.querySelectorAll('.ed-finding-correct')
  expect([...buttons()].map((one) => one.textContent)).toEqual(['改为“张三”', '改为“张三”'])
  const steps = editor.history.steps.length
  await click(buttons()[0])
  expect(editor.tree.index.get('a')?.block.value.text).toBe('张三主讲')
  expect(editor.history.steps).toHaveLength(steps + 1)
  expect(editor.history.steps.at(-1)?.label).toBe('把“张叁”替换为“张三”')
  await act(async () => void editor.undo())
  expect(editor.tree.index.get('a')?.block.value.text).toBe('张叁主讲')
  await click(buttons()[1])
  expect(editor.tree.index.get('b')?.block.value.text).toBe('b')
})

test('a page without findings is said to be good', async () => {
  await show(() => [])
  expect(text()).toContain(wording.good)
})

test('what the page makes a phone load is told in a word and a figure, part by part', async () => {
  await show(() => [])
  const parts = [...screen.place.querySelectorAll<HTMLElement>('.ed-weights > div')]
  expect(parts.map((part) => part.textContent)).toEqual([
    '打开时脚本轻 11 KB',
    '触摸后脚本中 72 KB',
    '图片重 4.0 MB',
  ])
  expect(parts[0]?.title).toContain('不超过 20 KB')
})

test('findings are listed by severity, and lead to the block that they are about', async () => {
  await show(() => [
    finding({ blockId: 'b', message: '颜色太浅。', severity: 'warning', rule: 'contrast' }),
    finding({ blockId: 'a' }),
  ])
  expect([...screen.place.querySelectorAll('h3')].map((head) => head.textContent?.slice(0, 4))).toEqual([
    '错误 1',
    '建议 1',
  ])
  const way = [...screen.place.querySelectorAll('button')].filter((one) =>
    one.getAttribute('aria-label')?.startsWith('带我去'),
  )
  await click(way[1])
  expect(session.editor.selection.ids).toEqual(['b'])
})

test('a filter shows one severity, and says when nothing is of it', async () => {
  await show(() => [finding({ blockId: 'a' })])
  await click(screen.place.querySelectorAll('input[type=radio]')[3])
  expect(text()).toContain(wording.noneOfFilter)
  await click(screen.place.querySelectorAll('input[type=radio]')[1])
  expect(text()).toContain('按钮没有文字。')
})

test('many places of one rule are folded, and unfold', async () => {
  await show(() => [1, 2, 3, 4, 5].map((at) => finding({ blockId: 'a', message: `第 ${at} 处。` })))
  expect([text().includes('第 3 处。'), text().includes('第 4 处。')]).toEqual([true, false])
  await click(named(wording.more(2)))
  expect(text()).toContain('第 5 处。')
})

test('a page that changes is checked again', async () => {
  let findings = [finding({ blockId: 'a' })]
  await show(() => findings)
  findings = []
  await act(async () => void session.editor.run(setProp, { ids: ['a'], path: ['text'], value: '报名' }))
  expect(text()).toContain(wording.checking)
  await pause()
  expect(text()).toContain(wording.good)
})

test('checks that fail say so, and are made again when asked', async () => {
  let isBroken = true
  await show(() => (isBroken ? undefined : []))
  expect(text()).toContain(wording.failedText)
  isBroken = false
  await click(named(wording.retry))
  await pause()
  expect(text()).toContain(wording.good)
})
