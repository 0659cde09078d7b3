import { CallError, type Client, type OperationResponse, type Operations } from '@yingzao/contract/client'
import { safeNavigate } from '../../navigation/safe-navigate'
import type { CashierTools, PayPage, SalePage, ShownOrder } from '../cashier-tools'
import { openCashier } from '../open-cashier'
import type { CashierMeans, CashierWish } from '../wish'

const NOW = 1_764_000_000_000

export const ORDER: ShownOrder = {
  pid: 'P1',
  status: 0,
  name: '大盘指数研究 一年',
  shop_product_id: 1191,
  sku_id: 2,
  price: 198_000,
  discount: 0,
  payable: 198_000,
  expire_at: NOW + 30 * 60_000,
  now: NOW,
  paid_at: null,
  channels: ['wx_jsapi', 'wx_h5', 'wx_mp', 'wx_native', 'alipay_wap', 'alipay_page'],
}

export const SALE_PAGE: SalePage = {
  page_id: 1,
  title: '大盘指数研究',
  status: 'on',
  begins_at: null,
  ends_at: null,
  product: { shop_product_id: 1191, mode_shop_product_id: 77, name: '大盘指数研究', risk_level: 'R3' },
  skus: [
    { sku_id: 1, name: '一个月', months: 1, price: 19_850, origin_price: null },
    { sku_id: 2, name: '一年', months: 12, price: 198_000, origin_price: 398_000 },
  ],
  contract_id: null,
  adviser: [],
}

type CallOfCashier =
  | 'payResult'
  | 'prepay'
  | 'createOrder'
  | 'renewWithCouponPayBefore'
  | 'salePageInfo'
  | 'purchaseGate'
  | 'usableCoupons'
  | 'riskTestQuestions'
  | 'submitRiskTest'
  | 'contractDetail'
  | 'contractSign'
  | 'currentUser'

/** An answer, a refusal, or why there was none. */
type Reply<Id extends CallOfCashier> =
  | OperationResponse<Operations[Id]>
  | { code: number; msg: string }
  | 'canceled'
  | 'network'

type Gateway = { [Id in CallOfCashier]?: Reply<Id> | (() => Reply<Id>) }

interface Options {
  gateway?: Gateway
  means?: Partial<CashierMeans>
  tools?: Partial<CashierTools>
  /** On the page for payments. */
  page?: Partial<PayPage>
}

const HERE = 'https://h5.example.com/h5-page/h5/etf-course?pageId=870'

/** The cashier as a visitor sees it, with a gateway that answers what a test wants. `steps`: what left the page. */
export async function openTestCashier(wish: CashierWish, options: Options = {}) {
  const steps: string[] = []
  const asked: [string, object][] = []
  const gateway: Gateway = {
    payResult: ORDER,
    createOrder: { pid: 'P1' },
    purchaseGate: { shop_product_id: 1191, obstacle: null, said: '' },
    usableCoupons: { price: 198_000, list: [] },
    ...options.gateway,
  }
  const own = safeNavigate(
    {
      address: () => HERE,
      assign: (address) => void steps.push(`go ${address}`),
      toast: (words) => void steps.push(`toast ${words}`),
    },
    [],
  )
  const ask = (async (id: CallOfCashier, payload: object) => {
    asked.push([id, payload])
    const given = gateway[id]
    const reply = typeof given === 'function' ? given() : given
    if (reply === undefined) throw new Error(`Nothing was prepared for ${id}.`)
    if (reply === 'canceled' || reply === 'network') throw new CallError(id, reply, '网络异常，请稍后重试')
    return 'code' in reply ? { ...reply, response: undefined } : { code: 1, msg: 'success', response: reply }
  }) as Client['ask']
  const place = document.createElement('main')
  if (options.page) document.body.append(place)
  await openCashier(
    wish,
    {
      ways: ['wx_h5', 'alipay_wap'],
      own,
      login: async () => void steps.push('login'),
      learn: async () => void steps.push('learn'),
      ...options.means,
    },
    {
      ask,
      standIn,
      address: () => HERE,
      reload: () => void steps.push('reload'),
      agreements: () => [],
      ...options.tools,
      ...(options.page && {
        page: {
          place,
          returnTo: '/h5-page/course',
          formHosts: ['*.alipay.com'],
          keep: (shown) => void steps.push(`keep ${JSON.stringify(shown)}`),
          ...options.page,
        },
      }),
    },
  )
  return { steps, asked, gateway }
}

/** jsdom has the element but none of its behaviour. */
async function standIn(dialog: HTMLElement): Promise<void> {
  Object.assign(dialog, {
    showModal: () => dialog.setAttribute('open', ''),
    close() {
      dialog.removeAttribute('open')
      dialog.dispatchEvent(new Event('close'))
    },
  })
}

const body = () => document.querySelector('.yz-cashier') as HTMLElement

/** What is read: the title, then the texts of the lines. */
export function seen(): string[] {
  return [...body().querySelectorAll('h1,h2,p,legend,label')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent ?? '',
  )
}

export const title = () => seen()[0]

/** Names of the buttons, in their order. */
export function buttons(): string[] {
  return [...body().querySelectorAll('button')].map((button) => button.textContent ?? '')
}

export function press(name: string): void {
  const found = [...body().querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button ${name}, only ${buttons()}.`)
  found.click()
}

export function choose(name: string): void {
  const labels = [...body().querySelectorAll('label')]
  labels.find(({ textContent }) => textContent?.includes(name))?.click()
}
