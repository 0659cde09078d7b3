import type { Role } from '@yingzao/contract/studio'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { vi } from 'vitest'
import { App } from '../app/app'
import { Door } from '../app/door'
import { createRoutes } from '../app/routes'
import { LANGUAGE } from '../state/language'
import { createQueryClient } from '../state/query-client'
import type { Self } from '../state/session'
import { fillBrowser, type SideEffects } from './browser-gaps'
import { type Answers, createFakeGateway, type FakeGateway } from './fake-gateway'
import { FatalError, type Kind, oneOf, textOf, until } from './reader'
import { approvalPolicy } from './samples'

interface TestStudioOptions {
  /** The address below `/studio`. */
  at: string
  /** The roles of the logged-in member; undefined: nobody is logged in. */
  roles?: readonly Role[]
  /** The answers to the calls that the test expects. */
  answers?: Answers
  /** Rendered in place of every screen: a part of one that is tested by itself. */
  screen?: ReactNode
}

export interface TestStudio extends AsyncDisposable {
  answer: FakeGateway['answer']
  asked: FakeGateway['asked']
  around: SideEffects
  /** Waits for the only element of a kind with this name. */
  find: (kind: Kind, name?: string | RegExp, within?: ParentNode) => Promise<HTMLElement>
  /** Waits until all these texts can be read. */
  sees: (...texts: (string | RegExp)[]) => Promise<void>
  /** Waits until this text is gone. */
  misses: (text: string) => Promise<void>
  /** Waits until this is so. */
  until: typeof until
  /** Refetches all that is shown, as the Studio does when its window regains focus. */
  refresh: () => Promise<void>
  /** The text that is visible now. */
  text: () => string
  /** Path and query below `/studio`. */
  address: () => string
}

/** Who is logged in, unless the test says otherwise. */
export function selfWith(roles: readonly Role[], change: Partial<Self> = {}): Self {
  return {
    member_id: 1,
    login: 'wangfang',
    name: '王芳',
    roles: [...roles],
    must_change_password: false,
    language: LANGUAGE,
    ...change,
  }
}

/**
 * Opens the whole Studio at an address, with a gateway that follows the contract. The test fails on any unexpected
 * call, on anything that the contract refuses and on anything written to the console.
 */
export async function createTestStudio({
  at,
  roles,
  answers = {},
  screen,
}: TestStudioOptions): Promise<TestStudio> {
  const around = fillBrowser()
  const gateway = createFakeGateway({
    studioSession: { member: roles ? selfWith(roles) : null, needs_setup: false },
    // The frame requests it around every screen.
    noticeList: { list: [], unread: 0, next: null },
    switchList: { active: [], list: [], next: null },
    // The navigation requests it on every screen.
    alarmCount: { open: 0 },
    approvalPolicy: approvalPolicy(),
    ...answers,
  })
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal('XMLHttpRequest', gateway.XMLHttpRequest)
  window.history.replaceState(null, '', `/studio${at}`)
  const place = document.createElement('div')
  document.body.append(place)
  const queries = createQueryClient()
  const routes = screen === undefined ? createRoutes() : routesOf(screen)
  const root = createRoot(place)
  root.render(<App queries={queries} routes={routes} />)

  let isSaid = false
  /** Faults behind the screen explain more than the absence of what was awaited. */
  const complain = () => {
    const faults = [...gateway.faults, ...around.noise.map((text) => `On the console: ${text}`)]
    if (faults.length === 0 || isSaid) return
    isSaid = true
    throw new FatalError(faults.join('\n'))
  }
  const wait: typeof until = (check) =>
    until(() => {
      complain()
      return check()
    })
  return {
    answer: gateway.answer,
    asked: gateway.asked,
    around,
    until: wait,
    find: (...wanted) => wait(() => oneOf(...wanted)),
    sees: async (...texts) => {
      await wait(() => {
        const text = textOf()
        const missing = texts.find((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text)))
        if (missing !== undefined) throw new Error(`"${missing}" cannot be read in:\n${text}`)
        return true
      })
    },
    misses: async (gone) => void (await wait(() => !textOf().includes(gone))),
    refresh: () => queries.invalidateQueries(),
    text: textOf,
    address: () => (location.pathname + location.search + location.hash).replace(/^\/studio/, ''),
    async [Symbol.asyncDispose]() {
      root.unmount()
      queries.clear()
      routes.dispose()
      document.body.replaceChildren()
      // Work that antd has deferred must end before the window does.
      await new Promise((resolve) => setTimeout(resolve, 0))
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      complain()
    },
  }
}

/** The door with one screen behind it, whatever the address. */
function routesOf(screen: ReactNode): DataRouter {
  const inside = { path: '*', element: screen }
  return createBrowserRouter([{ path: '/', element: <Door />, children: [inside] }], { basename: '/studio' })
}
