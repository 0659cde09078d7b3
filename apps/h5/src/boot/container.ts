import type { Container } from '@yingzao/schema/client'

const { userAgent } = navigator

const isMobile = /Mobi|Android|iP(hone|ad|od)|Harmony|n8Web/i.test(userAgent)

/** Where the page is open (DOMAIN.md 0.1); the first that matches counts. */
export const container: Container = userAgent.includes('n8Web')
  ? 'app'
  : /miniProgram/i.test(userAgent) || window.__wxjs_environment === 'miniprogram'
    ? 'mp'
    : /MicroMessenger|wxwork/i.test(userAgent)
      ? 'wx'
      : isMobile
        ? 'mb'
        : 'pc'

/** A window that may be wide: WeChat and the app also run on desktops. */
export const isDesktop = !isMobile
