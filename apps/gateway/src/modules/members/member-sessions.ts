import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { describeDevice } from './describe-device'
import { findMember } from './member-store'
import { endSession, findLiveSessions } from './session-store'

type Sessions = StudioResponse<StudioOperations['memberSessions']>

/** Active logins: one's own, or, for administrators, those of another member. */
export async function memberSessions(
  { db }: Pick<Context, 'db'>,
  member: Member,
  member_id: number = member.member_id,
): Promise<Sessions> {
  if (member_id !== member.member_id) {
    if (!isAdministrator(member)) throw new AppError(studioErrors.forbidden)
    if (!(await findMember(db.orm, member_id))) throw new AppError(studioErrors.notFound)
  }
  const rows = await findLiveSessions(db.orm, member_id)
  return {
    list: rows.map(({ session_id, ip, ua, created_at, last_seen_at }) => ({
      session_id,
      is_this: session_id === member.sessionId,
      ip,
      device: describeDevice(ua),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
  }
}

/** Ends a login: one's own, or, for administrators, anybody's. For everyone else no logins exist but their own. */
export async function endMemberSession(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { member, session_id }: { member: Member; session_id: string },
): Promise<void> {
  const whose = isAdministrator(member) ? undefined : member.member_id
  await db.orm.transaction(async (tx) => {
    const member_id = await endSession(tx, session_id, whose)
    if (member_id === undefined) throw new AppError(studioErrors.notFound)
    await appendAudit({ config }, tx, actor, { action: 'member.end_session', subject: `member:${member_id}` })
  })
}

function isAdministrator({ roles }: Member): boolean {
  return roles.includes('administrator')
}
