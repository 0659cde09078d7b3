import { Skeleton } from 'antd'
import { PageCard } from './page-card'
import type { OpenDialog } from './use-page-acts'
import type { PageSelection } from './use-page-selection'
import type { PageRow } from './use-pages'

const WAITING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

interface PageCardsProps {
  /** Undefined while they are being fetched. */
  rows: readonly PageRow[] | undefined
  isOld: boolean
  onOpen: OpenDialog
  editors: ReadonlyMap<string, readonly string[]>
  /** Undefined: none can be chosen. */
  selection: PageSelection | undefined
}

/** The pages as cards. */
export function PageCards({ rows, isOld, onOpen, editors, selection }: PageCardsProps) {
  if (!rows) {
    return (
      <div className="pg-cards" aria-hidden="true">
        {WAITING.map((key) => (
          <div key={key} className="pg-card">
            <div className="pg-card-picture">
              <div className="st-phone st-phone-waiting" />
            </div>
            <div className="pg-card-words">
              <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 3 }} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className={isOld ? 'pg-cards pg-old' : 'pg-cards'}>
      {rows.map((page) => (
        <PageCard
          key={page.code}
          page={page}
          onOpen={onOpen}
          editors={editors.get(page.code)}
          selection={selection}
        />
      ))}
    </ul>
  )
}
