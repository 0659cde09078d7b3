import { operations } from '@yingzao/contract/server'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
import type { SignedIn } from '../../testing/sign-in'
import { startTestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

/** A gateway with these lines of the live code `lc`. */
export async function startWithCodes(...lines: Record<string, unknown>[]) {
  const gateway = await startTestGateway()
  await importLines(
    gateway,
    'live-codes',
    lines.map((line) => ({ code_id: 'lc', ...line })),
  )
  const envelope = (who?: SignedIn) => call(gateway, 'liveCodeDetail', { code_id: 'lc' }, who)
  const get = async (who?: SignedIn) => (await envelope(who)).response
  const used = async () =>
    (await gateway.database.db.pool.query('select used from live_code order by item')).rows.map(
      ({ used }) => used,
    )
  return Object.assign(gateway, { envelope, get, used })
}

/** Asks as a browser does; `cookie` is what it was given before. */
export async function ask(
  { app }: Awaited<ReturnType<typeof startWithCodes>>,
  {
    method = 'GET',
    cookie,
    agent = 'Mozilla/5.0',
    ip = '203.0.113.1',
  }: { method?: 'GET' | 'HEAD'; cookie?: string | undefined; agent?: string; ip?: string } = {},
) {
  const { statusCode, headers, body } = await app.inject({
    method,
    url: `${operations.liveCodeDetail.path}?code_id=lc`,
    remoteAddress: ip,
    headers: { 'user-agent': agent, ...(cookie ? { cookie } : {}) },
  })
  const given = headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie'])
  return {
    statusCode,
    given,
    cookie: given?.split(';')[0],
    answer: body === '' ? undefined : JSON.parse(body),
  }
}

interface Drain {
  calls: number
  /** More than any network may have. */
  stock?: number
  /** Each network's count is deleted before each call: the counterpart without a limit. */
  isForgetful?: boolean
}

/**
 * How much of a stock somebody gets with so many calls from one address, each as a new browser, and what others get
 * then.
 */
export async function drainStock({ calls, stock = 200, isForgetful = false }: Drain) {
  await using gateway = await startWithCodes({ item: 1, kind: 'text', text: 'a', stock })
  const replies = new Set<number>()
  await race(calls, async () => {
    if (isForgetful) await gateway.database.db.pool.query('DELETE FROM call_count')
    replies.add((await ask(gateway)).answer.code)
  })
  const [used] = await gateway.used()
  const elsewhere = (await ask(gateway, { ip: '203.0.113.2' })).answer.code
  return { used, replies, elsewhere }
}
