import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/lib/free-port.mjs'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess } from '../testing/gateway-process'
import { SHARED_KEYS } from '../testing/shared-keys'

test('a first start without any setting shows a demo page, and a second one takes seconds', async () => {
  await using data = await DataFolder.create()
  const options = { dataDir: data.path, withPrepare: true, environment: { APP_ENV: 'development' } }
  {
    await using first = await GatewayProcess.start(options)
    expect((await fetch(`${first.origin}/h5-page/h5/etf-course`)).status).toBe(200)
    expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({ ready: true })
    expect(first.output).toContain('Ready. The page: http://localhost:')
    expect(await first.stop()).toBe(0)
  }
  const began = performance.now()
  await using _second = await GatewayProcess.start(options)
  // About two seconds on an idle machine; a start that installs, builds or imports again takes more than this.
  expect(performance.now() - began).toBeLessThan(12_000)
})

test('a busy port is one sentence and exit code 1, and nothing is left running', async () => {
  await using data = await DataFolder.create()
  const port = await freePort()
  // It answers as a ready gateway would.
  const other = createServer((_, reply) => reply.end()).listen(port, '127.0.0.1')
  try {
    await using gateway = await GatewayProcess.spawn({ dataDir: data.path, port })
    await expect(gateway.ready()).rejects.toThrow('the gateway ended instead of getting ready')
    expect(await gateway.exitCode()).toBe(1)
    expect(gateway.output.trim()).toBe(
      `Port ${port} is taken by another program, so nothing could be served there. Stop that program, or set PORT to a free one.`,
    )
  } finally {
    other.close()
  }
})

test("a folder with somebody else's files is refused in one sentence and left as it was", async () => {
  await using data = await DataFolder.create()
  mkdirSync(join(data.path, 'photos'))
  writeFileSync(join(data.path, 'photos/cat.jpg'), 'cat')
  await using gateway = await GatewayProcess.spawn({ dataDir: data.path })
  expect(await gateway.exitCode()).toBe(1)
  expect(gateway.output.trim().split('\n')).toHaveLength(1)
  expect(gateway.output).toMatch(/holds something that is not Yingzao's \(photos\).*Set DATA_DIR/)
})

test('production names everything that is missing at once', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.spawn({
    dataDir: data.path,
    environment: { APP_ENV: 'production' },
  })
  expect(await gateway.exitCode()).toBe(1)
  const named = gateway.output
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(named.sort()).toEqual([
    'ADVISER_NAME',
    'ADVISER_NO',
    'AUDIT_KEYS',
    'CAPTCHA_APP_ID',
    'COMPANY_NAME',
    'FILING_NO',
    'LICENSE_NO',
    'PII_INDEX_KEY',
    'PII_KEYS',
    'PREVIEW_KEY',
    'PUBLIC_ORIGIN',
    'SERVICE_PHONE',
    'TOKEN_KEYS',
  ])
})

test('a database server that does not answer is one sentence that keeps the password to itself', async () => {
  await using data = await DataFolder.create()
  const databaseUrl = `postgres://someone:hidden-word@127.0.0.1:${await freePort()}/pages`
  await using gateway = await GatewayProcess.spawn({
    dataDir: data.path,
    environment: { APP_ENV: 'test', DATABASE_URL: databaseUrl, ...SHARED_KEYS },
  })
  expect(await gateway.exitCode()).toBe(1)
  expect(gateway.output.trim().split('\n')).toHaveLength(1)
  expect(gateway.output).toMatch(/^The database at 127\.0\.0\.1:\d+ does not answer .*correct DATABASE_URL/)
  expect(gateway.output).not.toContain('hidden-word')
})
