import { createHash } from 'node:crypto'
import sharp, { type SharpOptions } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio, uploadTo } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'], name: '李编辑' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

let shade = 0
/** A picture that nobody has stored before. */
async function picture(width = 400, height = 300): Promise<Buffer> {
  shade += 1
  const background = { r: shade, g: 90, b: 200 }
  const plain = sharp({ create: { width, height, channels: 3, background } })
  // Noise, so that a smaller copy really is smaller.
  const noise = await sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as SharpOptions)
    .jpeg()
    .toBuffer()
  return plain
    .composite([{ input: noise, blend: 'overlay' }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function store(name: string, bytes?: Uint8Array) {
  const { status, response } = await uploadTo(gateway, { name, bytes: bytes ?? (await picture()) }, editor)
  expect(status).toBe(200)
  return response.asset
}

const hashesOf = (part: { list: { hash: string }[] }) => part.list.map(({ hash }) => hash)
const list = async (payload = {}) => (await callStudio(gateway, 'assetList', payload, editor)).response
const detail = async (hash: string) => (await callStudio(gateway, 'assetDetail', { hash }, editor)).response
const lastAct = async () =>
  (
    await gateway.ctx.db.pool.query(
      'SELECT action, subject, before, after, who FROM audit_log ORDER BY seq DESC LIMIT 1',
    )
  ).rows[0]

describe('an upload', () => {
  test('is stored under its hash with what the library shows of it, and a line in the log', async () => {
    const bytes = await picture(800, 600)
    const { status, response } = await uploadTo(gateway, { name: 'C:\\fakepath\\../主图.png', bytes }, editor)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const asset = {
      hash,
      url: `/assets/${hash}.jpg`,
      thumb: `/assets/${hash}-375.webp`,
      kind: 'image',
      type: 'image/jpeg',
      bytes: bytes.byteLength,
      width: 800,
      height: 600,
      name: '主图.png',
      uses: 0,
      is_hidden: false,
      created_at: expect.any(String),
      created_by: '李编辑',
    }
    expect([status, response]).toEqual([200, { asset, is_new: true, removed: [] }])
    expect((await list()).list[0]).toEqual(asset)
    expect(await lastAct()).toEqual({
      action: 'asset.upload',
      subject: `asset:${hash.slice(0, 12)}`,
      before: null,
      after: { name: '主图.png' },
      who: `member:${editor.member_id}`,
    })
    expect((await gateway.app.inject(asset.thumb)).headers['content-type']).toBe('image/webp')
  })

  test('of the same bytes is stored once, by however many and whatever it is called', async () => {
    const bytes = await picture()
    const other = await signInMember(gateway, { roles: ['administrator'] })
    const replies = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => uploadTo(gateway, { name, bytes }, other)),
    )
    expect(replies.filter(({ response }) => response.is_new)).toHaveLength(1)
    expect(new Set(replies.map(({ response }) => response.asset.name)).size).toBe(1)
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT count(*)::int AS acts FROM audit_log WHERE action = 'asset.upload' AND subject = $1",
      [`asset:${replies[0]?.response.asset.hash.slice(0, 12)}`],
    )
    expect(rows).toEqual([{ acts: 1 }])
  })

  test('of a hidden picture offers it again', async () => {
    const bytes = await picture()
    const { hash } = await store('旧图.jpg', bytes)
    await callStudio(gateway, 'assetChange', { hash, is_hidden: true }, editor)
    const again = await store('新名.jpg', bytes)
    expect(again).toMatchObject({ hash, name: '旧图.jpg', is_hidden: false })
    expect(await lastAct()).toMatchObject({ action: 'asset.change', after: { is_hidden: false } })
  })

  test('of a drawing says what was taken out, and serves it where it can run nothing', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="alert(1)"><script>alert(1)</script><rect/></svg>',
    )
    const { response } = await uploadTo(gateway, { name: '图标.svg', bytes }, editor)
    expect(response.removed).toEqual(['事件（onload）', '脚本（script）'])
    expect(response.asset).toMatchObject({ kind: 'svg', type: 'image/svg+xml', width: 24, height: 12 })
    const served = await gateway.app.inject(response.asset.url)
    expect(served.body).not.toMatch(/alert|script/)
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect((await lastAct()).after).toEqual({ name: '图标.svg', removed: response.removed })
  })

  test('of too many bytes for its kind is told the limit, with the status of the web', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.alloc(11 * 1024 * 1024)])
    const reply = await uploadTo(gateway, { name: 'a.jpg', bytes }, editor)
    expect([reply.status, reply.code]).toEqual([413, 413001])
    expect(reply.msg).toContain('10.0 MB')
  })

  test('is limited to 600 of a member in an hour', async () => {
    const hasty = await signInMember(gateway, { roles: ['editor'] })
    await gateway.ctx.db.pool.query('INSERT INTO call_count (key, count) VALUES ($1, 599)', [
      `asset.upload member:${hasty.member_id}`,
    ])
    const bytes = await picture()
    expect((await uploadTo(gateway, { name: 'a.jpg', bytes }, hasty)).status).toBe(200)
    expect((await uploadTo(gateway, { name: 'a.jpg', bytes }, hasty)).status).toBe(429)
    expect((await uploadTo(gateway, { name: 'a.jpg', bytes }, editor)).status).toBe(200)
  })
})

