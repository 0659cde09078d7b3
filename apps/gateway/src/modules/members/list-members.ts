import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { findSummaries } from './member-store'

type MemberLine = StudioResponse<StudioOperations['memberList']>['list'][number]

/** All members, in the order in which they came. */
export async function listMembers({ db }: Pick<Context, 'db'>): Promise<MemberLine[]> {
  const rows = await findSummaries(db.orm)
  return rows.map(({ last_seen_at, created_at, ...row }) => ({
    ...row,
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }))
}
