import type { Client } from '@yingzao/contract/client'
import {
  browserPlatform,
  createActions,
  createAfterLogin,
  createBaidu,
  createMembership,
  createPlace,
  createShareCard,
  createTracking,
  type Hmt,
  hasToken,
  loadWechat,
  markJoinButtons,
  type Platform,
  readToken,
  uidOf,
} from '@yingzao/host'
import type { Host, LeadCalls } from '@yingzao/renderer'
import type { TapAction } from '@yingzao/schema/client'
import type { Boot } from '../boot/boot'
import { openCashier } from './open-cashier'
import { installPlaceTaps } from './place-taps'
import { readSettings } from './settings'

/** The part of a page's host that is loaded when it is first needed, and stays while pages come and go. */
export interface Resident extends Pick<Host, 'run' | 'login' | 'membership'> {
  /** The steps of a lead, loaded when the first form is begun. */
  loadLeads(): Promise<LeadCalls>
  /** Counts a tap that the page itself handles. */
  count(statistics: Pick<TapAction, 'baiduStatistics' | 'oaStatistics' | 'actionName'>): void
  /** Starts with a page that has arrived; does nothing if it is already the current one. */
  arrive(page: HTMLElement): void
  /** Ends with the current page. */
  leave(): void
}

const root = document.documentElement
const pageCode = () => root.dataset.code ?? ''
const address = () => location.href
const log = (problem: string) => console.warn(problem)
const isPreview = () => root.classList.contains('yz-preview')
const isLoggedIn = () => hasToken(document.cookie)
const blockOf = (id: string) =>
  document.querySelector<HTMLElement>(`main [data-block][data-id="${CSS.escape(id)}"]`)

/** What the loader already has, so that a second copy would be waste. */
interface Loader extends Pick<Host, 'toast' | 'copy'> {
  boot: Boot
  calls: Client
  /** The address that the tab was loaded with. */
  entryAddress: string
}

/** Assembles the host from its parts, for the place where this page is open. */
export async function createResident({ boot, calls, entryAddress, toast, copy }: Loader): Promise<Resident> {
  const { call, ask } = calls
  const settings = readSettings()
  const cashier: Platform['cashier'] = (wish, means) => openCashier(wish, means, { ask, standIn })
  const place = await createPlace(
    browserPlatform({ settings, call, toast, copy, standIn, pageCode, cashier }),
  )
  const membership = createMembership({ ask, isLoggedIn })
  const counted = createTracking({
    ask,
    isLoggedIn,
    isPreview,
    hmt: () => (window as { _hmt?: Hmt })._hmt,
    pageCode,
    uid: () => uidOf(readToken(document)),
    blockName: (id) => blockOf(id)?.dataset.block ?? '',
  })
  // What happens to blocks is recorded by the page itself.
  const tracking = { ...counted, event: boot.event }
  const baidu = createBaidu({ siteId: settings.baiduSiteId ?? '', isPreview })
  const { run, resume } = createActions({
    ...place,
    ask,
    membership,
    tracking,
    afterLogin: createAfterLogin({
      storage: () => sessionStorage,
      address: () => location.pathname + location.search,
      now: Date.now,
    }),
    toast,
    copy,
    openPopup: boot.openPopup,
    isLoggedIn,
    pageCode,
    // Outside its campaign window a page accepts no taps (boot/window.ts).
    takesTaps: (id) => blockOf(id) !== null && !/\byz-(before|ended)\b/.test(root.className),
    now: () => performance.now(),
    log,
  })
  const share = createShareCard({
    ask,
    wechat: loadWechat,
    entryAddress,
    address,
    isApple: /iP(hone|ad|od)/.test(navigator.userAgent),
    log,
  })

  // Back from the login page through the browser's page cache: nothing loads.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void resume()
  })

  if (place.container === 'app' || place.container === 'mp') installPlaceTaps(run)

  let isHearing = false
  /** Lets Baidu receive what happens to blocks once it counts, including everything before that. */
  function hearOnce(): void {
    if (!isHearing) boot.hear(counted.event)
    isHearing = true
  }

  let current: HTMLElement | undefined
  let endings: (() => void)[] = []

  function leave(): void {
    for (const end of endings) end()
    endings = []
    current = undefined
  }

  return {
    run,
    membership,
    login: place.primitives.login,
    async loadLeads() {
      const { createLeadCalls } = await import(/* webpackChunkName: "leads" */ '@yingzao/host/leads')
      return createLeadCalls({
        ask,
        standIn,
        now: boot.now,
        place,
        address,
        tracking,
        pageCode,
        uploadId: () => boot.uploadId ?? '',
      })
    },
    count: tracking.tap,
    leave,
    arrive(page) {
      if (page === current) return
      leave()
      current = page
      baidu.view()
      hearOnce()
      endings = [markJoinButtons(page, membership)]
      if (place.container === 'wx') void share(pageCode())
      void resume()
    },
  }
}

async function standIn(dialog: HTMLElement): Promise<void> {
  const stand = await import(/* webpackChunkName: "dialog-stand-in" */ './dialog-stand-in')
  stand.standIn(dialog)
}
