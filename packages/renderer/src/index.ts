export {
  type AnyBlockView,
  type BlockView,
  defineView,
  type IslandMode,
  islandMode,
  type LazyViews,
  type ViewProps,
  type Views,
  viewProps,
} from './block-view'
export { type Frame, frameOf } from './frame'
export { type Host, HostProvider, useHost } from './host'
export { type PageFacts, PageFactsProvider, usePageFacts } from './page-facts'
export { Picture } from './picture'
export { authoredStyle, units } from './units'
