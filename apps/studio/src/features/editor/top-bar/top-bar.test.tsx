// @vitest-environment jsdom
import { setPage } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, press, type } from '../../../testing/hand'
import { wording as savingWording } from '../saving/wording'
import type { EditorSession } from '../session/editor-session'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { waitUntil } from '../testing/wait-until'
import { TopBar } from './top-bar'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>

/** What the gateway returns, by the path of the call. */
let answers: Record<string, unknown>

beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'http://studio').pathname.replace('/studio-api', '')
    const response = answers[path]
    return Response.json(
      response === undefined ? { code: 500, msg: '没有' } : { code: 1, msg: 'success', response },
    )
  })
})

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

async function show(member: Parameters<typeof mountEditor>[2] = {}, isReadOnly = false): Promise<void> {
  session = testSession([{ name: 'text', id: 'a', value: { html: '' } }])
  session.isReadOnly = isReadOnly
  screen = await mountEditor(session, <TopBar />, member)
}

const named = (name: string) => screen.place.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
const labels = () => session.editor.history.steps.map(({ label }) => label)
const setTitle = (title: string) => act(async () => void session.editor.run(setPage, { title }))

describe('the title', () => {
  const field = () =>
    screen.place.querySelector<HTMLInputElement>('.ed-title-field input, input.ed-title-field')
  const edit = async () => {
    await show()
    await click(named(wording.editTitle('测试页')))
  }

  test('is kept by Enter, as one step', async () => {
    await edit()
    await type(field(), ' 新标题 ')
    await press(field(), 'Enter')
    expect([session.editor.page.title, field(), labels().length]).toEqual(['新标题', null, 1])
  })

  test('is given up by Escape, and an empty one is none', async () => {
    await edit()
    await type(field(), '新标题')
    await press(field(), 'Escape')
    await click(named(wording.editTitle('测试页')))
    await type(field(), '  ')
    await press(field(), 'Enter')
    expect([session.editor.page.title, labels()]).toEqual(['测试页', []])
  })

  test('is a heading for who may only read', async () => {
    await show({}, true)
    expect([named(wording.editTitle('测试页')), screen.place.querySelector('h1')?.textContent]).toEqual([
      null,
      '测试页',
    ])
  })
})

test('undo and redo say which step they take back or bring back', async () => {
  await show()
  expect([named(wording.undo)?.disabled, named(wording.redo)?.disabled]).toEqual([true, true])
  await setTitle('新')
  const [label = ''] = labels()
  await click(named(wording.undoStep(label)))
  expect(session.editor.page.title).toBe('测试页')
  await click(named(wording.redoStep(label)))
  expect(session.editor.page.title).toBe('新')
})

test('how the page is saved is told, and a save that got no reply can be repeated at once', async () => {
  await show()
  const state = () => screen.place.querySelector('.ed-save')?.textContent
  expect(state()).toBe(savingWording.states.saved)
  screen.connection.loss = 'request'
  await setTitle('新')
  expect(state()).toBe(savingWording.states.unsaved)
  await act(async () => void (await screen.saver.saveNow()))
  expect(state()).toBe(`${savingWording.states.offline}${savingWording.retry}`)
  screen.connection.loss = 'none'
  await click([...screen.place.querySelectorAll('.ed-save button')][0])
  await act(() => screen.clock.pass(0))
  expect(state()).toBe(savingWording.states.saved)
})

test('a page that the gateway refuses says why', async () => {
  await show()
  screen.connection.refusal = '页面已归档'
  await setTitle('新')
  await act(async () => void (await screen.saver.saveNow()))
  await click([...screen.place.querySelectorAll('.ed-save button')][0])
  expect(document.body.textContent).toContain('页面已归档')
})

describe('publishing', () => {
  test('is offered to whose role allows it, with what stands in the way', async () => {
    await show({ roles: ['administrator'] })
    expect(screen.place.querySelector<HTMLButtonElement>('.ed-publish')?.disabled).toBe(false)
  })

  test('is told to the others as what they do instead', async () => {
    await show({ roles: ['editor'] })
    const button = screen.place.querySelector<HTMLButtonElement>('.ed-publish')
    expect([button?.disabled, button?.textContent]).toEqual([true, wording.submit])
    expect(button?.getAttribute('aria-label')).toContain(wording.mayNotPublish)
  })

  test('is a submission where pages need approval, for whoever writes them too', async () => {
    answers['/approvals/policy'] = {
      revision: 2,
      is_required: true,
      ordinary_steps: ['approver'],
      risky_steps: ['approver', 'compliance'],
      due_hours: 24,
      set_by: '王芳',
      set_at: '2026-11-01T00:00:00Z',
    }
    await show({ roles: ['editor'] })
    const button = () => screen.place.querySelector<HTMLButtonElement>('.ed-publish')
    await waitUntil(() => expect(button()?.disabled).toBe(false))
    expect(button()?.textContent).toBe(wording.submit)
    expect(button()?.getAttribute('aria-label')).toBe(wording.submit)
  })

  test('waits for what is not saved, and says so when it cannot be', async () => {
    await show({ roles: ['administrator'] })
    screen.connection.refusal = '页面已归档'
    await setTitle('新')
    await click(screen.place.querySelector('.ed-publish'))
    expect(document.body.textContent).toContain(wording.unsaved)
  })
})

test('the preview opens once the page is saved, and says when it is not', async () => {
  await show()
  const opened: string[] = []
  const tab = { opener: {}, location: { replace: (address: string) => opened.push(address) } }
  vi.stubGlobal('open', () => tab)
  const preview = [...screen.place.querySelectorAll('button')].find(
    (button) => button.textContent === wording.preview,
  )
  await setTitle('新')
  await click(preview)
  screen.connection.refusal = '页面已归档'
  await setTitle('新的')
  await click(preview)
  expect(opened).toEqual(['/pages/test/preview', '/pages/test/preview?unsaved'])
  expect(tab.opener).toBeNull()
})

test('the status is what visitors have, and changes that they do not have are told', async () => {
  await show()
  const status = () => screen.place.querySelector('.ed-standing')?.textContent ?? ''
  expect(status()).toBe('')
  answers['/pages'] = { list: [page({ state: 'published', revision: 1 })], next: null }
  await screen[Symbol.asyncDispose]()
  await show()
  await vi.waitFor(() => act(async () => expect(status()).not.toBe('')))
  const published = status()
  await setTitle('新')
  expect(status()).not.toBe(published)
})

function page(own: object) {
  return {
    code: 'test',
    title: '测试页',
    has_changes: false,
    schedule: null,
    start_at: null,
    end_at: null,
    version: 1,
    former_codes: [],
    ...own,
  }
}
