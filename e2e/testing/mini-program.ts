import type { BrowserContext, Page } from 'playwright-core'
import { WECHAT } from './buying'

/** A phone inside our mini program, which shows pages in a web view. */
export const MINI_PROGRAM = { ...WECHAT, userAgent: `${WECHAT.userAgent} miniProgram/wx0123456789abcdef` }

declare global {
  interface Window {
    /** Addresses of the mini program's own pages that it was sent to. */
    wentTo: string[]
  }
}

/** Gives the pages of a context what the mini program puts around them. `takesSteps`: whether it opens pages of its own. */
export async function installMiniProgram(context: BrowserContext, { takesSteps = true } = {}): Promise<void> {
  await context.addInitScript((isTaken) => {
    window.wentTo = []
    const end = isTaken ? 'ok' : 'fail'
    Object.assign(window, {
      __wxjs_environment: 'miniprogram',
      WeixinJSBridge: {
        on() {},
        invoke(name: string, { arg }: { arg?: { url?: string } }, answer?: (reply: object) => void) {
          if (isTaken && arg?.url) window.wentTo.push(arg.url)
          answer?.({ errMsg: `${name}:${end}`, err_msg: `${name}:${end}` })
        },
      },
    })
  }, takesSteps)
}

/** Waits until the mini program was sent somewhere this many times; returns where. */
export async function wentTo(page: Page, times = 1): Promise<string[]> {
  await page.waitForFunction((count) => window.wentTo.length >= count, times)
  return page.evaluate(() => window.wentTo)
}

/** Begins a payment as the mini program's own page does: it has the same login, and knows its visitor's openid. */
export async function beginInMiniProgram(context: BrowserContext, page: Page, pid: string): Promise<object> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const reply = await context.request.post(new URL('/oabase/api/pay/v1/prepay', page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
    data: { pid, channel: 'wx_mp', openid: 'o-mini-program-1' },
  })
  const { code, msg, response } = await reply.json()
  if (code !== 1) throw new Error(`The payment was not begun: ${msg}`)
  return response.params
}
