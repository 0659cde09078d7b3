import type { List } from './formats'

const LINES = 'M6 3.5h8M6 8h8M6 12.5h8'
const MARKS: Readonly<Record<List, string>> = {
  ul: 'M2.5 3.5h.01M2.5 8h.01M2.5 12.5h.01',
  ol: 'M1.8 2.4l1-.6v3.6M1.6 11c.2-.8 2-.9 2 .3 0 .8-1.9 1.6-2 2.6h2.2',
}

const LINK =
  'M6.5 9.5a3 3 0 0 0 4.3 0l2.2-2.2a3 3 0 0 0-4.3-4.3L7.6 4.1M9.5 6.5a3 3 0 0 0-4.3 0L3 8.7A3 3 0 0 0 7.3 13l1.1-1.1'

/** Two links of a chain. */
export function LinkPicture() {
  return (
    <svg viewBox="0 0 16 16" className="rt-picture" aria-hidden="true">
      <path d={LINK} />
    </svg>
  )
}

/** Three lines, with dots or numbers before them. */
export function ListPicture({ list }: { list: List }) {
  return (
    <svg viewBox="0 0 16 16" className="rt-picture" aria-hidden="true">
      <path d={LINES} />
      <path d={MARKS[list]} strokeWidth={list === 'ul' ? 2.4 : 1.2} />
    </svg>
  )
}
