import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { wording } from './wording'

interface HomeCardProps {
  title: string
  /** Its place among the other cards, by its name in the style sheet; by default at the side. */
  place?: 'start' | 'waiting' | 'published'
  /** How many there are in all; absent where the number says nothing. */
  count?: number
  /** The path of the list of all of them. */
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
