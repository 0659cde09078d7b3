import { blocks } from './blocks.mjs'
import { cashier } from './cashier.mjs'
import { routes, sections, templates } from './pages.mjs'
import { screens } from './screens.mjs'

/**
 * What can be looked at. `widths`: those that say something of it; `across`: how wide its pictures are on a sheet.
 * @typedef {{ name: string }} Subject
 * @typedef {{
 *   widths: number[],
 *   isStudio?: boolean,
 *   across(width: number): number,
 *   subjects(site: import('./site.mjs').ShotSite, page: import('playwright-core').Page): Promise<Subject[]>,
 *   shoot(page: import('playwright-core').Page, subject: any, view: import('./views.mjs').View): Promise<Buffer>,
 * }} Kind
 * @type {Record<string, Kind>}
 */
export const kinds = { blocks, sections, templates, routes, cashier, screens }
