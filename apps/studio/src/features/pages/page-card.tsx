import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { PageThumbnail } from '../../ui/page-thumbnail'
import { PageTags } from './filing/page-tags'
import { wording as filingWording } from './filing/wording'
import { PageCode } from './page-code'
import { PageMarks } from './page-marks'
import { PageMenu } from './page-menu'
import { ownerText, windowText } from './page-words'
import type { OpenDialog } from './use-page-acts'
import type { PageSelection } from './use-page-selection'
import type { PageRow } from './use-pages'
import { wording } from './wording'

interface PageCardProps {
  page: PageRow
  onOpen: OpenDialog
  /** Who is editing it now. */
  editors: readonly string[] | undefined
  /** Undefined: none can be chosen. */
  selection: PageSelection | undefined
}

/** One page as a card: its look, its title, its state. */
export function PageCard({ page, onOpen, editors, selection }: PageCardProps) {
  const { code, title, revision, newest_version, former_codes } = page
  const changed = wording.changed(dateTimeText(page.updated_at), page.updated_by)
  return (
    <li className={selection?.has(code) ? 'pg-card pg-card-chosen' : 'pg-card'}>
      {selection && (
        <Checkbox
          className="pg-card-choice"
          aria-label={filingWording.choose(title)}
          checked={selection.has(code)}
          onChange={({ target }) => selection.set(code, target.checked)}
        />
      )}
      {/* The title leads to the same place by keyboard. */}
      <Link to={`/pages/${code}/edit`} className="pg-card-picture" tabIndex={-1} aria-hidden="true">
        <PageThumbnail key={`${revision} ${newest_version}`} look={page.look} title={title} />
      </Link>
      <div className="pg-card-words">
        <h2>
          <Link to={`/pages/${code}/edit`} title={title}>
            {title}
          </Link>
        </h2>
        <PageCode code={code} former={former_codes} />
        <PageMarks page={page} {...(editors && { editors })} />
        <dl>
          <dt>{wording.columns.owner}</dt>
          <dd>{ownerText(page)}</dd>
          <dt>{wording.columns.window}</dt>
          <dd>{windowText(page)}</dd>
          {page.folder && (
            <>
              <dt>{wording.columns.folder}</dt>
              <dd>{page.folder.name}</dd>
            </>
          )}
        </dl>
        <PageTags tags={page.tags} />
      </div>
      <div className="pg-card-foot">
        <span className="st-soft" title={changed}>
          {changed}
        </span>
        <PageMenu page={page} onOpen={onOpen} />
      </div>
    </li>
  )
}
