import type { ReactNode } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { HomeCard } from './home-card'
import { editorOf, HomeRow } from './home-row'
import type { Dashboard } from './use-dashboard'
import { wording } from './wording'

const { waiting: words } = wording

type Scheduled = Dashboard['scheduled'][number]

/** What somebody has to do, or what will happen by itself. */
export function WaitingCard({ dashboard }: { dashboard: Dashboard }) {
  const { alarms, changed, counts, leads, scheduled } = dashboard
  const untaken = leads?.untaken ?? 0
  const isNothing = alarms + untaken + counts.scheduled + counts.changed + counts.unpublished === 0
  return (
    <HomeCard title={words.title} place="waiting">
      {isNothing && <p className="ho-none">{words.none}</p>}
      {alarms > 0 && (
        <ul>
          <HomeRow to="/alarms?state=open" title={words.alarms} note={words.alarmsCount(alarms)} isWarning />
        </ul>
      )}
      {leads && untaken > 0 && (
        <ul>
          <HomeRow
            to="/leads?status=new&assignee=none"
            title={words.untaken}
            note={words.untakenCount(untaken, leads.is_untaken_capped)}
          />
        </ul>
      )}
      <Part title={words.scheduled} count={counts.scheduled}>
        {scheduled.map((page) => (
          <HomeRow
            key={page.code}
            to={editorOf(page.code)}
            title={page.title}
            note={scheduleText(page)}
            isWarning={page.schedule.problem !== null}
          />
        ))}
        <More to="/pages?state=scheduled" count={counts.scheduled} shown={scheduled.length} />
      </Part>
      <Part title={words.changed} count={counts.changed}>
        {changed.map(({ code, title, updated_at, updated_by }) => (
          <HomeRow
            key={code}
            to={editorOf(code)}
            title={title}
            note={wording.published.changed(dateTimeText(updated_at), updated_by)}
          />
        ))}
        <More to="/pages?state=changed" count={counts.changed} shown={changed.length} />
      </Part>
      {counts.unpublished > 0 && (
        <ul className="ho-part">
          <HomeRow to="/pages?state=draft" title={words.unpublished} note={words.pages(counts.unpublished)} />
        </ul>
      )}
    </HomeCard>
  )
}

function scheduleText({ schedule: { problem, publish_at, take_down_at } }: Scheduled): string {
  if (problem !== null) return words.failed(problem)
  const publish = publish_at ? words.willPublish(dateTimeText(publish_at)) : ''
  const takeDown = take_down_at ? words.willTakeDown(dateTimeText(take_down_at)) : ''
  return publish && takeDown ? words.both(publish, takeDown) : publish || takeDown
}

/** Rows of one kind; nothing if there are none. */
function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className="ho-part" aria-label={title}>
      <h3>
        {title}
        <span className="ho-count">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

/** A link to those beyond the few shown. */
function More({ to, count, shown }: { to: string; count: number; shown: number }) {
  if (count <= shown) return null
  return <HomeRow to={to} title={wording.all} note={words.pages(count)} />
}
