import { randomUUID } from 'node:crypto'
import type { Role } from '@yingzao/contract/studio'
import { STUDIO_HEADER } from '../../http/studio-request'
import { hashPassword } from '../members/hash-password'
import { insertMember } from '../members/member-store'
import { newSessionToken } from '../members/session-cookie'
import { insertSession } from '../members/session-store'
import type { TestStore } from './start-test-gateway'

/** The password of every member of a test. */
export const MEMBER_PASSWORD = 'correct horse battery'

/** Weak on purpose: a hash names its cost, and no test has the time for a real one. */
const CHEAP = { n: 2, r: 1, p: 1 }

export interface SignedInMember {
  member_id: number
  login: string
  session_id: string
  /** Pass these to `app.inject`, and the call is this member's. */
  headers: { cookie: string; 'x-yingzao-studio': string }
}

export interface MemberOfTest {
  roles: [Role, ...Role[]]
  login?: string
  name?: string
  must_change_password?: boolean
}

/**
 * Adds a member and logs them in, without a call: `const { headers } = await signInMember(gateway, { roles:
 * ['operator'] })`. Somebody new each time. Logins are valid in every twin of the gateway.
 */
export async function signInMember(
  { ctx }: { ctx: Pick<TestStore['ctx'], 'db'> },
  {
    roles,
    login = `m-${randomUUID().slice(0, 12)}`,
    name = '示例成员',
    must_change_password = false,
  }: MemberOfTest,
): Promise<SignedInMember> {
  const password_hash = await hashPassword(MEMBER_PASSWORD, CHEAP)
  const row = await insertMember(ctx.db.orm, { login, name, roles, password_hash, must_change_password })
  if (!row) throw new Error(`Two members of a test cannot both be called ${login}.`)
  const { token, sessionId } = newSessionToken()
  const { member_id } = row
  await insertSession(ctx.db.orm, { session_id: sessionId, member_id, ip: '127.0.0.1', ua: 'test' })
  const headers = { cookie: `studio=${token}`, [STUDIO_HEADER]: '1' }
  return { member_id, login, session_id: sessionId, headers: headers as SignedInMember['headers'] }
}
