import type { BrowserContext, Page } from 'playwright-core'
import { installBoxRules } from './box-rules'
import { installPageTools } from './page-tools'
import { installTextRules } from './text-rules'

/** Installs the rules in every page that is opened from now on, as `window.audit`. */
export async function addAudit(target: BrowserContext | Page): Promise<void> {
  for (const install of [installPageTools, installTextRules, installBoxRules])
    await target.addInitScript(install)
}
