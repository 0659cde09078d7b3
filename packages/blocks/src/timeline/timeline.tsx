import './timeline.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { DayName } from './day-name'
import { DayTabs } from './day-tabs'
import { type Day, daysOf } from './days'
import { Events } from './event'
import { NextEvent } from './next-event'
import type { TimelineProps } from './props'

function Timeline({ id, props: { title, look, list } }: ViewProps<TimelineProps>) {
  if (list.length === 0) return null
  const days = daysOf(list)
  return (
    <div className={`yz-timeline yz-timeline--${look}`}>
      <BlockTitle text={title} />
      {drawDays(id, look, days)}
    </div>
  )
}

function drawDays(id: string, look: TimelineProps['look'], days: readonly Day[]) {
  if (look === 'next') return <NextEvent days={days} />
  // One day alone needs nothing to choose it by.
  if (look === 'tabs' && days.length > 1) return <DayTabs id={id} days={days} />
  return days.map((day, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: days have no id, and two may be called the same.
    <div key={index} className="yz-timeline__part">
      <DayName {...day} />
      <Events events={day.events} />
    </div>
  ))
}

export const timeline = defineView<TimelineProps>({ name: 'timeline', view: Timeline })
