import { studioErrors } from '@yingzao/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { MEMBER_PASSWORD, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
// Limits count addresses, and all of these come from one.
beforeEach(() => gateway.ctx.db.pool.query('TRUNCATE call_count'))

const signIn = (login: string, password = MEMBER_PASSWORD, server: Pick<TestGateway, 'app'> = gateway) =>
  callStudio(server, 'studioSignIn', { login, password })

/** As if there had been so many calls in this minute. */
async function counted(name: string, count: number): Promise<void> {
  await gateway.ctx.db.pool.query('UPDATE call_count SET count = $2 WHERE key LIKE $1', [`${name} %`, count])
}

async function rowOf(login: string) {
  const { rows } = await gateway.ctx.db.pool.query('SELECT * FROM member WHERE login = $1', [login])
  return rows[0]
}

describe('logging in', () => {
  test('gives a cookie that is out of reach of scripts and other sites, and good for the next call', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'], name: '王编辑' })
    const reply = await signIn(`  ${login.toUpperCase()} `)
    expect(reply.response.member).toMatchObject({ login, name: '王编辑', roles: ['editor'] })
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(
      /^studio=[\w-]{43}; Max-Age=604800; Path=\/studio-api; HttpOnly; SameSite=Strict; Secure$/,
    )
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await callStudio(gateway, 'studioSession', {}, { headers })).response.member).toMatchObject({
      login,
    })
  })

  test('a wrong password, a login that nobody has and one that is disabled are answered alike', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const disabled = await signInMember(gateway, { roles: ['editor'] })
    await gateway.ctx.db.pool.query("UPDATE member SET status = 'disabled' WHERE login = $1", [
      disabled.login,
    ])
    const replies = [await signIn(login, 'wrong'), await signIn('nobody'), await signIn(disabled.login)]
    for (const { status, code, msg, headers } of replies) {
      expect([status, code, msg]).toEqual([401, 401002, '账号或密码错误'])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('ends the login that the browser had', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const payload = { login: member.login, password: MEMBER_PASSWORD }
    await callStudio(gateway, 'studioSignIn', payload, member)
    expect((await callStudio(gateway, 'studioSession', {}, member)).response.member).toBeNull()
  })

  test('does not believe two cookies, of which another host of the domain planted one', async () => {
    const member = await signInMember(gateway, { roles: ['editor'] })
    const other = await signInMember(gateway, { roles: ['editor'] })
    const headers = { cookie: `${member.headers.cookie}; ${other.headers.cookie}` }
    expect((await callStudio(gateway, 'studioSession', {}, { headers })).response.member).toBeNull()
  })

  test('is refused after thirty tries of one network in a minute, whatever the login', async () => {
    expect((await signIn('nobody')).status).toBe(401)
    await counted('studio sign-in', 30)
    expect((await signIn('nobody')).status).toBe(429)
    expect((await signIn('somebody-else')).status).toBe(429)
  })
})

describe('five wrong passwords', () => {
  test('lock the login for a quarter of an hour, for the right one too, and are told in the audit log', async () => {
    const { login, member_id } = await signInMember(gateway, { roles: ['editor'] })
    for (let time = 0; time < 5; time += 1) expect((await signIn(login, 'wrong')).code).toBe(401002)
    expect(await signIn(login)).toMatchObject({ status: 423, code: 423001 })
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT who, host(ip) AS ip FROM audit_log WHERE action = 'member.lock' AND subject = $1",
      [`member:${member_id}`],
    )
    expect(rows).toEqual([{ who: 'anonymous', ip: '127.0.0.1' }])
    await gateway.ctx.db.pool.query('UPDATE member SET locked_until = now() WHERE login = $1', [login])
    expect((await signIn(login)).status).toBe(200)
    expect(await rowOf(login)).toMatchObject({ failed_count: 0, locked_until: null })
  })

  test('lock a login that nobody has in the same way', async () => {
    expect((await signIn('nobody-at-all', 'wrong')).code).toBe(401002)
    await counted('studio login', 4)
    expect((await signIn('nobody-at-all', 'wrong')).code).toBe(401002)
    expect((await signIn('nobody-at-all', 'wrong')).code).toBe(423001)
  })

  test('a right one in between gives the tries back', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    for (let time = 0; time < 4; time += 1) await signIn(login, 'wrong')
    expect((await signIn(login)).status).toBe(200)
    expect((await rowOf(login)).failed_count).toBe(0)
  })

  test('five are judged of fifty at once over two processes, and then the right one is refused', async () => {
    await using twin = await startTwin(gateway)
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const unlimited = () => gateway.ctx.db.pool.query('TRUNCATE call_count')
    const replies = await race(50, async (index) => {
      await unlimited()
      return signIn(login, 'wrong', index % 2 ? twin : gateway)
    })
    expect(replies.filter(({ code }) => code === studioErrors.wrongCredentials.code)).toHaveLength(5)
    expect(replies.filter(({ code }) => code === studioErrors.memberLocked.code)).toHaveLength(45)
    await unlimited()
    expect((await signIn(login)).status).toBe(423)
  })

  test('more are judged when the try is counted after the password was looked at: it can tell', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const { pool } = gateway.ctx.db
    const allHaveLooked = meetingOf(AT_ONCE)
    let judged = 0
    await race(50, async () => {
      const { rows } = await pool.query('SELECT failed_count FROM member WHERE login = $1', [login])
      await allHaveLooked()
      if (rows[0].failed_count >= 5) return
      judged += 1
      await pool.query('UPDATE member SET failed_count = least(failed_count + 1, 5) WHERE login = $1', [
        login,
      ])
    })
    expect(judged).toBeGreaterThan(5)
  })
})
