import { studioErrors } from '@yingzao/contract/studio'
import type { FastifyReply } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { MEMBER_PASSWORD, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway, testKey } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { setDeviceCookie } from './device-cookie'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
// Limits count addresses, and all of these come from one.
beforeEach(() => gateway.ctx.db.pool.query('TRUNCATE call_count'))

const signIn = (login: string, password = MEMBER_PASSWORD) =>
  callStudio(gateway, 'studioSignIn', { login, password })

/** As if there had been so many calls in this minute. */
async function counted(name: string, count: number): Promise<void> {
  await gateway.ctx.db.pool.query('UPDATE call_count SET count = $2 WHERE key LIKE $1', [`${name} %`, count])
}

/** As if all that was counted so far had been so many minutes earlier. */
async function minutesPass(minutes: number): Promise<void> {
  await gateway.ctx.db.pool.query(
    'UPDATE call_count SET window_start = window_start - make_interval(mins => $1)',
    [minutes],
  )
}

function cookiesOf({ headers }: { headers: Record<string, unknown> }): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

/** Logs in like a browser that has done so before, and returns the note it got. */
async function deviceOf(login: string): Promise<{ headers: { cookie: string } }> {
  const [, note = ''] = cookiesOf(await signIn(login))
  return { headers: { cookie: note.split(';')[0] ?? '' } }
}

const tryWrong = async (login: string, times: number, caller?: { headers: Record<string, string> }) => {
  const codes: number[] = []
  for (let time = 0; time < times; time += 1) {
    const payload = { login, password: 'wrong' }
    codes.push((await callStudio(gateway, 'studioSignIn', payload, caller)).code)
  }
  return codes
}

describe('logging in', () => {
  test('gives a cookie that is out of reach of scripts and other sites, and good for the next call', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'], name: '王编辑' })
    const reply = await signIn(`  ${login.toUpperCase()} `)
    expect(reply.response.member).toMatchObject({ login, name: '王编辑', roles: ['editor'] })
    const [cookie = '', note = ''] = cookiesOf(reply)
    expect(cookie).toMatch(
      /^studio=[\w-]{43}; Max-Age=604800; Path=\/studio-api; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(note).toMatch(
      /^studio_device_[0-9a-f]{12}=[\w.-]+; Max-Age=15552000; Path=\/studio-api; HttpOnly; SameSite=Strict; Secure$/,
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
    await gateway.runJobs()
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT who, host(ip) AS ip, after FROM audit_log WHERE action = 'member.lock' AND subject = $1",
      [`member:${member_id}`],
    )
    expect(rows).toEqual([{ who: 'anonymous', ip: '127.0.0.1', after: { is_known_device: false } }])
    await minutesPass(14)
    expect((await signIn(login)).status).toBe(423)
    await minutesPass(1)
    expect((await signIn(login)).status).toBe(200)
    expect(await tryWrong(login, 4)).toEqual(Array(4).fill(401002))
  })

  test('a login that somebody has, one that nobody has and one that is disabled: the same answers and statements', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const { login: disabled } = await signInMember(gateway, { roles: ['editor'] })
    await gateway.ctx.db.pool.query("UPDATE member SET status = 'disabled' WHERE login = $1", [disabled])
    const asKnown = await whatIsSeen(login)
    expect(asKnown.answers).toContain('423 423001')
    expect(asKnown.statements.join()).toContain('pgboss.job')
    expect(await whatIsSeen('nobody-at-all')).toEqual(asKnown)
    expect(await whatIsSeen(disabled)).toEqual(asKnown)
    await gateway.runJobs()
  })

  test('a right one in between gives the tries back', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    for (let time = 0; time < 4; time += 1) await signIn(login, 'wrong')
    expect((await signIn(login)).status).toBe(200)
    expect(await tryWrong(login, 6)).toEqual([...Array(5).fill(401002), 423001])
  })

  test('five are judged of fifty at once over two processes, and then the right one is refused', async () => {
    await using twin = await startTwin(gateway)
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    // Each from a network of its own, which has tries enough for one.
    const replies = await race(50, (index) => {
      const remoteAddress = `198.18.${index}.1`
      const payload = { login, password: 'wrong' }
      return callStudio(index % 2 ? twin : gateway, 'studioSignIn', payload, { remoteAddress })
    })
    expect(replies.filter(({ code }) => code === studioErrors.wrongCredentials.code)).toHaveLength(5)
    expect(replies.filter(({ code }) => code === studioErrors.memberLocked.code)).toHaveLength(45)
    expect((await signIn(login)).status).toBe(423)
  })

  test('more are judged when the try is counted after the password was looked at: it can tell', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const { pool } = gateway.ctx.db
    await tryWrong(login, 1)
    const allHaveLooked = meetingOf(AT_ONCE)
    let judged = 0
    await race(50, async () => {
      const { rows } = await pool.query("SELECT count FROM call_count WHERE key LIKE 'studio login %'")
      await allHaveLooked()
      if (rows[0].count >= 5) return
      judged += 1
      await pool.query("UPDATE call_count SET count = least(count + 1, 5) WHERE key LIKE 'studio login %'")
    })
    expect(judged).toBeGreaterThan(5)
  })
})

/**
 * What somebody who tries wrong passwords for an hour learns about a login, and what the database is asked meanwhile.
 */
