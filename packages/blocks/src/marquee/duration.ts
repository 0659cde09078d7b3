import type { MarqueeProps } from './props'

/** Seconds per character. At `middle` a text takes as many seconds as it has characters (SPEC.md section 9). */
const PACE = { slow: 1.5, middle: 1, fast: 0.5 }

/** Seconds until the whole text has passed once. An emoji is one character, however it is stored. */
export function durationSeconds({ content, speed }: MarqueeProps): number {
  return Array.from(content).length * PACE[speed]
}
