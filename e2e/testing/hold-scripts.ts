import type { Page } from 'playwright-core'
import { createGate } from './gate'
import { loadApart } from './load-apart'

/** Scripts in transit until the test lets them arrive. */
export interface HeldScripts {
  /** How many have been requested. */
  asked(): number
  letCome(): void
}

/** React, and the form that needs it. */
export const REACT = /\/(react|block-leadForm)\.\w+\.js$/
/** All scripts that a page loads. */
export const SCRIPTS = /\/packages\/h5-page\/dist\/.*\.js$/

/** Holds back scripts whose address matches; others arrive. */
export async function holdScripts(page: Page, address: RegExp): Promise<HeldScripts> {
  if (address !== SCRIPTS) await loadApart(page)
  const gate = createGate()
  let asked = 0
  await page.route(address, async (route) => {
    asked += 1
    await gate.opened
    await route.fallback()
  })
  return { asked: () => asked, letCome: gate.open }
}