describe('the library', () => {
  test('is read part by part, newest first, each asset once', async () => {
    const made: string[] = []
    for (const name of ['p1.jpg', 'p2.jpg', 'p3.jpg', 'p4.jpg', 'p5.jpg']) {
      made.unshift((await store(`部分 ${name}`)).hash)
    }
    const read: string[] = []
    let after: string | undefined
    do {
      const part = await list({ q: '部分', limit: 2, ...(after && { after }) })
      expect(part.list.length).toBeLessThanOrEqual(2)
      read.push(...hashesOf(part))
      after = part.next ?? undefined
    } while (after !== undefined)
    expect(read).toEqual(made)
  })

  test('is searched by a part of a name, in which no sign has a meaning', async () => {
    const { hash } = await store('讲师_50%.JPG')
    for (const q of ['讲师', '_50%', '.jpg']) {
      expect([q, hashesOf(await list({ q })).includes(hash)]).toEqual([q, true])
    }
    expect((await list({ q: '讲师%50' })).list).toEqual([])
  })

  test('shows one kind, and what is hidden apart', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="3"/></svg>')
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(100, 7)])
    const made = {
      svg: await store('k.svg', svg),
      video: await store('k.mp4', video),
      image: await store('k.jpg'),
    }
    for (const kind of ['svg', 'video', 'image'] as const) {
      expect(hashesOf(await list({ q: 'k.', kind }))).toEqual([made[kind].hash])
    }
    const pictures = hashesOf(await list({ q: 'k.', kind: 'picture' }))
    expect(pictures).toEqual([made.image.hash, made.svg.hash])
    await callStudio(gateway, 'assetChange', { hash: made.svg.hash, is_hidden: true }, editor)
    expect((await list({ q: 'k.' })).list).toHaveLength(2)
    expect((await list({ q: 'k.', hidden: '1' })).list).toMatchObject([{ hash: made.svg.hash }])
    // Pages that name it keep showing it.
    expect((await gateway.app.inject(made.svg.url)).statusCode).toBe(200)
  })

  test('refuses a place in the list that it has not given', async () => {
    for (const after of ['x', `1.${'g'.repeat(64)}`, `${'9'.repeat(30)}.${'a'.repeat(64)}`]) {
      expect((await callStudio(gateway, 'assetList', { after }, editor)).status).toBe(400)
    }
  })
})

describe('a change', () => {
  test('renames and hides, each with a line in the log; what changes nothing leaves none', async () => {
    const { hash } = await store('原名.jpg')
    const { response } = await callStudio(
      gateway,
      'assetChange',
      { hash, name: '新名', is_hidden: true },
      editor,
    )
    expect(response.asset).toMatchObject({ name: '新名', is_hidden: true })
    const act = await lastAct()
    expect(act).toMatchObject({
      action: 'asset.change',
      before: { name: '原名.jpg', is_hidden: false },
      after: { name: '新名', is_hidden: true },
    })
    await callStudio(gateway, 'assetChange', { hash, name: '新名' }, editor)
    expect(await lastAct()).toEqual(act)
  })

  test('of an asset that is not there is refused', async () => {
    expect(
      (await callStudio(gateway, 'assetChange', { hash: 'a'.repeat(64), name: 'x' }, editor)).status,
    ).toBe(404)
    expect((await callStudio(gateway, 'assetDetail', { hash: 'a'.repeat(64) }, editor)).status).toBe(404)
  })

  test('of what an asset is, and its end, are refused by the database', async () => {
    const { hash } = await store('证据.jpg')
    const query = (sql: string) => gateway.ctx.db.pool.query(sql, [hash])
    await expect(query('DELETE FROM asset WHERE hash = $1')).rejects.toThrow(/kept|violates/)
    await expect(query('UPDATE asset SET bytes = 1 WHERE hash = $1')).rejects.toThrow('kept')
  })
})

