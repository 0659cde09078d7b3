import { isAllowedHost } from '@yingzao/schema/client'
import { createBridge } from '../bridge/bridge'
import type { BridgeMessage } from '../bridge/messages'
import { jumpTo } from '../pages/app-pages'
import type { Jump, Primitives } from '../primitives'
import { mobilePlace } from './mobile'
import { loginQuery, type Parts } from './parts'
import { qrPage, showQrPopup } from './qr'

/**
 * The company's app. What its bridge does not accept, the page does as a browser would; the last resort is an update.
 */
export function appPlace(parts: Parts): Primitives {
  const { outside, settings, navigate, own } = parts
  const here = new URL(outside.address())
  const bridge = createBridge({
    window: outside.bridge,
    name: settings.bridgeName,
    isAllowed: isAllowedHost(here.hostname, settings.linkHosts),
    log: outside.log,
  })

  // Opening the app from within the app helps nobody.
  const appSheet = async () => outside.toast('请升级到最新版本')
  const browser = mobilePlace(
    parts,
    { appSheet },
    settings.orderPage ? {} : { handOver: async (pid, onBack) => payInApp(pid, onBack) },
  )

  const place: Primitives = {
    ...browser,

    async login() {
      const { from = '', type = '' } = loginQuery(parts)
      const isSent = bridge.send(
        { type: 33, data: { from, type } },
        { onLogin: logIn, onError: browser.login },
      )
      if (!isSent) await browser.login()
    },

    appPage: async (page) => {
      const isSent = page.name !== '' && sendJump(jumpTo(page))
      if (!isSent) await browser.appPage(page)
    },

    async jump(jump) {
      if (jump.type === 2 && !navigate.checked(jump.url)) return
      if (jump.type === 8) await place.order(jump.pid)
      else if (!sendJump(jump)) await browser.jump(jump)
    },

    async openUrl(url) {
      const target = navigate.checked(url)
      if (!target) return
      const leaves = target.protocol !== 'tel:' && target.origin !== here.origin
      const isSent = leaves && bridge.send({ type: 7, data: { url: target.href, title: '' } })
      if (!isSent) await browser.openUrl(url)
    },

    async openMp(page) {
      const { name, page: path, query = '' } = page
      const message = { type: 35, data: { name, page: path, query } } as const
      if (!bridge.send(message, { onError: () => void browser.openMp(page) })) await browser.openMp(page)
    },

    async showQr(image) {
      const page = qrPage(parts, image)
      if (page) await place.openMp(page)
      else await showQrPopup(parts, image, { tip: '保存图片后用微信扫码', save: true })
    },

    async order(pid) {
      if (!payInApp(pid, () => showResult(pid))) await browser.order(pid)
    },

    async back() {
      if (outside.goBack()) return
      const isSent = bridge.send({ type: 29, data: { page_name: 'close', params: {} } })
      if (!isSent) own.to(settings.home)
    },
  }

  function sendJump(jump: Jump): boolean {
    const message = messageOf(jump, outside.address())
    return message !== undefined && bridge.send(message)
  }

  /** The app keeps the token itself, or hands it over. */
  function logIn(token: string): void {
    outside.keepToken(token, settings.cookieDomain)
    outside.reload()
  }

  /** False: the app is not there. */
  function payInApp(pid: string, onBack: () => void): boolean {
    return bridge.send({ type: 8, data: { pid } }, { onPay: onBack })
  }

  /** Only the server knows whether an order was paid, whatever the app says of it. */
  function showResult(pid: string): void {
    if (settings.orderPage) own.to(settings.orderPage, { pid })
    else void browser.cashier({ pid, at: 'result' })
  }

  return place
}

function messageOf(jump: Jump, current: string): BridgeMessage {
  switch (jump.type) {
    case 2:
      return { type: 7, data: { url: new URL(jump.url, current).href, title: jump.title ?? '' } }
    case 8:
      return { type: 8, data: { pid: jump.pid } }
    case 29:
      return { type: 29, data: { page_name: jump.page_name, params: jump.params ?? {} } }
    case 1:
    case 4:
      return { type: 25, data: { jump_type: jump.type, id: jump.id, param: jump.param ?? {} } }
    case 3:
      return { type: 25, data: { jump_type: 3, id: jump.id } }
    case 5: {
      const { id, group_id } = jump
      return { type: 25, data: { jump_type: 5, id, ...(group_id && { group_id }) } }
    }
  }
}
