export {
  type AnyBlockView,
  type BlockView,
  type Drawn,
  defineView,
  type IslandMode,
  islandMode,
  type LazyViews,
  liveMode,
  type ViewProps,
  type Views,
  viewProps,
} from './block-view'
export { type Capability, createCapabilities, provide } from './capability'
export { type Frame, frameOf } from './frame'
export { type Host, HostProvider, type Membership, useHost } from './host'
export {
  type CallRefusal,
  LEADS,
  type LeadAccepted,
  type LeadCalls,
  type LeadEventName,
  type LeadSubmission,
  type Leads,
} from './leads'
export type { LazyLives, Live, LiveMode, LivePage, NearPage, Stop } from './live'
export { type PageFacts, PageFactsProvider, usePageFacts } from './page-facts'
export type { CodeAnswer, CodeRequest, CodeStep } from './phone-proof'
export { NO_IMAGE, Picture } from './picture'
export { authoredStyle, units } from './units'
export { useLater } from './use-later'
