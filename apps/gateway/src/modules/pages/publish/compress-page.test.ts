import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { publishPage } from './publish-page'

const SALE = '/h5-page/h5/sale'

/** Enough words for the quality to make a difference. */
const LONG = Array.from({ length: 300 }, (_none, index) => `第 ${index} 段：学习 ${index * 7} 分钟`).join(
  '。',
)

async function visit({ app }: Pick<TestGateway, 'app'>) {
  const { rawPayload, headers } = await app.inject({ url: SALE, headers: { 'accept-encoding': 'br' } })
  return {
    bytes: rawPayload.byteLength,
    text: brotliDecompressSync(rawPayload).toString(),
    etag: headers.etag,
  }
}

test('after the job every process serves the same page in fewer bytes', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: LONG }))
  await using twin = await startTwin(gateway)
  const before = await visit(gateway)
  expect(await visit(twin)).toEqual(before)
  expect(await gateway.runJobs()).toBe(1)
  for (const process of [gateway, twin]) {
    await vi.waitFor(async () => {
      const { bytes, ...same } = await visit(process)
      expect(bytes).toBeLessThan(before.bytes)
      expect(same).toEqual({ text: before.text, etag: before.etag })
    })
  }
})

test('bytes that cannot be made fewer stay, and nobody is told', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: LONG }))
  const { pool } = gateway.ctx.db
  await pool.query(`UPDATE page_render SET br = '\\x00'`)
  const listener = gateway.ctx.db.openSession()
  await listener.connect()
  await listener.query('LISTEN page_changed')
  const heard = vi.fn()
  listener.on('notification', heard)
  expect(await gateway.runJobs()).toBe(1)
  await listener.query('SELECT 1')
  await listener.end()
  expect(heard).not.toHaveBeenCalled()
  const { rows } = await pool.query('SELECT br FROM page_render')
  expect(rows).toEqual([{ br: Buffer.from([0]) }])
})

test('each rendering is compressed by one job: published again none, rendered for a new build another', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await publishPage(gateway.ctx, { code: 'sale', by: BY_TEST })
  expect(await gateway.runJobs()).toBe(1)
  await publishPage(gateway.ctx, { code: 'sale', by: BY_TEST })
  expect(await gateway.runJobs()).toBe(0)
  await using _twin = await startTwin(gateway, { site: fakeSite({ build: 'build-2' }) })
  expect(await gateway.runJobs()).toBe(1)
})

test('a rendering that has been cleared away is nothing to do', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await gateway.ctx.db.pool.query('DELETE FROM page_render')
  expect(await gateway.runJobs()).toBe(1)
  const { rows } = await gateway.ctx.db.pool.query('SELECT state FROM pgboss.job')
  expect(rows).toEqual([{ state: 'completed' }])
})
