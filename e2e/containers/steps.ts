import type { BridgeMessage } from '../../packages/host/src/bridge/messages'
import type { Container } from '../../packages/schema/src/client'

/** One effect of a tap that a visitor, the app, WeChat or the browser can observe. */
export type Step =
  | { bridge: BridgeMessage }
  /** What is passed to WeChat's script: the address of a page of the mini program, or one step back. */
  | { miniProgram: string }
  | { goes: string }
  | { back: true }
  | { toast: string }
  | { copied: string }
  /** A popup of the page, by its id. */
  | { popup: string }
  /** A dialog above the page, by its title, with the buttons it offers; a code is an image or is drawn from a text. */
  | { dialog: string; offers: readonly string[]; image?: string; text?: string }

/** What happens in each container. In the app it is the same on iOS and Android, only the messages differ in form. */
export type Cells = Record<Container, readonly Step[]>

/** The page that is tapped, as an absolute address: logins return to it, desktops show it as a code. */
export const PAGE = 'https://h5.example.com/h5-page/h5/page-1?cps_id=7'

export const toast = (text: string): Step => ({ toast: text })
export const goes = (address: string): Step => ({ goes: new URL(address, PAGE).href })
export const miniProgram = (url: string): Step => ({ miniProgram: url })

/** A message to the app. */
export function bridge<Type extends BridgeMessage['type']>(
  type: Type,
  data: Extract<BridgeMessage, { type: Type }>['data'],
): Step {
  return { bridge: { type, data } as BridgeMessage }
}

/** The same in every place. */
export function everywhere(...steps: Step[]): Cells {
  return { app: steps, mp: steps, wx: steps, mb: steps, pc: steps }
}

/** What only the app can show: it does, other containers say how to get there. */
export function onlyInApp(message: Step): Cells {
  return { app: [message], mp: [SHEET], wx: [GUIDE], mb: [SHEET], pc: [SCAN_PAGE] }
}

/** A page that exists on the web too. */
export function onTheWeb(message: Step, address: string): Cells {
  return { ...everywhere(goes(address)), app: [message] }
}

/** A chat, which the mini program has as well. */
export function chat(group_id: string): Cells {
  return {
    ...onlyInApp(bridge(25, { jump_type: 5, id: 1, group_id })),
    mp: [miniProgram(`/pages/chat/index?group_id=${group_id}`)],
  }
}

/** A QR image, with the hint of the container. Images of this site can be saved by a tap, others by a long press. */
export function qr(image: string): Cells {
  const save = new URL(image, PAGE).origin === new URL(PAGE).origin ? '保存图片' : '长按图片可保存'
  const show = (tip: string, ...offers: string[]): Step[] => [{ dialog: tip, offers, image }]
  return {
    app: show('保存图片后用微信扫码', save),
    mp: show('长按识别二维码'),
    wx: show('长按识别二维码'),
    mb: show('保存图片后用微信扫码', save),
    pc: show('微信扫一扫'),
  }
}

/** An address of another host that links may lead to. */
export function otherHost(url: string): Cells {
  return {
    ...everywhere(goes(url)),
    app: [bridge(7, { url, title: '' })],
    mp: [{ copied: url }, toast('链接已复制，请在浏览器打开')],
  }
}

export const SHEET: Step = { dialog: '请在App中继续', offers: ['打开App', '下载App'] }
const GUIDE: Step = { dialog: '请点击右上角，选择在浏览器中打开', offers: ['我知道了'] }
const SCAN_PAGE: Step = { dialog: '请使用手机扫码打开', offers: [], text: PAGE }

/** Our own cashier, where a browser pays. */
export const CASHIER: Step = { dialog: '收银台', offers: [] }

/** The page where payments inside WeChat are made. */
export function payPage(query: string): Step {
  const { pathname, search } = new URL(PAGE)
  return goes(`/h5-page/pay?${query}&from=${encodeURIComponent(pathname + search)}`)
}

const from = encodeURIComponent(PAGE)

/** How each container sends somebody to log in. */
export const LOGIN: Cells = {
  app: [bridge(33, { from: PAGE, type: '' })],
  mp: [miniProgram(`/pages/login/index?from=${from}`)],
  wx: [goes(`/passport/m/login?from=${from}`)],
  mb: [goes(`/passport/m/login?from=${from}`)],
  pc: [goes(`/passport/pc/login?from=${from}`)],
}
