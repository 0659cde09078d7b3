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
  // It holds the database, to which the other has a line that can be cut.
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
