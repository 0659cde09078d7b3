import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openTcpProxy } from '@yingzao/gateway/testing/process'
import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess, PRODUCTION } from '../testing/gateway-process'
import { publishFirst } from '../testing/publish-first'

test('while the database is away a gateway stays ready and serves its pages; asked deeply, it says what is missing', async () => {
  await using data = await DataFolder.create()
  await using own = await DataFolder.create()
  const environment = { ...PRODUCTION, APP_ENV: 'test' }
  const code = await publishFirst({ ...environment, DATA_DIR: data.path })
  // It runs the database, which the other reaches over a connection that can be cut.
  await using _holder = await GatewayProcess.start({ dataDir: data.path, environment })
  await using line = await openTcpProxy(data.databaseUrl)
  await using gateway = await GatewayProcess.start({
    dataDir: own.path,
    environment: { ...environment, DATABASE_URL: line.urlOf(data.databaseUrl) },
  })
  const statusOf = async (path: string) => (await fetch(`${gateway.origin}${path}`)).status
  const page = `/h5-page/h5/${code}`
  expect([await statusOf(page), await statusOf('/readyz?deep=1')]).toEqual([200, 200])

  line.cut()
  await expect.poll(() => statusOf('/readyz?deep=1')).toBe(503)
  expect([await statusOf('/readyz'), await statusOf(page)]).toEqual([200, 200])

  line.mend()
  await expect.poll(() => statusOf('/readyz?deep=1')).toBe(200)
})

test('a gateway that starts while the database is away serves the pages that it has, and becomes whole by itself', async () => {
  await using data = await DataFolder.create()
  await using own = await DataFolder.create()
  const environment = { ...PRODUCTION, APP_ENV: 'test' }
  const code = await publishFirst({ ...environment, DATA_DIR: data.path })
  await using _holder = await GatewayProcess.start({ dataDir: data.path, environment })
  await using line = await openTcpProxy(data.databaseUrl)
  const options = {
    dataDir: own.path,
    environment: { ...environment, DATABASE_URL: line.urlOf(data.databaseUrl) },
  }
  {
    // Nobody has visited the page here: a start copies what is published.
    await using before = await GatewayProcess.start(options)
    await expect.poll(() => existsSync(join(own.path, 'snapshots', `${code}.page`))).toBe(true)
    await before.stop()
  }

  line.cut()
  await using gateway = await GatewayProcess.start(options)
  expect(gateway.output).toMatch(/does not answer .* serves the pages that it has copies of/)
  const ask = (path: string) => fetch(`${gateway.origin}${path}`)
  const statusOf = async (path: string) => (await ask(path)).status
  expect(await (await ask('/readyz')).json()).toMatchObject({ ready: true, migrations: false })
  const copy = await ask(`/h5-page/h5/${code}`)
  expect([copy.status, copy.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"'])
  expect(await statusOf('/h5-page/h5/never-published')).toBe(503)
  expect(await statusOf('/n8sf/api/activity/v1/activity-page/detail?code=never-published')).toBe(503)

  line.mend()
  await expect.poll(() => gateway.output).toContain('this process serves and works as any other now')
  expect(await (await ask('/readyz?deep=1')).json()).toMatchObject({ ready: true, migrations: true })
  expect(await statusOf('/h5-page/h5/never-published')).toBe(404)
  await expect.poll(async () => (await ask(`/h5-page/h5/${code}`)).headers.get('warning')).toBeNull()
  expect(await gateway.stop()).toBe(0)
})

test('without copies of this build a start without the database fails as ever', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.spawn({
    dataDir: data.path,
    environment: { ...PRODUCTION, DATABASE_URL: 'postgres://someone@127.0.0.1:1/pages' },
  })
  expect(await gateway.exitCode()).toBe(1)
  expect(gateway.output).toMatch(/^The database at 127\.0\.0\.1:1 does not answer/)
})
