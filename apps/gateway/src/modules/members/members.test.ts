import type { Role, StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../http/app-error'
import { meetingOf } from '../testing/race'
import { MEMBER_PASSWORD, type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { changeMember } from './change-member'

let gateway: TestGateway
let admin: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await gateway.ctx.db.pool.query('DELETE FROM member_session; DELETE FROM member; DELETE FROM call_count')
  admin = await signInMember(gateway, { roles: ['administrator'], login: 'admin' })
})

const call = <Id extends keyof StudioOperations>(
  id: Id,
  payload: StudioPayload<StudioOperations[Id]>,
  caller?: { headers: Record<string, string> },
) => callStudio(gateway, id, payload, caller)

const isLoggedIn = async (member: SignedInMember) =>
  (await call('studioSession', {}, member)).response.member !== null

/** What the audit log says of the last act. */
async function lastAct() {
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT who, action, subject, before, after, host(ip) AS ip FROM audit_log ORDER BY seq DESC LIMIT 1',
  )
  return rows[0]
}

describe('a new member', () => {
  test('gets a first password that lets them do nothing but change it', async () => {
    const fields = { login: 'Li.Si', name: '李四', roles: ['operator', 'auditor', 'operator'] as Role[] }
    const { response } = await call('memberAdd', fields, admin)
    const { member_id, first_password } = response
    expect(await lastAct()).toEqual({
      who: `member:${admin.member_id}`,
      action: 'member.add',
      subject: `member:${member_id}`,
      before: null,
      after: { login: 'li.si', name: '李四', roles: ['operator', 'auditor'] },
      ip: '127.0.0.1',
    })
    const login = await call('studioSignIn', { login: 'li.si', password: first_password })
    expect(login.response.member.must_change_password).toBe(true)
    const li = { headers: { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' } }
    expect(await call('memberOptions', {}, li)).toMatchObject({ status: 403, code: 403003 })
    const change = { old_password: first_password, password: 'a long way to the sea' }
    expect((await call('studioChangePassword', change, li)).status).toBe(200)
    expect((await call('memberOptions', {}, li)).status).toBe(200)
    expect((await call('studioSignIn', { login: 'li.si', password: first_password })).status).toBe(401)
  })

  test('needs a login of their own', async () => {
    const fields = { login: 'ADMIN', name: '李四', roles: ['operator'] as Role[] }
    expect(await call('memberAdd', fields, admin)).toMatchObject({ status: 409, code: 409002 })
  })

  test.each([
    { login: 'a' },
    { login: '-ab' },
    { login: 'a b' },
    { login: '王五' },
    { name: ' ' },
    { name: '名'.repeat(21) },
    { roles: [] },
    { roles: ['root'] },
    { password: 'x' },
  ])('with %j is refused', async (wrong) => {
    const fields = { login: 'li.si', name: '李四', roles: ['operator'], ...wrong }
    expect(await call('memberAdd', fields as never, admin)).toMatchObject({ status: 400, code: 400001 })
  })

  test('is listed with what an administrator needs to know, and offered where members are chosen', async () => {
    const { member_id } = await signInMember(gateway, { roles: ['operator'], login: 'op', name: '李四' })
    await gateway.ctx.db.pool.query(
      "UPDATE member_session SET last_seen_at = '2026-01-02T03:04:05Z' WHERE member_id = $1",
      [member_id],
    )
    const { list } = (await call('memberList', {}, admin)).response
    expect(list.find((row: { login: string }) => row.login === 'op')).toMatchObject({
      member_id,
      name: '李四',
      roles: ['operator'],
      status: 'active',
      is_locked: false,
      last_seen_at: '2026-01-02T03:04:05.000Z',
    })
    expect((await call('memberOptions', { role: 'operator' }, admin)).response.list).toEqual([
      { member_id, name: '李四' },
    ])
  })
})

describe('a member who is changed', () => {
  test('has the new roles with the next call, in the same login', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    expect((await call('memberList', {}, member)).status).toBe(403)
    const { member_id } = member
    await call('memberChange', { member_id, roles: ['administrator'], name: '示例成员' }, admin)
    expect((await call('memberList', {}, member)).status).toBe(200)
    expect(await lastAct()).toMatchObject({
      action: 'member.change',
      before: { roles: ['editor'] },
      after: { roles: ['administrator'] },
    })
  })

  test('is logged out in every process when they are disabled, and can log in again when they are not', async () => {
    await using twin = await startTwin(gateway)
    const member = await signInMember(gateway, { roles: ['editor'] })
    const { member_id, login } = member
    await callStudio(twin, 'memberChange', { member_id, status: 'disabled' }, admin)
    expect(await isLoggedIn(member)).toBe(false)
    await call('memberChange', { member_id, status: 'active' }, admin)
    expect(await isLoggedIn(member)).toBe(false)
    expect((await call('studioSignIn', { login, password: MEMBER_PASSWORD })).status).toBe(200)
  })

  test('into what they are already leaves no record', async () => {
    const { member_id } = await signInMember(gateway, { roles: ['editor'] })
    const before = await lastAct()
    expect((await call('memberChange', { member_id, roles: ['editor'] }, admin)).status).toBe(200)
    expect(await lastAct()).toEqual(before)
  })

  test('has to be there', async () => {
    for (const id of ['memberChange', 'memberResetPassword'] as const) {
      expect(await call(id, { member_id: 999 }, admin)).toMatchObject({ status: 404, code: 404001 })
    }
  })
})

describe('the last administrator', () => {
  test('keeps the role and the account', async () => {
    const { member_id } = admin
    for (const change of [{ status: 'disabled' as const }, { roles: ['editor' as const] }]) {
      expect(await call('memberChange', { member_id, ...change }, admin)).toMatchObject({
        status: 409,
        code: 409003,
      })
    }
  })

  test('is not the one who is disabled already', async () => {
    const other = await signInMember(gateway, { roles: ['administrator'] })
    await call('memberChange', { member_id: other.member_id, status: 'disabled' }, admin)
    const { status } = await call('memberChange', { member_id: admin.member_id, roles: ['editor'] }, admin)
    expect(status).toBe(409)
  })

  const ROUNDS = 20
  const administrators = async () =>
    (await gateway.ctx.db.pool.query("SELECT FROM member WHERE 'administrator' = ANY (roles)")).rowCount

  test('is left when two take the role from each other at once, in each of twenty rounds', async () => {
    await using twin = await startTwin(gateway)
    const other = await signInMember(gateway, { roles: ['administrator'] })
    const actor = { who: 'cli:test', ip: null } as const
    for (let round = 0; round < ROUNDS; round += 1) {
      await gateway.ctx.db.pool.query("UPDATE member SET roles = '{administrator}'")
      const changes = [admin, other].map(({ member_id }, index) =>
        changeMember(index === 0 ? gateway.ctx : twin.ctx, actor, { member_id, roles: ['editor'] }),
      )
      const results = await Promise.allSettled(changes)
      for (const result of results)
        if (result.status === 'rejected' && !(result.reason instanceof AppError)) throw result.reason
      expect(await administrators()).toBe(1)
    }
  })

  test('is lost when both look before either acts: it can tell', async () => {
    const other = await signInMember(gateway, { roles: ['administrator'] })
    const bothHaveLooked = meetingOf(2)
    const careless = async ({ member_id }: SignedInMember) => {
      const count = await administrators()
      await bothHaveLooked()
      if (count === 1) return
      await gateway.ctx.db.pool.query("UPDATE member SET roles = '{editor}' WHERE member_id = $1", [
        member_id,
      ])
    }
    await Promise.all([careless(admin), careless(other)])
    expect(await administrators()).toBe(0)
  })
})

describe('a password that is reset', () => {
  test('is another one, lifts the lock, ends all logins and is told in the audit log without it', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const { member_id, login } = member
    for (let time = 0; time < 5; time += 1) await call('studioSignIn', { login, password: 'wrong' })
    expect(await call('studioSignIn', { login, password: MEMBER_PASSWORD })).toMatchObject({ status: 423 })
    const isLocked = async () =>
      (await call('memberList', {}, admin)).response.list.find(
        (row: { login: string }) => row.login === login,
      ).is_locked
    expect(await isLocked()).toBe(true)
    const { first_password } = (await call('memberResetPassword', { member_id }, admin)).response
    expect(await isLoggedIn(member)).toBe(false)
    expect(await lastAct()).toMatchObject({ action: 'member.reset_password', before: null, after: null })
    const again = await call('studioSignIn', { login, password: first_password })
    expect(again.response.member.must_change_password).toBe(true)
    expect(await isLocked()).toBe(false)
  })
})

