/** Layout rules that every example has to keep at every width. Each returns what breaks it; empty when sound. */
export interface Audit {
  /** Nothing makes the page scroll sideways or extends beyond its edge. */
  wide(root: Element): string[]
  /** No text is cut off or spills out of the box that it is drawn on. */
  cut(root: Element): string[]
  /** No two texts overlap. */
  overlapping(root: Element): string[]
  /** What can be tapped is at least 44 px wide and high; links in running text are not, and a carousel's dots are 24. */
  smallTargets(root: Element): string[]
  /** Every example shows something, unless a condition of its own hides it here. */
  empty(root: Element): string[]
  /** Doubles the size of every text, as a phone does when set to. */
  doubleText(): void
}

declare global {
  interface Window {
    audit: Audit
  }
}
