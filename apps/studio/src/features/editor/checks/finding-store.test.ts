import type { PageWeight } from '@yingzao/checks'
import { setPage } from '@yingzao/editor-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testSession } from '../testing/test-session'
import type { CheckRequest } from './check-page'
import { createFindingStore } from './finding-store'
import { type LocatedFinding, locateFindings } from './locate-findings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const found: LocatedFinding = {
  rule: 'r',
  severity: 'error',
  path: 'title',
  at: 'title',
  message: '没有标题。',
  fix: '请填写。',
}

/** A store whose checker answers when it is told to. */
function setUp() {
  const { editor } = testSession([])
  let learn: () => void = () => undefined
  const asked: {
    request: CheckRequest
    answer(findings: LocatedFinding[], weight?: PageWeight): void
    fail(): void
  }[] = []
  const store = createFindingStore({
    checker: {
      check: (request) =>
        new Promise((resolve, reject) => {
          asked.push({
            request,
            answer: (findings, weight) => resolve({ findings, weight }),
            fail: () => reject(new Error('no answer')),
          })
        }),
      stop: () => undefined,
    },
    page: () => editor.page,
    request: () => ({ page: editor.page, linkHosts: [], facts: {} }),
    subscribeToPage: (changed) => editor.subscribe(changed),
    subscribeToFacts(changed) {
      learn = changed
      return () => undefined
    },
  })
  const type = (title: string) => editor.run(setPage, { title })
  return { editor, store, asked, type, learn: () => learn() }
}

test('a page is checked once typing stops, and not at every key', async () => {
  const { store, asked, type } = setUp()
  store.subscribe(() => undefined)
  for (const title of ['活', '活动', '活动页']) {
    type(title)
    await vi.advanceTimersByTimeAsync(299)
  }
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ request }) => request.page.title)).toEqual(['活动页'])
})

test('what is learnt of its files while a page is checked is judged as well', async () => {
  const { store, asked, learn } = setUp()
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(300)
  learn()
  asked[0]?.answer([])
  await vi.advanceTimersByTimeAsync(300)
  expect(store.get().status).toBe('checking')
  const weight = { before: 9, after: 60, pictures: 500 }
  asked[1]?.answer([found], weight)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ status: 'ready', findings: [found], weight })
})

test('what was found of a page that has changed since is not shown as its own', async () => {
  const { store, asked, type } = setUp()
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(300)
  type('新标题')
  asked[0]?.answer([found])
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ status: 'checking', findings: [] })
  await vi.advanceTimersByTimeAsync(300)
  asked[1]?.answer([])
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ status: 'ready', findings: [] })
})

test('selecting a block is no reason to check', async () => {
  const { store, asked, editor } = setUp()
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(300)
  asked[0]?.answer([found])
  await vi.advanceTimersByTimeAsync(0)
  editor.select([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(1)
  expect(store.get()).toMatchObject({ status: 'ready', counts: { error: 1, warning: 0, info: 0 } })
})

test('a check that fails says so, and can be made again', async () => {
  const { store, asked } = setUp()
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(300)
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get().status).toBe('failed')
  store.retry()
  asked[1]?.answer([found])
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ status: 'ready', findings: [found] })
})

test('findings are placed in their block, wherever that stands', () => {
  const { editor } = testSession([
    {
      name: 'tabs',
      id: 'tabs',
      value: {
        list: [
          {
            title: '一',
            children: [
              { name: 'button', id: 'join', value: { text: '', action: { type: 3, popupId: 'no' } } },
            ],
          },
          { title: '二', children: [] },
        ],
      },
    },
    { name: 'payButton', id: 'pay', value: { mark: 'dbzs' } },
  ])
  const finding = (path: string, blockId?: string) => ({
    ...found,
    path,
    ...(blockId !== undefined && { blockId }),
  })
  const at = locateFindings(
    [
      finding('page_schema[0].value.list[0].children[0].value.text', 'join'),
      finding('page_schema[0].value.list[0].children[0].value.action.popupId', 'join'),
      finding('page_schema[1].value.mark', 'pay'),
      finding('meta.description'),
    ],
    editor.page,
  ).map((located) => located.at)
  expect(at).toEqual(['value.text', 'common.action.popupId', 'value.mark', 'meta.description'])
})
