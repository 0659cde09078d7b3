import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { PageThumbnail } from '../../ui/page-thumbnail'
import { StatusMark } from '../../ui/status-mark'
import { HomeCard } from './home-card'
import { editorOf } from './home-row'
import type { Dashboard } from './use-dashboard'
import { wording } from './wording'

const { published: words } = wording

/** The pages that visitors see, as small pictures. */
export function PublishedCard({ dashboard: { counts, published } }: { dashboard: Dashboard }) {
  return (
    <HomeCard title={words.title} place="published" count={counts.published} all="/pages?state=published">
      {published.length === 0 && <p className="ho-none">{words.none}</p>}
      <ul className="ho-pages">
        {published.map((page) => (
          <li key={page.code}>
            <Link to={editorOf(page.code)} className="ho-page">
              <span className="ho-picture">
                <PageThumbnail
                  key={`${page.revision} ${page.newest_version}`}
                  look={page.look}
                  title={page.title}
                />
              </span>
              <strong>{page.title}</strong>
              <span className="ho-note">{words.changed(dateTimeText(page.updated_at), page.updated_by)}</span>
              {page.has_changes && <StatusMark tone="new">{words.hasChanges}</StatusMark>}
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
