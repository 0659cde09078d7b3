import { viewOf } from './views.mjs'

/** Where the sheets are that reviews look at. */
export const KEPT_FOLDER = 'docs/images/sheets'

const large = viewOf(320, { text: 'large' })
const dark = viewOf(390, { scheme: 'dark' })
const everywhere = [large, viewOf(390), dark, viewOf(750), viewOf(1440)]

/**
 * The views of each kind that are kept: the smallest phone with the largest text, a usual one by day and in the dark,
 * the design's own width, a desktop. Blocks have no theme, and examples of their own for each state.
 * @type {Record<string, import('./views.mjs').View[]>}
 */
export const keptViews = {
  blocks: [viewOf(390)],
  sections: everywhere,
  templates: everywhere,
  routes: [large, viewOf(390), dark, viewOf(1440)],
  cashier: [large, viewOf(390), dark, viewOf(1440)],
  screens: [viewOf(390), viewOf(1440), viewOf(1440, { text: 'large' })],
}
