import type { CONVERSION_STEPS, MEASURES, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { PageHour } from '../page-hour'

type Of<Id extends keyof StudioOperations> = StudioResponse<StudioOperations[Id]>

export type ConversionStep = (typeof CONVERSION_STEPS)[number]
export type Measure = (typeof MEASURES)[number]
export type Figures = Of<'reportPage'>['totals']
export type BlockFigures = Of<'reportBlocks'>['blocks'][number]
export type FormFigures = Of<'reportForms'>['forms'][number]
export type FunnelStep = Of<'reportFunnel'>['steps'][number]
export type LiveFigures = Omit<Of<'reportLive'>, 'as_of' | 'pages' | 'links'> & {
  pages: { code: string; views: number }[]
}

/** Days of China; both belong to it. */
export interface Days {
  from: string
  to: string
}

/** Of which views only; what is left out makes no difference. */
export interface Filters {
  version?: number | undefined
  container?: string | undefined
  channel?: string | undefined
  variant?: string | undefined
}

export interface OfPage extends Days, Filters {
  code: string
}

/** What figures are told by, and how many of each at most. */
export const DIMENSIONS = ['day', 'version', 'container', 'channel', 'variant', 'page', 'link'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export interface Slice extends Figures {
  /** Empty: none. */
  value: string
}

/** The values of a dimension, most views first, or days in their order. */
export interface Sliced {
  slices: Slice[]
  left_off: number
}

export type Wanted = Partial<Record<Dimension, number>>
export type Told<Asked extends Wanted> = { totals: Figures } & { [Name in keyof Asked]: Sliced }

export interface FunnelAsked extends Days, Filters {
  code?: string | undefined
  steps: readonly ConversionStep[]
  window_hours: number
}

/**
 * Everything that reports ask, whatever keeps the rows. Answers depend on nothing but what arrived, so that one engine can
 * be held against another; numbers of visitors may differ by three per cent, unless it says that they are exact.
 */
export interface Questions {
  /** Until when everything that arrived is in what is counted. */
  countedUntil(): Promise<Date>
  /** What time it is where rows are stored. */
  clock(): Promise<Date>
  /** Whether anything at all was counted of these days. */
  isCounted(days: Days): Promise<boolean>
  /** Whether anything was ever counted of a page. */
  isSeen(code: string): Promise<boolean>
  /** What came of a page, and by what it is told apart. */
  ofPage<Asked extends Wanted>(asked: OfPage, by: Asked): Promise<Told<Asked>>
  /** What came of all pages together, by `day`, `container` or `channel`. */
  ofCompany<Asked extends Wanted>(days: Days, by: Asked): Promise<Told<Asked>>
  /** What came of each page, most views first. */
  pagesOf(days: Days, most: number): Promise<Sliced>
  /** What came of each of these tracked links, by their codes, most views first; of one that brought nobody, nothing. */
  linksOf(days: Days, codes: readonly string[]): Promise<Sliced>
  /** How far a page has come to in these days. */
  reached(code: string, measure: Measure, days: Days): Promise<number>
  /** How many views a page had. */
  viewsOf(asked: OfPage): Promise<number>
  blocksOf(asked: OfPage): Promise<BlockFigures[]>
  formsOf(asked: OfPage): Promise<FormFigures[]>
  /** Exact. */
  funnel(asked: FunnelAsked): Promise<FunnelStep[]>
  /** The last half hour before a moment; exact. */
  live(asked: { code?: string | undefined; at: Date }): Promise<LiveFigures>
  /** What happened in each hour that begins from `from` on and before `to`. */
  pageHours(span: { from: Date; to: Date }): Promise<PageHour[]>
}