describe('a password that its owner changes', () => {
  test('ends their other logins and not this one', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const login = await call('studioSignIn', { login: member.login, password: MEMBER_PASSWORD })
    const here = { headers: { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' } }
    const change = { old_password: MEMBER_PASSWORD, password: 'a long way to the sea' }
    expect((await call('studioChangePassword', change, here)).status).toBe(200)
    expect((await call('studioSession', {}, here)).response.member).not.toBeNull()
    expect(await isLoggedIn(member)).toBe(false)
  })

  test.each([
    ['wrong', 'a long way to the sea', 401002],
    [MEMBER_PASSWORD, MEMBER_PASSWORD, 422001],
    [MEMBER_PASSWORD, '1234567890', 422001],
  ])('from %j to %j is refused', async (old_password, password, code) => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const refused = await call('studioChangePassword', { old_password, password }, member)
    expect(refused.code).toBe(code)
    expect(await isLoggedIn(member)).toBe(true)
  })
})

describe('logins', () => {
  test('are listed for whose they are, and for administrators', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const other = await signInMember(gateway, { roles: ['editor'] })
    const { list } = (await call('memberSessions', {}, member)).response
    expect(list).toMatchObject([{ session_id: member.session_id, is_this: true, ip: '127.0.0.1' }])
    const asked = { member_id: member.member_id }
    expect((await call('memberSessions', asked, admin)).response.list).toMatchObject([{ is_this: false }])
    expect((await call('memberSessions', asked, other)).status).toBe(403)
    expect((await call('memberSessions', { member_id: 999 }, admin)).status).toBe(404)
  })

  test('are ended by whose they are and by administrators, and by nobody else', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const other = await signInMember(gateway, { roles: ['editor'] })
    const asked = { session_id: member.session_id }
    expect((await call('memberEndSession', asked, other)).status).toBe(404)
    expect(await isLoggedIn(member)).toBe(true)
    expect((await call('memberEndSession', asked, admin)).status).toBe(200)
    expect(await isLoggedIn(member)).toBe(false)
    expect(await lastAct()).toMatchObject({
      action: 'member.end_session',
      subject: `member:${member.member_id}`,
    })
    expect((await call('memberEndSession', asked, admin)).status).toBe(404)
  })

  test('end with a logout, which takes the cookie away', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const { headers } = await call('studioSignOut', {}, member)
    expect(headers['set-cookie']).toMatch(/^studio=; Max-Age=0; Path=\/studio-api; /)
    expect(await isLoggedIn(member)).toBe(false)
  })

  test('of every minute are seen in the database', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const { pool } = gateway.ctx.db
    await pool.query("UPDATE member_session SET last_seen_at = now() - interval '2 hours'")
    expect(await isLoggedIn(member)).toBe(true)
    const { rows } = await pool.query(
      "SELECT now() - last_seen_at < interval '1 minute' AS is_fresh FROM member_session WHERE session_id = $1",
      [member.session_id],
    )
    expect(rows).toEqual([{ is_fresh: true }])
  })
})
