import type { ReactNode } from 'react'
import { Part } from '../parts/part'
import { ShareBar } from '../parts/share-bar'
import type { SliceBy } from '../report-keys'
import { wording } from '../wording'
import type { LinkNames } from '../words/channel-words'
import { countText } from '../words/numbers'
import { sliceText } from '../words/slice-words'

interface Named {
  key: string
  name: ReactNode
  views: number
}

interface Valued {
  value: string
  views: number
}

type LiveListProps =
  | { title: string; by?: undefined; rows: readonly Named[] }
  | { title: string; by: SliceBy; rows: readonly Valued[]; links?: LinkNames }

/** Where the views of the last half hour were, most viewed first. */
export function LiveList(props: LiveListProps) {
  const { title } = props
  const rows: readonly Named[] =
    props.by === undefined
      ? props.rows
      : props.rows.map(({ value, views }) => ({
          key: value,
          name: sliceText(props.by, value, props.links),
          views,
        }))
  const all = rows.reduce((sum, { views }) => sum + views, 0)
  return (
    <Part title={title}>
      {rows.length === 0 ? (
        <p className="st-soft">{wording.live.noneShort}</p>
      ) : (
        <ul className="rp-live-list">
          {rows.map(({ key, name, views }) => (
            <li key={key}>
              <span className="rp-live-name">{name}</span>
              <span className="st-number">{countText(views)}</span>
              <ShareBar part={views} all={all} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
