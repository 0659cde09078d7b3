import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { findSummaries } from './member-store'
import { findLocked, loginKey } from './sign-in-tries'

type MemberLine = StudioResponse<StudioOperations['memberList']>['list'][number]

/** All members, in the order in which they came. */
export async function listMembers({ config, db }: Pick<Context, 'config' | 'db'>): Promise<MemberLine[]> {
  const rows = await findSummaries(db.orm)
  const keys = rows.map(({ login }) => loginKey(config, login))
  const locked = await findLocked(db, keys)
  return rows.map(({ last_seen_at, created_at, ...row }, index) => ({
    ...row,
    is_locked: locked.has(keys[index] ?? ''),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }))
}
