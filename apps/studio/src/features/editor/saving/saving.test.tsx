// @vitest-environment jsdom
import { studioErrors } from '@yingzao/contract/studio'
import { setProp } from '@yingzao/editor-core'
import { toWireDocument } from '@yingzao/schema/client'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Self } from '../../../state/session'
import { click } from '../../../testing/hand'
import { MemberContext } from '../../../ui/member-context'
import type { EditorSession } from '../session/editor-session'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { waitUntil } from '../testing/wait-until'
import { SaveMark } from './save-mark'
import { Saving } from './saving'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

/** The gateway: one page, of which somebody else may save a different state. */
let revision: number
let document_: object
let saves: { base_revision: number; patch: object[] }[]

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

beforeEach(() => {
  revision = 0
  saves = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://studio')
    if (pathname.endsWith('/session')) return answer({ member: MEMBER, needs_setup: false })
    if (init.method === 'POST') {
      const save = JSON.parse(String(init.body))
      saves.push(save)
      if (save.base_revision !== revision) return Response.json(CONFLICT, { status: 409 })
      revision += 1
      return answer({ revision })
    }
    return answer({ document: document_, revision, page: { updated_by: '王五' } })
  })
})

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

const MEMBER = { member_id: 7, login: 'li', name: '李四', roles: ['editor'] } as unknown as Self
const CONFLICT = { code: studioErrors.conflict.code, msg: '已被修改', response: null }
const answer = (response: object) => Response.json({ code: 1, msg: 'success', response })

async function show(): Promise<void> {
  session = testSession(['a', 'b'].map((id) => ({ name: 'button', id, value: { text: id } })))
  document_ = { ...toWireDocument(session.editor.page), start_at: null, end_at: null }
  const element = (
    <MemberContext value={MEMBER}>
      <Saving>
        <SaveMark />
      </Saving>
    </MemberContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  screen = await mount(session, <RouterProvider router={router} />)
}

const state = () => screen.place.querySelector('.ed-save')?.textContent
const type = (id: string, text: string) =>
  act(async () => void session.editor.run(setProp, { ids: [id], path: ['text'], value: text }))
const textOf = (id: string) => session.editor.tree.index.get(id)?.block.value.text
const fire = (name: string) => {
  const event = new Event(name, { cancelable: true })
  window.dispatchEvent(event)
  return event
}

test('a window that is left saves at once', async () => {
  await show()
  expect(state()).toBe(wording.states.saved)
  await type('a', '新')
  expect(state()).toBe(wording.states.unsaved)
  await act(async () => void fire('pagehide'))
  await waitUntil(() => expect(state()).toBe(wording.states.saved))
  expect(saves).toMatchObject([{ base_revision: 0, patch: [{ id: 'a' }] }])
})

test('a window that is closed with changes asks, and one without does not', async () => {
  await show()
  expect(fire('beforeunload').defaultPrevented).toBe(false)
  await type('a', '新')
  const closing = new Event('beforeunload', { cancelable: true })
  await act(async () => void window.dispatchEvent(closing))
  expect(closing.defaultPrevented).toBe(true)
  // Staying after all loses nothing: the page is saved in the meantime.
  await waitUntil(() => expect(state()).toBe(wording.states.saved))
})

test('what somebody else saved is merged and said, with a list of it', async () => {
  await show()
  document_ = { ...document_, page_schema: pageWith('b', '他') }
  revision = 1
  await type('a', '我')
  await act(async () => void fire('pagehide'))
  await waitUntil(() => expect(state()).toBe(wording.states.saved))
  expect([textOf('a'), textOf('b')]).toEqual(['我', '他'])
  expect(document.body.textContent).toContain(wording.merged('王五'))
  await click(
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent?.replace(' ', '') === wording.look,
    ),
  )
  expect(document.querySelector('.ed-change-list')?.textContent).toContain('修改“按钮”')
})

test('the same thing changed by two people is asked about', async () => {
  await show()
  document_ = { ...document_, page_schema: pageWith('a', '他') }
  revision = 1
  await type('a', '我')
  await act(async () => void fire('pagehide'))
  await waitUntil(() => expect(document.querySelector('.ed-collision-rows')).not.toBeNull())
  const named = (text: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === text)
  await click(named(wording.collision.allTheirs))
  await click(named(wording.collision.submit))
  await waitUntil(() => expect(state()).toBe(wording.states.saved))
  expect(textOf('a')).toBe('他')
})

function pageWith(id: string, text: string): object[] {
  return ['a', 'b'].map((one) => ({ name: 'button', id: one, value: { text: one === id ? text : one } }))
}
