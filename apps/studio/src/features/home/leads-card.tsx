import { DayBars } from './day-bars'
import { HomeCard } from './home-card'
import { HomeRow } from './home-row'
import type { Dashboard } from './use-dashboard'
import { wording } from './wording'

const { leads: words } = wording

type Leads = NonNullable<Dashboard['leads']>

/** How many leads have come in, and from where. */
export function LeadsCard({ leads }: { leads: Leads }) {
  const { days, pages, today, yesterday_by_now } = leads
  const day = days.at(-1)?.day ?? ''
  return (
    <HomeCard title={words.title} all={`/leads?from=${day}`}>
      <div className="ho-today">
        <p>
          <strong>{today}</strong> {words.unit(today)}
        </p>
        <p className="ho-note">{words.yesterday(yesterday_by_now, difference(today - yesterday_by_now))}</p>
      </div>
      {days.some(({ count }) => count > 0) ? (
        <>
          <h3>{words.days}</h3>
          <DayBars days={days} />
        </>
      ) : (
        <p className="ho-none">{words.none}</p>
      )}
      {pages.length > 0 && (
        <section className="ho-part" aria-label={words.pages}>
          <h3>{words.pages}</h3>
          <ul>
            {pages.map(({ code, title, count }) => (
              <HomeRow
                key={code}
                to={leadsOf(code, day)}
                title={title || code || words.noPage}
                note={words.count(count)}
              />
            ))}
          </ul>
        </section>
      )}
    </HomeCard>
  )
}

function difference(more: number): string {
  if (more === 0) return words.same
  return more > 0 ? words.more(more) : words.fewer(-more)
}

/** The leads of a page since a day; of all pages where the lead named none. */
function leadsOf(code: string, day: string): string {
  const search = new URLSearchParams({ ...(code !== '' && { page_code: code }), from: day })
  return `/leads?${search}`
}
