import type { Context } from '../../context'
import type { FindMember } from '../../http/member'
import { sessionIdFrom } from './session-cookie'
import { findLiveMember } from './session-store'

/**
 * Finds whose login a request carries. Queried every time and never cached: a logout, a new role or a disabled member
 * must take effect in all processes at once.
 */
export function memberFinder({ db }: Pick<Context, 'db'>): FindMember {
  return async (request) => {
    const sessionId = sessionIdFrom(request)
    return sessionId === undefined ? null : findLiveMember(db, sessionId)
  }
}
