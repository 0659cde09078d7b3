import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '../../files/open-files'
import { inTurn } from '../assets'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio, uploadTo } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

/** Red on the left, blue on the right. */
function halves(width: number, height: number) {
  const blue = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}

async function store(name: string, bytes: Uint8Array) {
  return (await uploadTo(gateway, { name, bytes }, editor)).response.asset
}

const LEFT = { focus_x: 0.1, focus_y: 0.5 }
const SQUARE = { ratio_width: 1, ratio_height: 1 }
const crop = (payload: Parameters<typeof callStudio<'assetCrop'>>[2]) =>
  callStudio(gateway, 'assetCrop', payload, editor)

test('a part is stored as a picture of its own, around the point, in the format of the whole', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await store(`图.${format}`, await halves(400, 100).toFormat(format).toBuffer())
    const { status, response } = await crop({ hash: whole.hash, ...SQUARE, ...LEFT })
    expect([status, response.asset]).toMatchObject([
      200,
      { type: `image/${format}`, width: 100, height: 100, name: `图 (1:1).${format}`, uses: 0 },
    ])
    const { rawPayload } = await gateway.app.inject(response.asset.url)
    const { dominant } = await sharp(rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  }
})

test('the right half is another part', async () => {
  const whole = await store('右.png', await halves(600, 100).png().toBuffer())
  const { response } = await crop({ hash: whole.hash, ...SQUARE, focus_x: 0.9, focus_y: 0.5 })
  const { dominant } = await sharp((await gateway.app.inject(response.asset.url)).rawPayload).stats()
  expect(dominant.b).toBeGreaterThan(200)
})

test('a photo that lies on its side is cropped as it is shown', async () => {
  const bytes = await halves(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const whole = await store('横.jpg', bytes)
  expect(whole).toMatchObject({ width: 100, height: 300 })
  const { response } = await crop({ hash: whole.hash, ...SQUARE, focus_x: 0.5, focus_y: 0 })
  expect(response.asset).toMatchObject({ width: 100, height: 100 })
  // Turned to the right, the left side is on top.
  const { dominant } = await sharp((await gateway.app.inject(response.asset.url)).rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(200)
})

test('what moves goes on moving', async () => {
  const frames = [RED, BLUE].map(
    (background) => ({ create: { width: 80, height: 40, channels: 3, background } }) as const,
  )
  const bytes = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const whole = await store('动.gif', bytes)
  const { response } = await crop({ hash: whole.hash, ...SQUARE, ...LEFT })
  const { pages, width, pageHeight } = await sharp(
    (await gateway.app.inject(response.asset.url)).rawPayload,
    {
      animated: true,
    },
  ).metadata()
  expect({ pages, width, pageHeight }).toEqual({ pages: 2, width: 40, pageHeight: 40 })
})

test('the same part again is the same picture, and one with these proportions is itself', async () => {
  const whole = await store('同.jpg', await halves(550, 110).jpeg().toBuffer())
  const first = await crop({ hash: whole.hash, ...SQUARE, ...LEFT })
  const second = await crop({ hash: whole.hash, ...SQUARE, ...LEFT })
  expect(second.response).toEqual(first.response)
  const itself = await crop({ hash: whole.hash, ratio_width: 5, ratio_height: 1, ...LEFT })
  expect(itself.response.asset).toEqual(whole)
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT count(*)::int AS acts FROM audit_log WHERE action = 'asset.crop' AND after->>'from' = $1",
    [`asset:${whole.hash.slice(0, 12)}`],
  )
  expect(rows).toEqual([{ acts: 1 }])
})

test('drawings, videos and what is not there are refused in words', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="3"/></svg>')
  const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(100, 7)])
  for (const bytes of [svg, video]) {
    const { hash } = await store('x', bytes)
    const reply = await crop({ hash, ...SQUARE, ...LEFT })
    expect([reply.status, reply.msg]).toEqual([422, expect.stringContaining('只有图片可以裁剪')])
  }
  expect((await crop({ hash: 'a'.repeat(64), ...SQUARE, ...LEFT })).status).toBe(404)
})

test('a picture is read and cut when its turn comes, behind others that are worked on', async () => {
  const whole = await store('等.png', await halves(460, 230).png().toBuffer())
  // The first thing that a crop does on its turn is to find this missing.
  const files = openFiles(gateway.ctx.config)
  for await (const { name } of files.list(`assets/${whole.hash.slice(0, 2)}/${whole.hash}`))
    await files.remove(name)
  const ends: (() => void)[] = []
  const others = [1, 2].map(() => inTurn(() => new Promise<void>((resolve) => ends.push(resolve))))
  let isDone = false
  const cropping = crop({ hash: whole.hash, ...SQUARE, ...LEFT }).finally(() => {
    isDone = true
  })
  // Calls that wait for no turn, one after another: in that time, one that does not wait would be answered many times.
  for (let call = 0; call < 20; call += 1) {
    expect((await crop({ hash: whole.hash, ratio_width: 2, ratio_height: 1, ...LEFT })).status).toBe(200)
  }
  expect(isDone).toBe(false)
  for (const end of ends) end()
  await Promise.all(others)
  expect((await cropping).msg).toContain('原图的文件不在了')
})

test('a member may cut 600 pictures in an hour, and others as many', async () => {
  const hasty = await signInMember(gateway, { roles: ['editor'] })
  const whole = await store('多.png', await halves(200, 200).png().toBuffer())
  await gateway.ctx.db.pool.query('INSERT INTO call_count (key, count) VALUES ($1, 599)', [
    `asset.crop member:${hasty.member_id}`,
  ])
  const payload = { hash: whole.hash, ...SQUARE, ...LEFT }
  const statuses: number[] = []
  for (const caller of [hasty, hasty, editor])
    statuses.push((await callStudio(gateway, 'assetCrop', payload, caller)).status)
  expect(statuses).toEqual([200, 429, 200])
})
