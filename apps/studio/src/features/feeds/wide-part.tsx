import type { ReactNode } from 'react'

/** Something wider than its place, which scrolls sideways by itself, by keyboard too. */
export function WidePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className="fd-wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
