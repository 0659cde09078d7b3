import {
  type PageState,
  pageStates,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { momentOf } from '../../../db/micros'
import type { Member } from '../../../http/member'
import { isIn, isTagged } from '../filing/filing-store'
import { isPublished, stateColumn } from '../page-state'
import { page } from '../page-tables'
import { type Cursor, readCursor, writeCursor } from './cursor'
import { listedPage } from './listed-page'
import { changedAt, countStates, findRows, hasChanges, isScheduled, titleOf } from './page-rows'

type PageList = StudioOperations['pageList']
type Input = StudioInput<PageList>

/** The next pages of the list, last changed first. Archived ones are included only on request. */
export async function listPages(
  ctx: Pick<Context, 'config' | 'db'>,
  { q = '', state, owner, folder, tag, after, limit }: Input,
  { member_id }: Pick<Member, 'member_id'>,
): Promise<StudioResponse<PageList>> {
  const { orm } = ctx.db
  const found = and(
    isCalled(q.trim()),
    isOwnedBy(owner === 'me' ? member_id : owner),
    folder === undefined ? undefined : isIn(folder),
    tag === undefined ? undefined : isTagged(tag),
  )
  const where = and(found, isAt(state), after ? isAfter(readCursor(after)) : undefined)
  const [counts, rows] = await Promise.all([
    countStates(orm, found),
    // One more than is shown tells whether there are more.
    findRows(orm, { where, limit: limit + 1 }),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: await Promise.all(shown.map((row) => listedPage(ctx, row))),
    next: rows.length > limit && last ? writeCursor(last) : null,
    counts: { ...NONE, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) },
  }
}

const NONE = Object.fromEntries(pageStates.map((state) => [state, 0])) as Record<PageState, number>

function isCalled(words: string): SQL | undefined {
  if (words === '') return undefined
  const part = `%${likeText(words)}%`
  return or(ilike(titleOf, part), ilike(page.code, part))
}

function isOwnedBy(member: number | undefined): SQL | undefined {
  return member === undefined ? undefined : eq(page.owner_id, member)
}

function isAt(state: Input['state']): SQL | undefined {
  if (state === 'scheduled') return isScheduled
  // What nobody sees yet has nothing to differ from.
  if (state === 'changed') return and(isPublished, hasChanges)
  return state ? eq(stateColumn, state) : sql`${page.archived_at} IS NULL`
}

function isAfter({ micros, id }: Cursor): SQL {
  return sql`(${changedAt}, ${page.id})
    < (${momentOf(micros)}, ${id}::bigint)`
}
