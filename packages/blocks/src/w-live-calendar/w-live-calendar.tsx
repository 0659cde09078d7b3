import './w-live-calendar.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { useState } from 'react'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { type CalendarShown, shownOf, weekOf, weekQuery } from './calendar-shown'
import { LiveRow, WholeLive } from './live-row'
import type { WLiveCalendarProps } from './props'
import { WeekStrip } from './week-strip'

const PARTS = ['empty', 'failed', 'loading'] as const

function WLiveCalendar({ id, props: { title, page_code } }: ViewProps<WLiveCalendarProps>) {
  const shown = useWeek(page_code)
  return (
    <div
      className="yz-lives"
      aria-busy={shown.part === 'loading' || undefined}
      data-lives={id}
      data-page={page_code || undefined}
    >
      <BlockTitle text={title} />
      <WeekStrip days={shown.days} chosen={0} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-lives__list" role="list" hidden={shown.part !== 'lives'}>
        {shown.lives.map((live) => (
          <LiveRow key={live.live_id} live={live} />
        ))}
      </ul>
      <div data-part="">{shown.part !== 'lives' && <PartOf part={shown.part} msg={shown.msg} />}</div>
      <label className="yz-lives__sms">
        <input type="checkbox" data-sms="" />
        <span>预约时，同意开播前 15 分钟用短信提醒我</span>
      </label>
      <p className="yz-lives__status-line" role="status" />
      <Later name="live">
        <WholeLive />
      </Later>
      {PARTS.map((part) => (
        <Later key={part} name={part}>
          <PartOf part={part} msg="" />
        </Later>
      ))}
    </div>
  )
}

/** The week that begins today, and what is on. A page that was rendered on another day is corrected by live.ts. */
function useWeek(page_code: string): CalendarShown {
  const host = useHost()
  const [now] = useState(() => host.now())
  const { answer } = useAnswer('activitiesCalendar', weekQuery(now, page_code))
  return shownOf(weekOf(now), answer, 0)
}

function PartOf({ part, msg }: Pick<CalendarShown, 'msg'> & { part: (typeof PARTS)[number] }) {
  switch (part) {
    case 'loading':
      return (
        <div className="yz-lives__waiting" aria-hidden="true">
          <i />
          <i />
        </div>
      )
    case 'empty':
      return <p className="yz-lives__empty">这一天没有直播</p>
    case 'failed':
      return (
        <div className="yz-lives__empty">
          <p role="alert">{msg}</p>
          <button className="yz-tap yz-lives__again" type="button" data-does="again">
            重试
          </button>
        </div>
      )
  }
}

export const wLiveCalendar = defineView<WLiveCalendarProps>({
  name: 'wLiveCalendar',
  view: WLiveCalendar,
  live: 'near',
})
