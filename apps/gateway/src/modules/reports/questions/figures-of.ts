import type { ConversionStep, Figures } from './questions'

/** What figures are calculated from, which can be added up. */
export interface Sums extends Record<ConversionStep, number> {
  views: number
  told: number
  seconds: number
  depth_sum: number
  depth_told: number
  bounced: number
  /** Fen. */
  ordered: number
  paid: number
}

export const NO_SUMS: Sums = {
  views: 0,
  told: 0,
  seconds: 0,
  depth_sum: 0,
  depth_told: 0,
  bounced: 0,
  lead: 0,
  login: 0,
  join: 0,
  enrol: 0,
  order: 0,
  payment: 0,
  ordered: 0,
  paid: 0,
}

/** What is reported for a set of views. Without views every average is 0. */
export function figuresOf(sums: Sums, visitors: number): Figures {
  const { views, lead, login, join, enrol, order, payment, ordered, paid } = sums
  return {
    views,
    // An estimate may be off, but nobody looks at a page without a view.
    visitors: Math.min(visitors, views),
    seconds: average(sums.seconds, sums.told, 10),
    depth: average(sums.depth_sum / 100, sums.depth_told, 10_000),
    bounced: average(sums.bounced, views, 10_000),
    conversions: { lead, login, join, enrol, order, payment },
    ordered,
    paid,
  }
}

/**
 * In so many parts of one. Multiplied first: what lies halfway between two parts is then exact, and rounds up
 * everywhere.
 */
function average(sum: number, count: number, parts: number): number {
  return count === 0 ? 0 : Math.round(Math.round(sum * parts) / count) / parts
}
