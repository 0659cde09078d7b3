import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface HomeRowProps {
  to: string
  title: string
  /** Shown below the title, or beside it where there is room. */
  note?: ReactNode
  isWarning?: boolean
}

/** A line that links to where something can be done about it. */
export function HomeRow({ to, title, note, isWarning = false }: HomeRowProps) {
  return (
    <li>
      <Link to={to} className="ho-row">
        <span className="ho-row-title">{title}</span>
        {note !== undefined && <span className={isWarning ? 'ho-note st-warn' : 'ho-note'}>{note}</span>}
      </Link>
    </li>
  )
}

/** Where a page is edited, and published or taken down. */
export function editorOf(code: string): string {
  return `/pages/${code}/edit`
}
