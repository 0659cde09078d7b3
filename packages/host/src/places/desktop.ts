import type { Primitives } from '../primitives'
import { mobilePlace } from './mobile'
import { loginQuery, type Parts } from './parts'
import { showQrPopup } from './qr'
import { urlLink, WECHAT_LINK_HOSTS } from './url-link'

/** A desktop browser. What needs a phone continues there: the visitor scans a code. */
export function desktopPlace(parts: Parts): Primitives {
  const { outside, settings, navigate, own } = parts
  const differences: Partial<Primitives> = {
    async login() {
      own.to(settings.desktopLogin, loginQuery(parts))
    },
    async openMp(page) {
      const link = await urlLink(parts, page)
      // A phone follows what it scans as it would follow a tap.
      const url = link && navigate.alsoTo(WECHAT_LINK_HOSTS).checked(link)
      if (url) await outside.overlays.qr({ text: url.href, tip: '微信扫一扫' })
    },
    showQr: (image) => showQrPopup(parts, image, { tip: '微信扫一扫' }),
    async download(address) {
      const url = own.checked(address)
      if (url) await outside.overlays.qr({ text: url.href, tip: '请使用手机扫码下载' })
    },
    // The phone knows best whether it has the app, so it gets this page.
    appSheet: () => outside.overlays.qr({ text: outside.address(), tip: '请使用手机扫码打开' }),
  }
  return mobilePlace(parts, differences, { ways: ['wx_native', 'alipay_page'], isWide: true })
}
