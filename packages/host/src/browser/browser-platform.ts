import type { Client, HostSettings } from '@yingzao/contract/client'
import type { BridgeWindow } from '../bridge/bridge'
import { keepToken } from '../calls/token-cookie'
import type { Overlays } from '../overlays/overlays'
import type { StandIn } from '../overlays/show-dialog'
import type { Platform } from '../platform'
import { loadWechat } from '../share/load-wechat'

interface Page extends Pick<Platform, 'pageCode' | 'cashier'> {
  settings: Partial<HostSettings>
  call: Client['call']
  toast(message: string): void
  copy(text: string): Promise<boolean>
  standIn: StandIn
}

/** What is around a page in a browser: `window`, `location` and the like, which actions reach only through this. */
export function browserPlatform({ standIn, ...page }: Page): Platform {
  return {
    ...page,
    userAgent: navigator.userAgent,
    address: () => location.href,
    assign: (address) => location.assign(address),
    reload: () => location.reload(),
    goBack() {
      const hasBack = history.length > 1
      if (hasBack) history.back()
      return hasBack
    },
    isHidden: () => document.hidden,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    wxEnvironment: () => window.__wxjs_environment,
    wechat: () =>
      loadWechat().catch((error) => {
        console.warn('The script of WeChat did not come:', error)
        return undefined
      }),
    bridge: window as unknown as BridgeWindow,
    keepToken: (token, domain) =>
      keepToken(document, token, { domain, isSecure: location.protocol === 'https:' }),
    overlays: laterOverlays(standIn),
    log: (problem) => console.warn(problem),
  }
}

/** Most taps show nothing above the page, so the code that does is a chunk of its own. */
function laterOverlays(standIn: StandIn): Overlays {
  const load = async () => {
    const { browserOverlays } = await import(
      /* webpackChunkName: "overlays" */ '../overlays/browser-overlays'
    )
    return browserOverlays(standIn)
  }
  return {
    qr: async (popup) => (await load()).qr(popup),
    appSheet: async (choices) => (await load()).appSheet(choices),
    browserGuide: async () => (await load()).browserGuide(),
  }
}
