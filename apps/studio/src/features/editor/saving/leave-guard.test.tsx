// @vitest-environment jsdom
import { setPage } from '@yingzao/editor-core'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { click } from '../../../testing/hand'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { LeaveGuard } from './leave-guard'
import { SaverContext } from './saver-context'
import { EditingSession } from './testing/editing-session'
import { FakeGateway } from './testing/fake-gateway'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen[Symbol.asyncDispose]())

async function show() {
  const gateway = new FakeGateway(page(text('a', '甲')))
  const session = new EditingSession(gateway, '李四')
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <SaverContext value={session.saver}>
            <LeaveGuard />
          </SaverContext>
        ),
      },
      { path: '/pages', element: <p>list</p> },
    ],
    { initialEntries: ['/edit'] },
  )
  screen = await mount(testSession([]), <RouterProvider router={router} />)
  const leave = () => act(async () => void (await router.navigate('/pages')))
  return { gateway, session, leave, at: () => router.state.location.pathname }
}

const named = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label)

test('a page that is saved is left at once', async () => {
  const { leave, at } = await show()
  await leave()
  expect(at()).toBe('/pages')
})

test('what is not saved is saved first', async () => {
  const { gateway, session, leave, at } = await show()
  await act(async () => void session.editor.run(setPage, { title: '新' }))
  await leave()
  expect([gateway.page.title, at()]).toEqual(['新', '/pages'])
})

test('what cannot be saved is asked about: staying and leaving are both possible', async () => {
  const { session, leave, at } = await show()
  session.connection.loss = 'request'
  await act(async () => void session.editor.run(setPage, { title: '新' }))
  await leave()
  expect([at(), document.body.textContent]).toEqual(['/edit', expect.stringContaining(wording.leave.text)])
  await click(named(wording.leave.stay))
  expect(at()).toBe('/edit')
  await leave()
  await click(named(wording.leave.go))
  expect(at()).toBe('/pages')
})