async function whatIsSeen(login: string): Promise<{ answers: string[]; statements: string[] }> {
  const { pool } = gateway.ctx.db
  await pool.query('TRUNCATE call_count')
  const statements: string[] = []
  const query = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text: string }]
    const statement = typeof first === 'string' ? first : first.text
    // A process reads this every two seconds, whoever tries what.
    if (!statement.includes('kill_switch')) statements.push(statement)
    return Reflect.apply(query, this, args)
  })
  const answers: string[] = []
  try {
    for (const [times, minutes] of [
      [4, 16],
      [1, 0],
      [5, 5],
      [2, 14],
      [7, 1],
      [1, 60],
      [6, 0],
    ] as const) {
      for (let time = 0; time < times; time += 1) {
        const { status, code, headers } = await signIn(login, 'wrong')
        expect(headers['set-cookie']).toBeUndefined()
        answers.push(`${status} ${code}`)
      }
      await minutesPass(minutes)
    }
  } finally {
    spy.mockRestore()
  }
  return { answers, statements }
}

describe('a browser in which somebody has logged in before', () => {
  test('lets them in while strangers have locked the login, and those stay out', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const device = await deviceOf(login)
    expect(await tryWrong(login, 6)).toEqual([...Array(5).fill(401002), 423001])
    expect((await signIn(login)).status).toBe(423)
    const payload = { login, password: MEMBER_PASSWORD }
    const reply = await callStudio(gateway, 'studioSignIn', payload, device)
    expect(reply.status).toBe(200)
    expect((await signIn(login)).status).toBe(423)
    // It remains the same browser, for longer.
    const number = (cookie = '') => cookie.split('=')[1]?.split('.')[0]
    expect(number(cookiesOf(reply)[1])).toBe(number(device.headers.cookie))
  })

  test('has five tries of its own, which lock nobody else, and says in the log that it was one', async () => {
    const { login, member_id } = await signInMember(gateway, { roles: ['editor'] })
    const [one, other] = [await deviceOf(login), await deviceOf(login)]
    expect(await tryWrong(login, 6, one)).toEqual([...Array(5).fill(401002), 423001])
    const payload = { login, password: MEMBER_PASSWORD }
    expect((await callStudio(gateway, 'studioSignIn', payload, one)).status).toBe(423)
    expect((await callStudio(gateway, 'studioSignIn', payload, other)).status).toBe(200)
    expect((await signIn(login)).status).toBe(200)
    await gateway.runJobs()
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT after FROM audit_log WHERE action = 'member.lock' AND subject = $1",
      [`member:${member_id}`],
    )
    expect(rows).toEqual([{ after: { is_known_device: true } }])
  })

  test('is a stranger with a note of another login, a changed one, an old one or one of another store', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const { login: another } = await signInMember(gateway, { roles: ['editor'] })
    const { cookie } = (await deviceOf(login)).headers
    const [name = '', value = ''] = cookie.split('=')
    const [device = '', until = '', signature = ''] = value.split('.')
    const theirs = (await deviceOf(another)).headers.cookie.split('=')[1] ?? ''
    const stranger = noteBy({ tokenKeys: [testKey('z')] }, login)
    const late = noteBy(gateway.ctx.config, login, Date.now() - 181 * 86_400_000)
    const good = noteBy(gateway.ctx.config, login)
    await tryWrong(login, 5)
    const answered = async (note: string) =>
      (await tryWrong(login, 1, { headers: { cookie: `${name}=${note}` } }))[0]
    for (const note of [
      theirs,
      `${'A'.repeat(16)}.${until}.${signature}`,
      `${device}.${Number(until) + 1}.${signature}`,
      `${device}.${until}.${'A'.repeat(43)}`,
      stranger,
      late,
      '',
    ]) {
      expect(await answered(note), note).toBe(423001)
    }
    expect(await answered(good)).toBe(401002)
    // Another host of the domain may plant some beside it.
    expect(await answered(`x; ${name}=${value}`)).toBe(401002)
  })

  test('is not held up by strangers of its own network, who have two hundred tries in an hour', async () => {
    const { login } = await signInMember(gateway, { roles: ['editor'] })
    const device = await deviceOf(login)
    await counted('studio strangers', 199)
    expect(await tryWrong('nobody', 2)).toEqual([401002, 429001])
    await counted('studio sign-in', 30)
    const payload = { login, password: MEMBER_PASSWORD }
    expect((await callStudio(gateway, 'studioSignIn', payload, device)).status).toBe(200)
  })
})

/** The note that a store with these keys leaves in a browser, at this moment. */
function noteBy(
  keys: Pick<TestGateway['ctx']['config'], 'tokenKeys'>,
  login: string,
  now = Date.now(),
): string {
  let cookie = ''
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const header = (_name: string, text: string) => {
    cookie = text
  }
  setDeviceCookie({ header } as unknown as FastifyReply, { ...gateway.ctx.config, ...keys }, { login })
  clock.mockRestore()
  return /=([^;]+)/.exec(cookie)?.[1] ?? ''
}

test('five wrong old passwords lock changing it, and no login; five wrong logins do not lock changing it', async () => {
  const member = await signInMember(gateway, { roles: ['editor'] })
  const change = async (old_password: string) =>
    (
      await callStudio(
        gateway,
        'studioChangePassword',
        { old_password, password: 'nine green bottles' },
        member,
      )
    ).status
  for (let time = 0; time < 5; time += 1) expect(await change('wrong')).toBe(401)
  expect(await change(MEMBER_PASSWORD)).toBe(423)
  expect((await signIn(member.login)).status).toBe(200)
  await minutesPass(15)
  await tryWrong(member.login, 5)
  expect(await change(MEMBER_PASSWORD)).toBe(200)
})
