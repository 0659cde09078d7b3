import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type MouseHand, turnTo } from './mouse'
import type { PaceNote } from './pace'

/** Seconds that somebody looks at what appears: a gallery, one kind in it, a dialog, the findings of the checks. */
export const LOOK = { gallery: 12, kind: 4, dialog: 4, checks: 4 }

/** Finds the first block of this kind on the page, and clicks it. */
export async function clickBlock(page: Page, name: string): Promise<void> {
  const stage = page.locator('.ed-stage iframe')
  const block = page.frameLocator('.ed-stage iframe').locator(`[data-block="${name}"]`).first()
  await turnTo(page, { over: stage, target: block })
  await block.click({ position: { x: 8, y: 8 } })
}

/** Reads the findings of the checks, which must have no error, and publishes. */
export async function checkAndPublish({ page, publish }: MouseHand, pace: PaceNote): Promise<void> {
  const panel = page.locator('.ed-panel')
  await panel.getByRole('tab', { name: /^检查/ }).click()
  await panel
    .getByRole('status')
    .getByText(/^(已检查|没有发现问题)$/)
    .waitFor()
  pace.read(LOOK.checks)
  expect(await panel.locator('[data-severity=error] .ed-finding-said').allInnerTexts()).toEqual([])
  await publish()
  pace.read(LOOK.dialog)
  await page.getByText(/^已发布第 \d 版$/).waitFor()
}
