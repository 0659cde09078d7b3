import type { Context } from '../../context'
import type { FindMember } from '../../http/member'
import { sessionIdFrom } from './session-cookie'
import { findLiveMember } from './session-store'

/**
 * Finds whose login a request brings. Asked every time and never remembered: an end, a new role or a disabled member
 * must hold in all processes at once.
 */
export function memberFinder({ db }: Pick<Context, 'db'>): FindMember {
  return async (request) => {
    const sessionId = sessionIdFrom(request)
    return sessionId === undefined ? null : findLiveMember(db, sessionId)
  }
}
