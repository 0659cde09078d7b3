import type { Client } from '@yingzao/contract/client'
import { AFTER_LOGIN_KEY, hasToken, terminalType } from '@yingzao/host/early'
import type { Host } from '@yingzao/renderer'
import { createCapabilities, LEADS, provide } from '@yingzao/renderer/capabilities'
import { ACTION_TYPES, type TapAction } from '@yingzao/schema/client'
import type { Boot } from '../boot/boot'
import { copy } from './copy'
import type { Resident } from './resident'
import { timeWhenNeeded } from './server-time'
import { lasting, session } from './session'
import { enterStep } from './steps'
import { toast } from './toast'
import { whenUsable } from './when-idle'

const root = document.documentElement

/** The host of a page. Most of it is a chunk of its own, which is loaded when first needed. */
export interface PageHost extends Host {
  /** Runs the action written on an element, once at a time. */
  runElement(element: HTMLElement): void
  /** Counts a tap that the page itself handles, using what is written on the element. */
  count(element: HTMLElement): void
  /** Loads the rest, because a tap that needs it is about to happen. */
  prepare(): void
  arrive(page: HTMLElement): void
  leave(): void
}

/** `onFail` is called for a chunk that did not arrive. */
export function createHost(boot: Boot, onFail: (error: unknown) => void): PageHost {
  const time = timeWhenNeeded(boot)
  // Later the page may have changed without a load.
  const entryAddress = location.href
  let resident: Resident | undefined
  // A form reports missing chunks itself: the reload that repairs a page would lose the phone number in it.
  const tryCalls = once(startCalls)
  const tryAll = once(start)
  const loadCalls = telling(tryCalls, onFail)
  const load = telling(tryAll, onFail)

  async function startCalls(): Promise<Client> {
    const { createCalls } = await import(/* webpackChunkName: "calls" */ './calls')
    return createCalls(boot)
  }

  async function start(): Promise<Resident> {
    const [{ createResident }, calls] = await Promise.all([
      import(/* webpackChunkName: "host" */ './resident'),
      tryCalls(),
      // A call made by a tap should not have to wait again.
      import(/* webpackChunkName: "routes" */ './routes'),
    ])
    resident = await createResident({ boot, calls, entryAddress, toast, copy })
    const page = document.querySelector('main')
    if (page) resident.arrive(page)
    return resident
  }

  async function run(action: TapAction, blockId: string): Promise<void> {
    if (action.type === ACTION_TYPES.popup && !action.isNeedLogin) boot.openPopup(action.popupId || '')
    else await (await load()).run(action, blockId)
  }

  const host: PageHost = {
    now: time.now,
    run,
    toast,
    copy,
    share: navigator.share && ((what) => navigator.share(what)),
    isLoggedIn,
    login: async () => (await load()).login(),
    call: (async (...call: Parameters<Host['call']>) => (await loadCalls()).call(...call)) as Host['call'],
    ask: async (...question) => (await loadCalls()).ask(...question),
    events: (path) => new EventSource((root.dataset.gateway || '') + path),
    pageCode: () => root.dataset.code || '',
    query: (name) => new URLSearchParams(location.search).get(name) || '',
    slug: () => decodeURIComponent((/\/details\/([^/]+)$/.exec(location.pathname) || ['', ''])[1] as string),
    terminal: () => ({
      terminal_type: terminalType(boot.container),
      is_preview: root.classList.contains('yz-preview') ? 1 : 0,
    }),
    membership: {
      isJoined: (groupId) => (resident ? resident.membership.isJoined(groupId) : false),
      subscribe(listener) {
        const subscribed = load().then(({ membership }) => membership.subscribe(listener))
        return () => void subscribed.then((stop) => stop(), ignore)
      },
    },
    capability: createCapabilities(
      provide(LEADS, {
        load: async () => (await tryAll()).loadLeads(),
        isOnline: () => navigator.onLine !== false,
        onOnline(listener) {
          addEventListener('online', listener)
          return () => removeEventListener('online', listener)
        },
      }),
    ),
    session,
    lasting,
    enterStep,
    report: ({ blockId, name, error }) => console.error(`Block ${name} (${blockId}) failed:`, error),
    runElement(element) {
      if (element.getAttribute('aria-busy') === 'true') return
      element.setAttribute('aria-busy', 'true')
      const done = () => element.removeAttribute('aria-busy')
      const blockId = element.closest<HTMLElement>('[data-id]')?.dataset.id || ''
      run(JSON.parse(element.dataset.act || '{}'), blockId).then(done, done)
    },
    count: ({ dataset }) =>
      void load().then((there) => there.count(JSON.parse(dataset.stat || '{}')), ignore),
    prepare: () => void load().catch(ignore),
    arrive(page) {
      time.arrive()
      // Ends an expired login on the page as well. Nothing waits for the response, and its absence is not reported.
      if (isLoggedIn())
        whenUsable(
          () =>
            void tryCalls()
              .then(({ ask }) => ask('currentUser', {}))
              .catch(ignore),
        )
      if (resident) resident.arrive(page)
      else if (isAwaited(page, boot)) host.prepare()
    },
    leave: () => resident?.leave(),
  }
  return host
}

/** Starts something when it is first needed. If it failed, the next caller starts it again. */
function once<Thing>(start: () => Promise<Thing>): () => Promise<Thing> {
  let started: Promise<Thing> | undefined
  return () => {
    started ??= start().catch((error) => {
      started = undefined
      throw error
    })
    return started
  }
}

/** The same start, whose failure is reported. */
function telling<Thing>(start: () => Promise<Thing>, onFail: (error: unknown) => void): () => Promise<Thing> {
  return () =>
    start().catch((error) => {
      onFail(error)
      throw error
    })
}

function isLoggedIn(): boolean {
  return hasToken(document.cookie)
}

/** Whether a page has something to do for the host before anybody taps. */
function isAwaited(page: HTMLElement, { container }: Boot): boolean {
  return (
    // WeChat needs a share card; the app and the mini program follow links in their own ways.
    (container !== 'mb' && container !== 'pc') ||
    '_hmt' in window ||
    'counted' in document.body.dataset ||
    wasInterrupted() ||
    (isLoggedIn() && page.querySelector('[data-group]') !== null)
  )
}

/** A tap was interrupted by a login, here or on another page of this tab. */
function wasInterrupted(): boolean {
  try {
    return sessionStorage.getItem(AFTER_LOGIN_KEY) !== null
  } catch {
    return false
  }
}

/** Already reported through `onFail`. */
function ignore(): void {}
