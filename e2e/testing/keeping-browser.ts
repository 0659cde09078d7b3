import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../tools/lib/find-browser.mjs'
import { BROWSER_ARGUMENTS } from './browser.setup'

/** A Chromium as on phones: pages that were left are kept as they are, which Playwright would switch off. */
export const openKeepingBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
