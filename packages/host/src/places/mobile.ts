import { type CashierMeans, PAY_PAGE, payPageQuery } from '../cashier/wish'
import { pageOf } from '../pages/app-pages'
import type { Jump, Primitives } from '../primitives'
import { showAppSheet } from './app-sheet'
import { entry, loginQuery, type Parts } from './parts'
import { qrPage, showQrPopup } from './qr'
import { urlLink, WECHAT_LINK_HOSTS } from './url-link'

/**
 * An ordinary browser on a phone. The other places of DOMAIN.md 3.2 are this one with `differences`, and with their own
 * ways to pay.
 */
export function mobilePlace(
  parts: Parts,
  differences: Partial<Primitives> = {},
  paying: Partial<CashierMeans> = {},
): Primitives {
  const { outside, settings, navigate, own } = parts
  const means: CashierMeans = {
    ways: ['wx_h5', 'alipay_wap'],
    ...(settings.orderPage && {
      handOver: async (pid: string) => own.to(settings.orderPage, { pid }),
      isHandedOverAtOnce: true,
    }),
    ...paying,
    own,
    login: () => place.login(),
    learn: () => place.appPage({ name: 'courseList', params: {} }),
  }

  const place: Primitives = {
    async login() {
      own.to(settings.mobileLogin, loginQuery(parts))
    },

    async appPage(page) {
      const webPage = entry(settings.webPages, page.name)
      if (page.name === 'orderPay') await place.order(page.params.pid ?? '')
      else if (webPage) own.to(webPage, page.params)
      else await place.appSheet(page)
    },

    async jump(jump) {
      switch (jump.type) {
        case 2:
          return place.openUrl(jump.url)
        case 3:
          return showAd(jump.id)
        case 4:
          return purchase(jump)
        case 8:
          return place.order(jump.pid)
        default: {
          const page = pageOf(jump)
          return page ? place.appPage(page) : place.appSheet()
        }
      }
    },

    async openUrl(url) {
      navigate.to(url)
    },

    async openMp(page) {
      const link = await urlLink(parts, page)
      if (link) navigate.alsoTo(WECHAT_LINK_HOSTS).to(link)
    },

    async showQr(image) {
      const page = qrPage(parts, image)
      if (page) await place.openMp(page)
      else await showQrPopup(parts, image, { tip: '保存图片后用微信扫码', save: true })
    },

    async order(pid) {
      if (settings.orderPage) own.to(settings.orderPage, { pid })
      else await place.cashier({ pid })
    },

    async cashier(wish) {
      if (!(await outside.cashier(wish, means))) own.to(PAY_PAGE, payPageQuery(wish, outside.address()))
    },

    async download(address) {
      own.to(address)
    },

    appSheet: (page) => showAppSheet(parts, page),

    async back() {
      if (!outside.goBack()) own.to(settings.home)
    },
  }

  /** An ad that this deployment does not know leads nowhere. */
  async function showAd(id: string): Promise<void> {
    const address = entry(settings.adPages, id)
    if (address) own.to(address)
  }

  async function purchase({ id, param = {} }: Extract<Jump, { type: 4 }>): Promise<void> {
    if (settings.purchasePage) own.to(settings.purchasePage, { page_id: String(id), ...param })
    else await place.cashier({ goods: { page_code: outside.pageCode(), ...param } })
  }

  return Object.assign(place, differences)
}
