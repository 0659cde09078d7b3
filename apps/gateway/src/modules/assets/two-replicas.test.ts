import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../../files/testing/bucket-server'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio, uploadTo } from '../testing/studio-calls'

const SQUARE = { ratio_width: 1, ratio_height: 1, focus_x: 0.5, focus_y: 0.5 }

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 100, channels: 3, background } })
    .png()
    .toBuffer()

describe('two processes with a bucket', () => {
  let server: Awaited<ReturnType<typeof startBucketServer>>
  let first: TestGateway
  let second: Awaited<ReturnType<typeof startTwin>>
  let editor: SignedInMember
  beforeAll(async () => {
    server = await startBucketServer()
    first = await startTestGateway({ config: { fileStore: server.settings } })
    second = await startTwin(first)
    editor = await signInMember(first, { roles: ['editor'] })
  })
  afterAll(async () => {
    await second?.[Symbol.asyncDispose]()
    await first?.[Symbol.asyncDispose]()
    await server?.[Symbol.asyncDispose]()
  })

  test('what is uploaded to one is read, in parts too, and cropped on the other, and read on the first', async () => {
    const bytes = await picture('#c00')
    const { asset } = (await uploadTo(first, { name: '红.png', bytes }, editor)).response
    const read = await second.app.inject(asset.url)
    expect([read.statusCode, read.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(read.headers).toMatchObject({
      etag: `"${asset.url.slice('/assets/'.length)}"`,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const part = await second.app.inject({ url: asset.url, headers: { range: 'bytes=10-19' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)

    const cropped = await callStudio(second, 'assetCrop', { hash: asset.hash, ...SQUARE }, editor)
    expect([cropped.status, cropped.response.asset]).toMatchObject([200, { width: 100, height: 100 }])
    const back = await first.app.inject(cropped.response.asset.url)
    expect([back.statusCode, (await sharp(back.rawPayload).metadata()).width]).toEqual([200, 100])
  })

  test('what nobody has stored is on neither', async () => {
    for (const { app } of [first, second])
      expect((await app.inject(`/assets/${'0'.repeat(64)}.png`)).statusCode).toBe(404)
  })
})

test('with files on the disk of each, what is uploaded to one is not on the other', async () => {
  await using first = await startTestGateway({ config: { fileStore: undefined } })
  await using second = await startTwin(first)
  const editor = await signInMember(first, { roles: ['editor'] })
  const { asset } = (await uploadTo(first, { name: '红.png', bytes: await picture('#c00') }, editor)).response
  expect((await first.app.inject(asset.url)).statusCode).toBe(200)
  expect((await second.app.inject(asset.url)).statusCode).toBe(404)
})

test('while the bucket is away what is here is served, an upload is refused in words, and nothing half done stays', async () => {
  const server = await startBucketServer()
  await using gateway = await startTestGateway({ config: { fileStore: server.settings } })
  const editor = await signInMember(gateway, { roles: ['editor'] })
  const { asset } = (await uploadTo(gateway, { name: '红.png', bytes: await picture('#c00') }, editor))
    .response
  await server[Symbol.asyncDispose]()

  expect((await gateway.app.inject(asset.url)).statusCode).toBe(200)
  const unknown = await gateway.app.inject(`/assets/${'0'.repeat(64)}.png`)
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([503, 'no-store'])
  const refused = await uploadTo(gateway, { name: '蓝.png', bytes: await picture('#00c') }, editor)
  expect(refused).toMatchObject({ status: 503, msg: expect.stringContaining('没有完成') })
  const { rows } = await gateway.database.owner.pool.query('SELECT count(*)::int AS n FROM asset')
  expect(rows).toEqual([{ n: 1 }])
})
