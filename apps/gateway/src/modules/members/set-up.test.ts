import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway, testKey } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { addMember, setupToken } from '.'
import { setUp } from './set-up'

const PASSWORD = 'a long way to the sea'
const BROWSER = { ip: '10.0.0.1', ua: 'test', sessionId: undefined }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() =>
  gateway.database.owner.pool.query(
    `DELETE FROM member_session; DELETE FROM member; DELETE FROM call_count;
     ALTER SEQUENCE member_member_id_seq RESTART; UPDATE studio_setup SET closed_at = NULL`,
  ),
)

async function setup(fields: object = {}) {
  const token = (await setupToken(gateway.ctx)) ?? 'none'
  const payload = { token, login: 'root', name: '管理员', password: PASSWORD, ...fields }
  return callStudio(gateway, 'studioSetup', payload)
}

async function administrators(): Promise<number> {
  return (await gateway.ctx.db.pool.query('SELECT FROM member')).rowCount ?? 0
}

const needsSetup = async () => (await callStudio(gateway, 'studioSession', {})).response.needs_setup

describe('the first administrator', () => {
  test('is made with the token, logged in, and told in the audit log; then the token is good for nothing', async () => {
    expect(await needsSetup()).toBe(true)
    const token = await setupToken(gateway.ctx)
    const made = await setup()
    expect(made).toMatchObject({
      status: 200,
      response: { member: { login: 'root', roles: ['administrator'] } },
    })
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
    expect((await callStudio(gateway, 'memberList', {}, { headers: { cookie } })).response.list).toHaveLength(
      1,
    )
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT action, who, subject, after FROM audit_log ORDER BY seq DESC LIMIT 1',
    )
    expect(rows).toEqual([
      {
        action: 'member.setup',
        who: 'member:1',
        subject: 'member:1',
        after: { login: 'root', name: '管理员', roles: ['administrator'] },
      },
    ])
    expect([await needsSetup(), await setupToken(gateway.ctx)]).toEqual([false, undefined])
    expect(await setup({ token, login: 'second' })).toMatchObject({ status: 409, code: 409004 })
  })

  test('is not made with another token, nor with one of another store', async () => {
    const own = (await setupToken(gateway.ctx)) ?? ''
    const { config, db } = gateway.ctx
    const others = await setupToken({ config: { ...config, tokenKeys: [testKey('other')] }, db })
    for (const token of [`${own}x`, own.slice(1), 'x', others ?? '']) {
      expect(await setup({ token })).toMatchObject({ status: 403, code: 403004 })
    }
    expect(await administrators()).toBe(0)
  })

  test('needs a password that is hard to guess', async () => {
    expect(await setup({ password: 'root123456789' })).toMatchObject({ status: 422, code: 422001 })
    expect(await needsSetup()).toBe(true)
  })

  test('is made while keys are changed, by the token of either', async () => {
    const { config, db } = gateway.ctx
    const token = (await setupToken(gateway.ctx)) ?? ''
    const twin = { config: { ...config, tokenKeys: [testKey('next'), ...config.tokenKeys] as const }, db }
    const fields = { token, login: 'root', name: '管理员', password: PASSWORD }
    expect(await setUp(twin, fields, BROWSER)).toMatchObject({ row: { login: 'root' } })
  })

  test('is not needed any more when a member came by the command line', async () => {
    await addMember(
      gateway.ctx,
      { who: 'cli:root', ip: null },
      { login: 'a1', name: '甲', roles: ['administrator'] },
    )
    expect(await setup()).toMatchObject({ status: 409, code: 409004 })
  })
})

describe('fifty who come with the token at once, over two processes', () => {
  test('are one administrator', async () => {
    await using twin = await startTwin(gateway)
    const token = (await setupToken(gateway.ctx)) ?? ''
    const results = await race(50, async (index) => {
      const ctx = index % 2 ? twin.ctx : gateway.ctx
      const fields = { token, login: `root-${index}`, name: '管理员', password: PASSWORD }
      return setUp(ctx, fields, { ...BROWSER, ip: `10.0.0.${index}` }).catch((error: unknown) => {
        if (error instanceof AppError) return error.error.code
        throw error
      })
    })
    expect(results.filter((result) => result !== 409004)).toHaveLength(1)
    expect(await administrators()).toBe(1)
  })

  test('are several when nobody holds the row while they look: it can tell', async () => {
    const allHaveLooked = meetingOf(AT_ONCE)
    await race(AT_ONCE, async () => {
      const isOpen = await needsSetup()
      await allHaveLooked()
      if (isOpen) await signInMember(gateway, { roles: ['administrator'] })
    })
    expect(await administrators()).toBeGreaterThan(1)
  })
})
