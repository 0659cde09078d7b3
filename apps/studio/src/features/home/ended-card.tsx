import { dateTimeText } from '../../state/date-time-text'
import { Beyond } from './beyond'
import { HomeCard } from './home-card'
import { editorOf, HomeRow } from './home-row'
import type { Dashboard } from './use-dashboard'
import { wording } from './wording'

const { ended: words } = wording

/** Published pages that still advertise what is over. */
export function EndedCard({ dashboard: { counts, ended } }: { dashboard: Dashboard }) {
  return (
    <HomeCard title={words.title} count={counts.ended}>
      <p className="ho-none">{counts.ended > 0 ? words.about : words.none}</p>
      <ul>
        {ended.map(({ code, title, what, ended_at }) => (
          <HomeRow
            key={code}
            to={editorOf(code)}
            title={title}
            note={words[what](dateTimeText(ended_at))}
            isWarning
          />
        ))}
      </ul>
      <Beyond count={counts.ended} shown={ended.length} />
    </HomeCard>
  )
}
