import type { ReactNode } from 'react'

/** `quiet` is over and done with. */
export type Tone = 'new' | 'busy' | 'success' | 'warning' | 'quiet'

/** A status: a word with a dot in its colour, which alone would tell some readers nothing. */
export function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`st-mark st-mark-${tone}`}>{children}</span>
}
