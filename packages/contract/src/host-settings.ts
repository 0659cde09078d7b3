/**
 * What a deployment may configure about the places its pages are open in. Everything has defaults (`@yingzao/host`),
 * and a page carries only what differs. Addresses are https or paths of this site; an empty one means there is no such
 * page.
 */
export interface HostSettings {
  /** Origin of another gateway that calls go to; empty: the one that served the page. */
  gatewayOrigin: string
  /** Our site at Baidu Tongji; empty: nothing is counted there. */
  baiduSiteId: string
  /** Whether codes are sent only after Tencent's captcha, whose scripts the policy of every page then allows. */
  tencentCaptcha: boolean
  /** Hosts that links may lead to, and whose pages may use the app's bridge. */
  linkHosts: readonly string[]
  /**
   * The host that a page was opened on counts as one of `linkHosts`, whichever it is: in development and test, where a
   * phone reaches a machine by whatever address it has.
   */
  listsOwnHost: boolean
  /** Hosts that a mini program may show in its web view (its business domains), besides the page's own. */
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
  /** Web pages for visitors outside the app, by page name. */
  webPages: Readonly<Record<string, string>>
  /** Where an ad leads outside the app, by ad id. */
  adPages: Readonly<Record<string, string>>
  /** Where a purchase goes on outside the app; `page_id` and the parameters are added. Empty: in our own cashier. */
  purchasePage: string
  /** Where an order is paid outside the app and its result is shown; `pid` is added. Empty: in our own cashier. */
  orderPage: string
  /**
   * The script of our own cashier, on pages that have something to pay; set by the server, never by a deployment.
   * Empty: the cashier is a page.
   */
  cashier: string
  /** The alias of our own mini program, and paths in it; in `miniProgramPages` by page name. */
  miniProgramName: string
  miniProgramLogin: string
  miniProgramOrder: string
  miniProgramPages: Readonly<Record<string, string>>
  /** The page of our mini program that shows a QR image, given as `image`; empty: a popup shows it. */
  miniProgramQr: string
  /** Opens the app where it is installed: a universal link (iOS) that is also an app link (Android). */
  appLink: string
  /** Where to get the app. */
  iosStore: string
  androidStore: string
}
