import { type PageState, studioErrors } from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error'
import { page } from './page-tables'

type Columns = Pick<typeof page.$inferSelect, 'status' | 'archived_at'>

/**
 * What somebody does to a page as a whole. Saves, restores and imports are allowed in any state and do not change it.
 */
export type PageAct = 'publish' | 'schedule' | 'take_down' | 'archive' | 'unarchive'

/** What an act changes in a page's row. */
interface Move {
  status?: Columns['status']
  archived_at?: SQL | null
}

const TO_PUBLISHED: Move = { status: 'published', archived_at: null }
const TO_TAKEN_DOWN: Move = { status: 'taken_down' }
const TO_ARCHIVED: Move = { archived_at: sql`now()` }
/** An archived page remembers its former state. */
const BACK: Move = { archived_at: null }
const STAYS = 'stays'
/** Visitors see it: it has to be taken down first. */
const REFUSED = 'refused'

/** The moves from every state by every act, and there are no others. */
const MOVES: Record<PageAct, Record<PageState, Move | typeof STAYS | typeof REFUSED>> = {
  publish: {
    draft: TO_PUBLISHED,
    published: TO_PUBLISHED,
    taken_down: TO_PUBLISHED,
    archived: TO_PUBLISHED,
  },
  // A page that visitors are going to see does not stay archived.
  schedule: { draft: STAYS, published: STAYS, taken_down: STAYS, archived: BACK },
  take_down: { draft: STAYS, published: TO_TAKEN_DOWN, taken_down: STAYS, archived: STAYS },
  archive: { draft: TO_ARCHIVED, published: REFUSED, taken_down: TO_ARCHIVED, archived: STAYS },
  unarchive: { draft: STAYS, published: STAYS, taken_down: STAYS, archived: BACK },
}

/**
 * What an act changes in the row of a page, which the caller holds. Undefined: the page is in that state already, or
 * the act does not apply to it. Throws `stillPublished` where the state forbids the act.
 */
export function moveOf(act: PageAct, row: Columns): Move | undefined {
  const move = MOVES[act][stateOf(row)]
  if (move === REFUSED) throw new AppError(studioErrors.stillPublished)
  return move === STAYS ? undefined : move
}

/** What a page is to its visitors. */
function stateOf({ status, archived_at }: Columns): PageState {
  return archived_at === null ? status : 'archived'
}

/** The same in a query. */
export const stateColumn = sql<PageState>`CASE WHEN ${page.archived_at} IS NULL THEN ${page.status} ELSE 'archived' END`

/** In a query: visitors see it. */
export const isPublished = eq(page.status, 'published')

/** Whether visitors have ever seen a page: then its address is known outside. */
export function wasPublished({ status }: Pick<Columns, 'status'>): boolean {
  return status !== 'draft'
}
