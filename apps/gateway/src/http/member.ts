import {
  admits,
  type Role,
  type StudioLanguage,
  type StudioOperation,
  studioErrors,
} from '@yingzao/contract/studio'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error'

/** Who is logged in to the Studio, according to the cookie and confirmed by its session. */
export interface Member {
  member_id: number
  login: string
  name: string
  roles: readonly Role[]
  /** Their password was set by somebody else, and lets them do nothing but change it. */
  must_change_password: boolean
  /** The Studio's language for them. */
  language: StudioLanguage
  /** Which of the member's logins this is. */
  sessionId: string
}

/** Finds who makes a call. Null: no cookie, or one whose login has ended. */
export type FindMember = (request: FastifyRequest) => Promise<Member | null>

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the members module. A frame without it recognises nobody, so that nothing is open by mistake. */
    findMember: FindMember
  }
}

/** The calls that somebody with a first password may make: those that replace it or log out. */
const WITH_FIRST_PASSWORD: readonly string[] = ['studioSignOut', 'studioChangePassword']

/** Finds out who makes a call, and whether they may. Null only where `anyone` may call. */
export async function readMember(
  operation: StudioOperation,
  request: FastifyRequest,
): Promise<Member | null> {
  const member = await request.server.findMember(request)
  if (operation.access === 'anyone') return member
  if (!member) throw new AppError(studioErrors.signInRequired)
  if (member.must_change_password && !WITH_FIRST_PASSWORD.includes(operation.id)) {
    throw new AppError(studioErrors.passwordChangeRequired)
  }
  if (!admits(operation.access, member.roles)) throw new AppError(studioErrors.forbidden)
  return member
}
