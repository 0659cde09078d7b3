import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tools/lib/find-browser.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to connect to the Chromium of this run. */
    browserAddress: string
  }
}

/**
 * It may run as root, and makes no requests by itself. What a page sends when it is left carries the browser's own
 * agent and not that of its tab; a headless one would be counted as a bot.
 */
export const BROWSER_ARGUMENTS = [
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Vitest's global setup: one Chromium for a run, as each start of one costs seconds of processor time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  })
  project.provide('browserAddress', server.wsEndpoint())
  return () => server.close()
}
