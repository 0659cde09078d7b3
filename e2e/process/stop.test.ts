import { connect } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess, PRODUCTION } from '../testing/gateway-process'

test('SIGTERM lets a request that runs get its answer, then exits with 0', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.start({ dataDir: data.path })
  const holder = new Client({ connectionString: data.databaseUrl })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE page IN ACCESS EXCLUSIVE MODE')
  const answer = fetch(`${gateway.origin}/h5-page/h5/never-asked-before`)
  await expect.poll(() => waitingSessions(holder), { timeout: 5_000 }).toBeGreaterThan(0)

  const began = performance.now()
  gateway.signal('SIGTERM')
  await expect.poll(() => gateway.output).toContain('SIGTERM: finishing what runs')
  await holder.query('COMMIT')
  await holder.end()

  expect((await answer).status).toBe(404)
  expect(await gateway.exitCode()).toBe(0)
  // Well below the ten seconds: nothing may be left that only the deadline ends.
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('after SIGTERM it says that it leaves and serves on for the delay, connections ending with their answers', async () => {
  await using data = await DataFolder.create()
  const environment = { ...PRODUCTION, DRAIN_DELAY: '2' }
  await using gateway = await GatewayProcess.start({ dataDir: data.path, environment })
  const ask = (path: string) => fetch(`${gateway.origin}${path}`)
  expect((await ask('/h5-page/slzf')).headers.get('connection')).toBe('keep-alive')

  const began = performance.now()
  gateway.signal('SIGTERM')
  await expect.poll(() => gateway.output).toContain('SIGTERM: finishing what runs')
  const leaving = await ask('/readyz')
  expect([leaving.status, await leaving.json()]).toMatchObject([503, { ready: false, draining: true }])
  const page = await ask('/h5-page/slzf')
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])

  expect(await gateway.exitCode()).toBe(0)
  expect(performance.now() - began).toBeGreaterThanOrEqual(2_000)
  await expect(ask('/readyz')).rejects.toThrow('fetch failed')
})

test('a request that never ends does not keep the process beyond ten seconds', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.start({ dataDir: data.path })
  const { hostname, port } = new URL(gateway.origin)
  const client = connect(Number(port), hostname)
  client.on('error', () => {})
  client.write(
    `POST /n8sf/api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"`,
  )

  const began = performance.now()
  expect(await gateway.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  client.destroy()
})

test('two signals at once are one wish, as npm passes on what the terminal has sent already', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.start({ dataDir: data.path })
  gateway.signal('SIGINT')
  gateway.signal('SIGINT')
  expect(await gateway.exitCode()).toBe(0)
  expect(data.postgresPid).toBeUndefined()
})

async function waitingSessions(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  )
  return rows[0]?.count ?? 0
}
