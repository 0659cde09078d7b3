import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wording } from './wording'

interface HomeCardProps {
  title: string
  /** Where it stands among the others, as the style sheet names it; at the side unless told. */
  place?: 'start' | 'waiting' | 'published'
  /** How many there are in all; absent where that says nothing. */
  count?: number
  /** Where all of them are. */
  all?: string
  children: ReactNode
}

/** A part of the first screen. */
export function HomeCard({ title, place, count, all, children }: HomeCardProps) {
  return (
    <Card
      className={place === undefined ? 'ho-card' : `ho-card ho-${place}`}
      title={
        <h2>
          {title}
          {count !== undefined && count > 0 && <span className="ho-count">{count}</span>}
        </h2>
      }
      extra={
        all !== undefined && (
          <Link to={all} aria-label={wording.allOf(title)}>
            {wording.all}
          </Link>
        )
      }
    >
      {children}
    </Card>
  )
}