describe('where an asset is used', () => {
  const naming = (code: string, url: string) =>
    pageText({
      code,
      page_schema: [
        { name: 'image', id: 'picture', value: { url, alt: '图' }, children: [] },
        { name: 'text', id: 'words', value: { html: '<p>字</p>' }, children: [] },
      ],
    })

  test('is told for what visitors see and what is written, and old versions do not count', async () => {
    const { hash, url } = await store('用处.jpg')
    await gateway.publish(naming('use-live', url))
    await gateway.publish(naming('use-gone', url))
    await gateway.publish(pageText({ code: 'use-gone', text: '没有图了' }))
    await gateway.import(naming('use-written', url))
    await gateway.publish(naming('use-both', url))
    await gateway.import(pageText({ code: 'use-both', text: '改写中' }))
    const { used_in, asset } = await detail(hash)
    expect(
      Object.fromEntries(used_in.map((use: { code: string; where: string }) => [use.code, use.where])),
    ).toEqual({
      'use-live': 'both',
      'use-written': 'draft',
      'use-both': 'published',
    })
    expect(asset.uses).toBe(3)
    expect((await list({ q: '用处' })).list[0].uses).toBe(3)
  })

  test('goes by the draft where somebody has begun one', async () => {
    const [old, fresh] = [await store('旧.jpg'), await store('新.jpg')]
    await gateway.publish(naming('use-draft', old.url))
    await gateway.ctx.db.pool.query(
      `INSERT INTO page_draft (page_id, document, schema_version, revision, content_hash, title, updated_by)
       SELECT id, $2::jsonb, 1, 1, $3, title, $4 FROM page WHERE code = $1`,
      [
        'use-draft',
        JSON.stringify({ page_schema: [{ value: { url: fresh.url } }] }),
        'a'.repeat(64),
        editor.member_id,
      ],
    )
    expect((await detail(old.hash)).used_in).toMatchObject([{ code: 'use-draft', where: 'published' }])
    expect((await detail(fresh.hash)).used_in).toMatchObject([{ code: 'use-draft', where: 'draft' }])
  })

  test('is found by the indexes and not by reading documents', async () => {
    const results = await gateway.ctx.db.pool.query(`
      BEGIN; SET LOCAL enable_seqscan = off;
      EXPLAIN SELECT id FROM page_version WHERE asset_hashes(document) @> ARRAY['${'a'.repeat(64)}']; COMMIT`)
    // One per statement, which the driver's types do not know.
    const [, , plan] = results as unknown as { rows: Record<string, string>[] }[]
    expect(JSON.stringify(plan?.rows)).toContain('page_version_assets')
  })
})

describe('the copies of a picture', () => {
  test('are what it weighs for the checks of a page that names it', async () => {
    const { hash, url } = await store('横幅.jpg', await picture(1000, 700))
    const page_schema = [{ name: 'image', value: { url } }]
    const document = JSON.stringify({ code: 'weighed', title: '页', page_schema })
    await callStudio(gateway, 'pageCreate', { code: 'weighed', title: '页', document }, editor)
    const { files } = (await callStudio(gateway, 'pageDetail', { code: 'weighed' }, editor)).response
    const { loaded_bytes } = await detail(hash)
    expect(files).toEqual({
      images: { [url]: { width: 1000, height: 700, type: 'image/jpeg', bytes: loaded_bytes } },
      videos: {},
    })
  })

  test('are told with their sizes and can be had', async () => {
    const { hash } = await store('大图.jpg', await picture(1000, 700))
    const { variants, loaded_bytes } = await detail(hash)
    const largest = variants.find(({ format }: { format: string }) => format === 'webp')
    expect(loaded_bytes).toBe(largest.bytes)
    expect(
      variants.map(({ format, width }: { format: string; width: number }) => `${format} ${width}`),
    ).toEqual(['avif 1000', 'avif 750', 'avif 375', 'webp 1000', 'webp 750', 'webp 375'])
    for (const { url, bytes } of variants) {
      expect((await gateway.app.inject(url)).rawPayload.byteLength).toBe(bytes)
    }
  })
})
