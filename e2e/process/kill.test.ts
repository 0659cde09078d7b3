import { expect, test } from 'vitest'
import { AckWriter } from '../testing/ack-writer'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess } from '../testing/gateway-process'

test('a start after kill -9 adopts the database that still runs', async () => {
  await using data = await DataFolder.create()
  await using first = await GatewayProcess.start({ dataDir: data.path })
  const postgres = data.postgresPid
  await first.kill()

  await using second = await GatewayProcess.start({ dataDir: data.path })
  expect(data.postgresPid).toBe(postgres)
  expect(second.output).toContain(`already runs (process ${postgres}`)
  // The killed process no longer counts, so the last one to leave does stop the database.
  expect(await second.stop()).toBe(0)
  expect(data.postgresPid).toBeUndefined()
})

test('a start after kill -9 of everything heals by itself', async () => {
  await using data = await DataFolder.create()
  await using first = await GatewayProcess.start({ dataDir: data.path })
  await first.kill()
  process.kill(data.postgresPid ?? Number.NaN, 'SIGKILL')

  await using second = await GatewayProcess.start({ dataDir: data.path })
  expect(await second.isReady()).toBe(true)
})

test('a gateway whose PostgreSQL is killed lives on and is ready again within seconds', async () => {
  await using data = await DataFolder.create()
  await using gateway = await GatewayProcess.start({ dataDir: data.path })
  const killed = data.postgresPid
  process.kill(killed ?? Number.NaN, 'SIGKILL')
  await expect.poll(() => data.postgresPid, { timeout: 15_000 }).not.toBe(killed)
  await expect.poll(() => gateway.isReady(), { timeout: 15_000 }).toBe(true)
})

test('what was acknowledged before a kill of the process or of PostgreSQL is there afterwards', async () => {
  await using data = await DataFolder.create()
  const acked: string[] = []
  for (let round = 0; round < 6; round++) {
    await using writer = await AckWriter.start(data.path)
    await writer.hasAcked(50 + round * 37)
    // Every third time the server dies first.
    if (round % 3 === 2) process.kill(data.postgresPid ?? Number.NaN, 'SIGKILL')
    await writer.kill()
    acked.push(...writer.acked)
  }
  await using reader = await AckWriter.start(data.path)
  const found = await reader.stored(data.databaseUrl)
  expect(acked.length).toBeGreaterThan(300)
  expect(new Set(found).size).toBe(found.length)
  expect(acked.filter((key) => !new Set(found).has(key))).toEqual([])
})
