import { isAllowedHost } from '@yingzao/schema/client'
import type { CashierMeans } from '../cashier/wish'
import type { SafeNavigate } from '../navigation/safe-navigate'
import type { Primitives } from '../primitives'
import { mobilePlace } from './mobile'
import { entry, loginQuery, type Parts } from './parts'
import { showQrPopup } from './qr'
import { stepThrough } from './step-through'

/**
 * The web view of our mini program. Pages of the mini program itself are reached through WeChat's script; where that
 * fails, the page does what it would do in a browser.
 */
export function miniProgramPlace(parts: Parts): Primitives {
  const { outside, settings } = parts
  const here = { ...parts, navigate: copyingOthers(parts.navigate), own: copyingOthers(parts.own) }
  const browser = mobilePlace(here)
  // Its web view may neither begin payments nor go where they are made.
  const paying: Partial<CashierMeans> = { ways: [], handOver: toOrder, isHandedOverAtOnce: true }

  /** The web view shows only its business domains: other addresses are copied for the visitor. */
  function copyingOthers(navigate: SafeNavigate): SafeNavigate {
    function isShownHere({ protocol, hostname, origin }: URL): boolean {
      if (protocol === 'tel:' || origin === new URL(outside.address()).origin) return true
      return isAllowedHost(hostname, settings.businessHosts)
    }
    return {
      ...navigate,
      to(address, query) {
        const url = navigate.checked(address, query)
        if (!url) return false
        if (isShownHere(url)) return navigate.to(address, query)
        void copyAddress(url.href)
        return false
      },
      alsoTo: (hosts) => copyingOthers(navigate.alsoTo(hosts)),
    }
  }

  async function copyAddress(address: string): Promise<void> {
    const isCopied = await outside.copy(address)
    outside.toast(isCopied ? '链接已复制，请在浏览器打开' : '链接复制失败，请稍后重试')
  }

  /** Goes to a page of the mini program; false when there is none or it did not get there. */
  async function goTo(page: string, query: string): Promise<boolean> {
    if (!page) return false
    const url = `/${page.replace(/^\//, '')}${query && `?${query}`}`
    return stepThrough(outside, (wechat, done) => wechat.miniProgram.navigateTo({ url, ...done }))
  }

  async function toOrder(pid: string): Promise<boolean> {
    return goTo(settings.miniProgramOrder, queryOf({ pid }))
  }

  async function order(pid: string): Promise<void> {
    if (await toOrder(pid)) return
    if (settings.orderPage) await browser.order(pid)
    else await browser.appSheet({ name: 'orderPay', params: { pid } })
  }

  const differences: Partial<Primitives> = {
    order,
    async login() {
      if (!(await goTo(settings.miniProgramLogin, queryOf(loginQuery(parts))))) await browser.login()
    },
    async appPage(page) {
      if (page.name === 'orderPay') return order(page.params.pid ?? '')
      const path = entry(settings.miniProgramPages, page.name)
      if (!(await goTo(path, queryOf(page.params)))) await browser.appPage(page)
    },
    async openMp(page) {
      const isOwn = page.name === settings.miniProgramName
      if (!isOwn || !(await goTo(page.page, page.query ?? ''))) await browser.openMp(page)
    },
    showQr: (image) => showQrPopup(parts, image, { tip: '长按识别二维码' }),
    async back() {
      const hasGone = await stepThrough(outside, (wechat, done) => wechat.miniProgram.navigateBack(done))
      if (!hasGone) await browser.back()
    },
  }
  return mobilePlace(here, differences, paying)
}

function queryOf(query: Record<string, string>): string {
  return Object.keys(query)
    .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&')
}
