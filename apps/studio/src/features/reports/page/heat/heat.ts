import type { Answer } from '../../../../state/calls'

export type BlockFigures = Answer<'reportBlocks'>['blocks'][number]

/** What the colours stand for. */
export const HEATS = ['seen', 'tapped'] as const

export type Heat = (typeof HEATS)[number]

/** From pale to deep; a single hue, so that people who see no colours can distinguish it by lightness. */
export const HEAT_STEPS = 5

/** Share of the views in which a block was seen. Undefined: there were no views. */
export function seenShare({ exposures }: BlockFigures, views: number): number | undefined {
  // A beacon of a view may arrive before the view's own.
  return views === 0 ? undefined : Math.min(1, exposures / views)
}

/** Taps per time that a block was seen; more than one where people tap again. Undefined: it was never seen. */
export function tapRate({ clicks, exposures }: BlockFigures): number | undefined {
  return exposures === 0 ? undefined : clicks / exposures
}

/** The largest share that a colour stands for: exposures are parts of all views, rates have no such limit. */
export function mostOf(heat: Heat, blocks: readonly BlockFigures[]): number {
  if (heat === 'seen') return 1
  return Math.max(0, ...blocks.map((block) => tapRate(block) ?? 0))
}

/** How deep the colour of a share is, from 0 to `HEAT_STEPS - 1`. Undefined: no colour, as there is nothing. */
export function heatStep(share: number | undefined, most: number): number | undefined {
  if (share === undefined || share <= 0 || most <= 0) return undefined
  return Math.min(HEAT_STEPS - 1, Math.floor((share / most) * HEAT_STEPS))
}

/** The range of shares for each colour. */
export function heatRanges(most: number): { from: number; to: number }[] {
  return Array.from({ length: HEAT_STEPS }, (_, step) => ({
    from: (most * step) / HEAT_STEPS,
    to: (most * (step + 1)) / HEAT_STEPS,
  }))
}
