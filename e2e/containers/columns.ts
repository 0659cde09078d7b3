import type { BrowserContextOptions } from 'playwright-core'
import type { Container } from '../../packages/schema/src/client'
import { DESKTOP, PHONE } from '../testing/browser'
import type { AppBridge } from './record-page'

/** A container that pages are opened in. */
export interface Column {
  title: string
  container: Container
  bridge: AppBridge
  /** Its browser; the app's names its version. */
  context(clientVersion: string): BrowserContextOptions
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const WECHAT = `${PHONE.userAgent} MicroMessenger/8.0.50`

const phone = (userAgent: string) => ({ ...PHONE, deviceScaleFactor: 1, userAgent })

export const IOS_APP: Column = {
  title: 'App iOS',
  container: 'app',
  bridge: 'ios',
  context: (version) => phone(`${IPHONE} n8Web/${version}`),
}

/** All containers; each system of the app receives its messages in its own way. */
export const COLUMNS: readonly Column[] = [
  IOS_APP,
  {
    title: 'App Android',
    container: 'app',
    bridge: 'android',
    context: (version) => phone(`${PHONE.userAgent} n8Web/${version}`),
  },
  {
    title: '小程序',
    container: 'mp',
    bridge: 'none',
    context: () => phone(`${WECHAT} miniProgram/wx0123456789abcdef`),
  },
  { title: '微信', container: 'wx', bridge: 'none', context: () => phone(WECHAT) },
  { title: '手机浏览器', container: 'mb', bridge: 'none', context: () => phone(PHONE.userAgent) },
  { title: '电脑', container: 'pc', bridge: 'none', context: () => DESKTOP },
]
