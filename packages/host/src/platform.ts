import type { Client, HostSettings } from '@yingzao/contract/client'
import type { BridgeWindow } from './bridge/bridge'
import type { CashierMeans, CashierWish } from './cashier/wish'
import type { Overlays } from './overlays/overlays'
import type { WechatSdk } from './places/wechat-sdk'

/**
 * What the host needs from the platform that a page runs on. The browser's own is made in `browser/`; tests and
 * simulators bring theirs, and see every message and every step without anything really happening.
 */
export interface Platform {
  /** What this deployment sets differently. */
  settings: Partial<HostSettings>
  userAgent: string
  /** The whole address currently shown. */
  address(): string
  /** Follows an address. Only `safeNavigate` may call it. */
  assign(address: string): void
  reload(): void
  /** Goes back one page; false when there is none to go back to. */
  goBack(): boolean
  /** True while the visitor does not see the page, for example because an app has come in front of it. */
  isHidden(): boolean
  /** Runs something later; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
  /** `window.__wxjs_environment`, which WeChat may set late. */
  wxEnvironment(): string | undefined
  /** WeChat's own script, loaded when it is needed; none when it does not arrive. */
  wechat(): Promise<WechatSdk | undefined>
  /** Where the app leaves its message handler, and where it finds what answers it. */
  bridge: BridgeWindow
  call: Client['call']
  toast(message: string): void
  /** False: the text has to be copied by hand. */
  copy(text: string): Promise<boolean>
  /** Keeps a token that the app has handed over. */
  keepToken(token: string, domain: string): void
  overlays: Overlays
  /** Code of the page being shown. */
  pageCode(): string
  /** Shows our own cashier. False: this page has none, so the page for payments has to do. */
  cashier(wish: CashierWish, means: CashierMeans): Promise<boolean>
  /** For developers. */
  log(problem: string): void
}
