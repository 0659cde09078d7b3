import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Member } from '../../http/member'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { addMember } from './add-member'
import { changeMember } from './change-member'
import { changePassword } from './change-password'
import { deviceFrom, setDeviceCookie } from './device-cookie'
import { listMembers } from './list-members'
import { endMemberSession, memberSessions } from './member-sessions'
import { findActive, findOpenSetup, updateMember } from './member-store'
import { resetPassword } from './reset-password'
import { clearSessionCookie, sessionIdFrom, setSessionCookie } from './session-cookie'
import { endSession } from './session-store'
import { setUp } from './set-up'
import { type Browser, signIn } from './sign-in'

/** Longer ones say nothing more. */
const LONGEST_UA = 300

/** The calls of this module. */
export function registerMemberOperations(app: FastifyInstance, ctx: Context): void {
  registerOwnCalls(app, ctx)
  registerStudioOperation(app, studioOperations.memberList, async () => ({ list: await listMembers(ctx) }))
  registerStudioOperation(app, studioOperations.memberOptions, async ({ role }) => ({
    list: await findActive(ctx.db.orm, role),
  }))
  registerStudioOperation(app, studioOperations.memberAdd, (input, member, request) =>
    addMember(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.memberChange, async (input, member, request) => {
    await changeMember(ctx, actorOf(member, request), input)
    return {}
  })
  registerStudioOperation(app, studioOperations.memberResetPassword, ({ member_id }, member, request) =>
    resetPassword(ctx, actorOf(member, request), member_id),
  )
}

/** What a member does for themselves. */
function registerOwnCalls(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx
  registerStudioOperation(app, studioOperations.studioSession, async (_input, member) => ({
    member: member && selfOf(member),
    needs_setup: (await findOpenSetup(db.orm)) !== undefined,
  }))
  registerStudioOperation(app, studioOperations.studioSetup, async (input, _member, request, reply) =>
    logIn(reply, await setUp(ctx, input, browserOf(request))),
  )
  registerStudioOperation(app, studioOperations.studioSignIn, async (input, _member, request, reply) => {
    const login = input.login.trim().toLowerCase()
    const device = deviceFrom(request, config, login)
    const wanted = { login, password: input.password, device }
    return logIn(reply, await signIn(ctx, wanted, browserOf(request)), device)
  })
  registerStudioOperation(
    app,
    studioOperations.studioSignOut,
    async (_input, { sessionId }, _request, reply) => {
      await endSession(db.orm, sessionId)
      clearSessionCookie(reply, config)
      return {}
    },
  )
  registerStudioOperation(app, studioOperations.studioChangePassword, async (input, member, request) => {
    await changePassword(ctx, actorOf(member, request), { ...input, member })
    return {}
  })
  registerStudioOperation(app, studioOperations.studioLanguageSet, async (changes, { member_id }) => {
    await updateMember(db.orm, member_id, changes)
    return {}
  })
  registerStudioOperation(app, studioOperations.memberSessions, ({ member_id }, member) =>
    memberSessions(ctx, member, member_id),
  )
  registerStudioOperation(app, studioOperations.memberEndSession, async ({ session_id }, member, request) => {
    await endMemberSession(ctx, actorOf(member, request), { member, session_id })
    return {}
  })

  function logIn(reply: FastifyReply, { row, token }: Awaited<ReturnType<typeof signIn>>, device?: string) {
    setSessionCookie(reply, config, token)
    setDeviceCookie(reply, config, { login: row.login, device })
    return { member: selfOf(row) }
  }
}

function selfOf({
  member_id,
  login,
  name,
  roles,
  must_change_password,
  language,
}: Omit<Member, 'sessionId'>) {
  return { member_id, login, name, roles: [...roles], must_change_password, language }
}

function browserOf(request: FastifyRequest): Browser {
  const ua = (request.headers['user-agent'] ?? '').slice(0, LONGEST_UA)
  return { ip: request.ip, ua, sessionId: sessionIdFrom(request) }
}
