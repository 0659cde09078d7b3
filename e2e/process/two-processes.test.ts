import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess } from '../testing/gateway-process'

test('two first starts at once share one database, and the last to leave stops it', async () => {
  await using data = await DataFolder.create()
  const both = await Promise.all([
    GatewayProcess.spawn({ dataDir: data.path }),
    GatewayProcess.spawn({ dataDir: data.path }),
  ])
  await using one = both[0]
  await using other = both[1]
  await Promise.all([one.ready(), other.ready()])
  const postgres = data.postgresPid

  expect(await one.stop()).toBe(0)
  expect(data.postgresPid).toBe(postgres)
  expect(await other.isReady()).toBe(true)

  expect(await other.stop()).toBe(0)
  expect(data.postgresPid).toBeUndefined()
})
