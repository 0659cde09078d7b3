import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tools/lib/find-browser.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of this run is connected to. */
    browserAddress: string
  }
}

/** It may run as root, and asks for nothing by itself. */
export const BROWSER_ARGUMENTS = [
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
