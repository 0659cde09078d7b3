/**
 * What a deployment may say about the places its pages are open in. All of it has defaults (`@yingzao/host`), and a
 * page carries only what differs. Addresses are https or paths of this site; an empty one means there is no such page.
 */
export interface HostSettings {
  /** Origin of another gateway that calls go to; empty: the one that served the page. */
  gatewayOrigin: string
  /** Our site at Baidu Tongji; empty: nothing is counted there. */
  baiduSiteId: string
  /** Whether codes are sent behind Tencent's captcha, whose scripts the policy of every page then lets in. */
  tencentCaptcha: boolean
  /** Hosts that links may lead to, and whose pages may use the app's bridge. */
  linkHosts: readonly string[]
  /**
   * The host that a page was opened by counts as one of `linkHosts`, whichever it is: in development and test, where a
   * phone reaches a machine by whatever address that has.
   */
  listsOwnHost: boolean
  /** Hosts that a mini program may show in its web view (its business domains), beside the page's own. */
  businessHosts: readonly string[]
  /** Parent domain of the cookie `token`; empty: the page's own host. */
  cookieDomain: string
  /** Where "back" leads when there is nothing to go back to. */
  home: string
  /** The name under which the app offers its message handler. */
  bridgeName: string
  /** The login pages; `from` and `type` are added. */
  mobileLogin: string
  desktopLogin: string
  /** Which kind of login is asked for; empty: none is named. */
  loginType: string
  /** By page name: its web page for visitors outside the app. */
  webPages: Readonly<Record<string, string>>
  /** By ad id: where an ad leads outside the app. */
  adPages: Readonly<Record<string, string>>
  /** Where a purchase goes on outside the app; `page_id` and the parameters are added. Empty: in our own cashier. */
  purchasePage: string
  /** Where an order is paid outside the app and its result is shown; `pid` is added. Empty: in our own cashier. */
  orderPage: string
  /**
   * The script of our own cashier, on pages that have something to pay; the server names it, no deployment does. Empty:
   * the cashier is a page.
   */
  cashier: string
  /** The alias of our own mini program, and paths in it; by page name in `miniProgramPages`. */
  miniProgramName: string
  miniProgramLogin: string
  miniProgramOrder: string
  miniProgramPages: Readonly<Record<string, string>>
  /** The page of our mini program that shows a QR image, given as `image`; empty: a popup shows it. */
  miniProgramQr: string
  /** Opens the app where it is installed: a universal link (iOS) that is an app link too (Android). */
  appLink: string
  /** Where the app is to be had. */
  iosStore: string
  androidStore: string
}
