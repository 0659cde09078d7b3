import type { BrowserContext, Page } from 'playwright-core'
import { PHONE } from './browser'

/** A phone inside the company's app. */
export const APP = { ...PHONE, userAgent: `${PHONE.userAgent} n8Web/6.43.0` }

interface Message {
  type: number
  data: unknown
}

declare global {
  interface Window {
    messages: Message[]
  }
}

/** Gives the pages of a context the app's message handler, which records its messages. */
export async function installBridge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.messages = []
    const postMessage = (text: string) => void window.messages.push(JSON.parse(text))
    Object.assign(window, { n8: { postMessage } })
  })
}

/** The messages sent to the app, once there is at least one. */
export async function messagesTo(page: Page): Promise<Message[]> {
  await page.waitForFunction(() => window.messages.length > 0)
  return page.evaluate(() => window.messages.map(({ type, data }) => ({ type, data })))
}
