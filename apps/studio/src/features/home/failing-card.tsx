import { Beyond } from './beyond'
import { HomeCard } from './home-card'
import { editorOf, HomeRow } from './home-row'
import type { Dashboard } from './use-dashboard'
import { wording } from './wording'

const { failing: words } = wording

/** Published pages that the rules of today would refuse. */
export function FailingCard({ dashboard: { counts, failing } }: { dashboard: Dashboard }) {
  return (
    <HomeCard title={words.title} count={counts.failing}>
      {counts.failing > 0 && <p className="ho-none">{words.about}</p>}
      {counts.failing === 0 && counts.unjudged === 0 && <p className="ho-none">{words.none}</p>}
      <ul>
        {failing.map(({ code, title, errors, first_error }) => (
          <HomeRow
            key={code}
            to={editorOf(code)}
            title={title}
            note={words.errors(errors, first_error)}
            isWarning
          />
        ))}
      </ul>
      <Beyond count={counts.failing} shown={failing.length} />
      {counts.unjudged > 0 && <p className="ho-none">{words.unjudged(counts.unjudged)}</p>}
    </HomeCard>
  )
}
