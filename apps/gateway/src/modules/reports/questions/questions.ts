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

/** Days in China, both inclusive. */
export interface Days {
  from: string
  to: string
}

/** Which views to count; what is left out makes no difference. */
export interface Filters {
  version?: number | undefined
  container?: string | undefined
  channel?: string | undefined
  variant?: string | undefined
}

export interface OfPage extends Days, Filters {
  code: string
}

/** What figures can be broken down by. */
export const DIMENSIONS = ['day', 'version', 'container', 'channel', 'variant', 'page', 'link'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export interface Slice extends Figures {
  /** Empty: none. */
  value: string
}

/** The values of a dimension, most views first; days in their order. */
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
 * Everything that reports ask, whatever stores the rows. Answers depend only on what arrived, so that engines can be
 * compared; numbers of visitors may differ by three per cent, unless stated to be exact.
 */
export interface Questions {
  /** Until when everything that arrived is included in the counts. */
  countedUntil(): Promise<Date>
  /** The current time where rows are stored. */
  clock(): Promise<Date>
  /** Whether anything at all was counted on these days. */
  isCounted(days: Days): Promise<boolean>
  /** Whether anything was ever counted for a page. */
  isSeen(code: string): Promise<boolean>
  /** What came of a page, in total and by these dimensions. */
  ofPage<Asked extends Wanted>(asked: OfPage, by: Asked): Promise<Told<Asked>>
  /** What came of all pages together, by `day`, `container` or `channel`. */
  ofCompany<Asked extends Wanted>(days: Days, by: Asked): Promise<Told<Asked>>
  /** What came of each page, most views first. */
  pagesOf(days: Days, most: number): Promise<Sliced>
  /** What came of each of these tracked links, by code, most views first; a link that brought nobody is left out. */
  linksOf(days: Days, codes: readonly string[]): Promise<Sliced>
  /** How far a page has come on these days. */
  reached(code: string, measure: Measure, days: Days): Promise<number>
  /** How many views a page had. */
  viewsOf(asked: OfPage): Promise<number>
  blocksOf(asked: OfPage): Promise<BlockFigures[]>
  formsOf(asked: OfPage): Promise<FormFigures[]>
  /** Exact. */
  funnel(asked: FunnelAsked): Promise<FunnelStep[]>
  /** The last half hour before a moment; exact. */
  live(asked: { code?: string | undefined; at: Date }): Promise<LiveFigures>
  /** What happened in each hour that begins at or after `from` and before `to`. */
  pageHours(span: { from: Date; to: Date }): Promise<PageHour[]>
}
