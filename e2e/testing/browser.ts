import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import './browser.setup'

/** A current phone like those of most visitors. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** The Chromium of this run, with contexts that nobody else sees; closing it closes those. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserAddress'))
}

export interface Tab {
  context: BrowserContext
  page: Page
  /** All errors of the page: exceptions, rejections, refused scripts. Empty on a sound page. */
  complaints: string[]
}

type ContextOptions = Parameters<Browser['newContext']>[0]

/** Opens a context in which no view is among the few that are measured, whose script may load at any moment. */
export async function openContext(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => {
    const draw = Math.random
    Math.random = () => (1 + 9 * draw()) / 10
  })
  return context
}

/** Opens a tab of its own and listens to what goes wrong in it. */
export async function openTab(browser: Browser, options: ContextOptions): Promise<Tab> {
  const context = await openContext(browser, options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { context, page, complaints }
}
