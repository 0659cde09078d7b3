import { detectPlace, MOBILE } from '@yingzao/host/early'

const { userAgent } = navigator

/** Where the page is open, as far as it can be known before anything is painted. */
export const container = detectPlace(userAgent, window.__wxjs_environment)

/** A window that may be wide: WeChat and the app run on desktops too. */
export const isDesktop = !MOBILE.test(userAgent)
