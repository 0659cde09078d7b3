import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

type Server = Pick<TestGateway, 'app'>

const user = ({ app }: Server, { headers }: Pick<SignedIn, 'headers'>) =>
  app.inject({ url: operations.currentUser.path, headers })

const logout = ({ app }: Server, { headers }: Pick<SignedIn, 'headers'>) =>
  app.inject({ method: 'POST', url: operations.logout.path, headers, payload: {} })

const EXPIRED = { code: 400003, msg: '登录已失效，请重新登录', response: null }

test('a visitor reads who they are, with the phone masked', async () => {
  await using gateway = await startTestGateway()
  const visitor = await signIn(gateway, '13800138000')
  const reply = await user(gateway, visitor)
  expect([reply.statusCode, reply.json().response]).toEqual([
    200,
    {
      softuser_id: visitor.uid,
      softuser_type: 0,
      nick_name: '',
      avatar: '',
      handset: '138****8000',
      risk_level: null,
    },
  ])
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('the app may ask with the token in the address; a browser may not', async () => {
  await using gateway = await startTestGateway()
  const { token, uid } = await signIn(gateway)
  const ask = (agent: string) =>
    gateway.app.inject({
      url: `${operations.currentUser.path}?token=${token}`,
      headers: { 'user-agent': agent },
    })
  expect((await ask('Mozilla/5.0 (iPhone) n8Web/6.43.0')).json().response).toMatchObject({ softuser_id: uid })
  expect((await ask('Mozilla/5.0 (iPhone)')).json()).toEqual(EXPIRED)
})

test('a logout ends this login in every process at once, and no other', async () => {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  const here = await signIn(gateway, '13800138000')
  const elsewhere = await signIn(gateway, '13800138000')
  expect((await user(twin, here)).statusCode).toBe(200)
  expect((await logout(gateway, here)).json()).toEqual({ code: 1, msg: 'success', response: {} })
  for (const server of [gateway, twin]) {
    const reply = await user(server, here)
    expect([reply.statusCode, reply.json()]).toEqual([403, EXPIRED])
    expect((await user(server, elsewhere)).json().response.softuser_id).toBe(here.uid)
  }
  expect((await logout(twin, here)).json()).toEqual(EXPIRED)
})

test('a logout takes the cookie away, from the parent domain and from the host', async () => {
  await using gateway = await startTestGateway()
  const reply = await logout(gateway, await signIn(gateway))
  expect(reply.headers['set-cookie']).toEqual([
    'token=; Max-Age=0; Path=/; SameSite=Lax; Domain=example.com; Secure',
    'token=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ])
})

test('a session that is over by the clock of the database is refused whatever its token says', async () => {
  await using gateway = await startTestGateway()
  const visitor = await signIn(gateway)
  await gateway.ctx.db.pool.query(
    "UPDATE session SET created_at = now() - interval '366 days', expire_at = now() - interval '1 second'",
  )
  expect((await user(gateway, visitor)).json()).toEqual(EXPIRED)
})

test('a token of another visitor than its session is refused', async () => {
  await using gateway = await startTestGateway()
  const one = await signIn(gateway)
  const other = await signIn(gateway)
  await gateway.ctx.db.pool.query('UPDATE session SET uid = $1 WHERE uid = $2', [other.uid, one.uid])
  expect((await user(gateway, one)).json()).toEqual(EXPIRED)
})

test('while the database is away a login is neither good nor over: the call fails', async () => {
  await using gateway = await startTestGateway()
  const visitor = await signIn(gateway)
  await gateway.database.owner.pool.query('ALTER TABLE session RENAME TO session_away')
  // 403 would make every phone forget its login.
  expect((await user(gateway, visitor)).statusCode).toBe(500)
})
