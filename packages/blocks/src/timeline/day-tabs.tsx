import { Fragment } from 'react'
import { dayInLine } from './day-name'
import type { Day } from './days'
import { Events } from './event'

/**
 * One day at a time, chosen by radio buttons that need no script: each comes before its label and its events, and the
 * style sheet puts all labels into one row above.
 */
export function DayTabs({ id, days }: { id: string; days: readonly Day[] }) {
  // No block can have such an id: a slash is not allowed in one.
  const radioId = (index: number) => `${id}/day-${index}`
  return (
    <div className="yz-timeline__tabs">
      {days.map((day, index) => (
        <Fragment key={radioId(index)}>
          <input
            className="yz-timeline__radio"
            id={radioId(index)}
            type="radio"
            name={`${id}/day`}
            defaultChecked={index === 0}
          />
          <label className="yz-timeline__tab" htmlFor={radioId(index)}>
            {dayInLine(day) || '其他'}
          </label>
          <div className="yz-timeline__panel">
            <Events events={day.events} />
          </div>
        </Fragment>
      ))}
    </div>
  )
}
