import { randomUUID } from 'node:crypto'
import { type OperationResponse, operations } from '@yingzao/contract/server'
import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { signPreviewToken } from '../../../http/preview-token'
import { pageText } from '../../testing/documents'
import { signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { publishPage } from '../publish/publish-page'

const PATH = operations.activityPageDetail.path

interface Reply {
  code: number
  response: OperationResponse<typeof operations.activityPageDetail>
}

async function detail({ app }: Pick<TestGateway, 'app'>, query: string): Promise<Reply> {
  return (await app.inject(`${PATH}?${query}`)).json()
}

test('the published page is answered in the shape of the contract', async () => {
  await using gateway = await startTestGateway()
  const button = {
    name: 'button',
    value: { type: 'text', text: '返回', style: { width: 300 }, action: { type: 14 } },
    children: [],
    id: 'back',
  }
  await gateway.publish(pageText({ page_schema: [button] }))
  const { code, response } = await detail(gateway, 'code=sale')
  expect(code).toBe(1)
  expect(response.activity_page).toMatchObject({
    code: 'sale',
    title: '夏季课程',
    meta: { keywords: '课程', description: '说明' },
    extra: { pageID: '1' },
    status: 'running',
    start_at: null,
    end_at: null,
    share: { title: '夏季课程', desc: '说明', link: 'https://h5.example.com/h5-page/h5/sale', img_url: '' },
  })
  const [block] = response.activity_page.page_schema
  expect(block).toMatchObject({ name: 'button', id: 'back', children: [] })
  // The properties common to all blocks are sent inside `value`, where documents have them.
  expect(block?.value).toMatchObject({ text: '返回', style: { width: 300 }, action: { type: 14 } })
  expect(block).not.toHaveProperty('common')
})

test('the time is the database’s', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const { server_time } = (await detail(gateway, 'code=sale')).response.activity_page
  const { rows } = await gateway.ctx.db.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  expect(Math.abs(server_time - Number(rows[0]?.now))).toBeLessThan(2_000)
})

const DAY = 24 * 3_600_000

test.each([
  [1, null, 'not_started'],
  [-2, -1, 'ended'],
  [-1, 1, 'running'],
  [null, 1, 'running'],
  [null, -1, 'ended'],
])('from %s to %s days from now is %s', async (start, end, status) => {
  await using gateway = await startTestGateway()
  const moment = (days: number | null) => (days === null ? null : Date.now() + days * DAY)
  const window = { start_at: moment(start), end_at: moment(end) }
  await gateway.publish(pageText(window))
  expect((await detail(gateway, 'code=sale')).response.activity_page).toMatchObject({ ...window, status })
})

test('a draft has the window of its own version', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ end_at: 1_900_000_000_000 }))
  const { version } = await gateway.import(pageText({ end_at: 1_900_000_001_000 }))
  const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
  const draft = await detail(gateway, `code=sale&is_preview=1&preview_token=${token}`)
  expect(draft.response.activity_page.end_at).toBe(1_900_000_001_000)
  expect((await detail(gateway, 'code=sale')).response.activity_page.end_at).toBe(1_900_000_000_000)
})

test('unknown, unpublished and taken down pages are 400010, a bad code is 400001', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await gateway.import(pageText({ code: 'draft' }))
  await gateway.ctx.db.pool.query(`UPDATE page SET status = 'taken_down' WHERE code = 'sale'`)
  for (const code of ['none', 'draft', 'sale']) {
    await vi.waitFor(async () => expect((await detail(gateway, `code=${code}`)).code, code).toBe(400010))
  }
  for (const query of ['', 'code=', 'code=a%20b', `code=${'x'.repeat(65)}`, 'code=a&code=b']) {
    expect((await detail(gateway, query)).code, query).toBe(400001)
  }
})

test('a change shows at once although answers are kept', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ title: '旧' }))
  expect((await detail(gateway, 'code=sale')).response.activity_page.title).toBe('旧')
  await gateway.publish(pageText({ title: '新' }))
  await vi.waitFor(async () => {
    expect((await detail(gateway, 'code=sale')).response.activity_page.title).toBe('新')
  })
})

const SECRET = '只有草稿里有的话'

/** A page with a published version 1 or none, and another version that only a token for it may show. */
async function withDraft(gateway: TestGateway, published: boolean): Promise<number> {
  const first = await gateway.import(pageText({ text: '公开' }))
  if (published) await publishPage(gateway.ctx, { code: 'sale', version: first.version, by: BY_TEST })
  return (await gateway.import(pageText({ text: SECRET }))).version
}

/** The same, where the secret is in the draft and not in any version. */
async function withUnsaidDraft(gateway: TestGateway, published: boolean): Promise<'draft'> {
  const { version } = await gateway.import(pageText({ text: '公开' }))
  if (published) await publishPage(gateway.ctx, { code: 'sale', version, by: BY_TEST })
  const editor = await signInMember(gateway, { roles: ['editor'] })
  const { document } = (await callStudio(gateway, 'pageDetail', { code: 'sale' }, editor)).response
  const { id } = document.page_schema[0]
  const patch = [{ op: 'set', id, path: ['value', 'html'], value: SECRET }]
  const save = { code: 'sale', base_revision: 0, save_id: randomUUID(), patch }
  expect((await callStudio(gateway, 'draftSave', save, editor)).code).toBe(1)
  return 'draft'
}

const DRAFTS = { version: withDraft, draft: withUnsaidDraft }

function forgedToken(
  gateway: TestGateway,
  version: unknown,
  change: Record<string, unknown>,
): Promise<string> {
  const { key = gateway.ctx.config.previewKey, alg = 'HS256', audience = 'preview', expires = '30m' } = change
  return new SignJWT({ code: 'sale', version })
    .setProtectedHeader({ alg: String(alg), typ: String(change.typ ?? 'preview+jwt') })
    .setAudience(String(audience))
    .setIssuedAt()
    .setExpirationTime(expires as string | number)
    .sign(new TextEncoder().encode(String(key)))
}

test.each([
  ['version', true],
  ['version', false],
  ['draft', true],
  ['draft', false],
] as const)('no byte of a %s for the unentitled (another version published: %s)', async (kind, published) => {
  await using gateway = await startTestGateway()
  const version = await DRAFTS[kind](gateway, published)
  await gateway.import(pageText({ code: 'other' }))
  const good = await signPreviewToken(gateway.ctx, { code: 'sale', version })
  const tokens = {
    absent: undefined,
    empty: '',
    'of another page': await signPreviewToken(gateway.ctx, { code: 'other', version: 1 }),
    'of what is written on another page': await signPreviewToken(gateway.ctx, {
      code: 'other',
      version: 'draft',
    }),
    'of the version before': await signPreviewToken(gateway.ctx, { code: 'sale', version: 1 }),
    'of no kind that there is': await forgedToken(gateway, ['draft'], {}),
    'of another kind': await forgedToken(gateway, 'DRAFT', {}),
    'of no version': await forgedToken(gateway, null, {}),
    expired: await forgedToken(gateway, version, { expires: Math.floor(Date.now() / 1000) - 1 }),
    'with another key': await forgedToken(gateway, version, {
      key: 'another key that is long enough for this',
    }),
    'for another audience': await forgedToken(gateway, version, { audience: 'login' }),
    'of another type': await forgedToken(gateway, version, { typ: 'JWT' }),
    'with another algorithm': await forgedToken(gateway, version, { alg: 'HS512' }),
    unsigned: `${good.split('.').slice(0, 2).join('.')}.`,
    'of a version that is not there': await signPreviewToken(gateway.ctx, { code: 'sale', version: 99 }),
  }
  const tokenQueries = Object.entries(tokens).map(([name, token]) => [
    name,
    token === undefined ? '' : `&preview_token=${token}`,
  ])
  const flags = ['', '=0', '=1', '=true', '=1%20', '[]=1', '=1&isPreview=1&is_preview=1', '=01', '=on']
  const asks = flags.flatMap((flag) => tokenQueries.map(([name, token]) => [flag, name, token]))
  // Even a valid token gives nothing unless the flag is exactly 1.
  const weakFlags = flags
    .filter((flag) => flag !== '=1')
    .map((flag) => [flag, 'valid', `&preview_token=${good}`])
  for (const [flag, name, token] of [...asks, ...weakFlags]) {
    const urls = [`${PATH}?code=sale&is_preview${flag}${token}`, `/h5-page/h5/sale?isPreview${flag}${token}`]
    for (const url of urls) {
      const reply = await gateway.app.inject(url)
      expect(reply.payload, `${flag} ${name}`).not.toContain(SECRET)
      expect(reply.statusCode, `${flag} ${name}`).toBeLessThan(500)
    }
  }
})

test('without the right to it, a preview is the published page, and 400010 when there is none', async () => {
  await using gateway = await startTestGateway()
  await withDraft(gateway, true)
  const shown = await detail(gateway, 'code=sale&is_preview=1')
  expect(JSON.stringify(shown.response.activity_page)).toContain('公开')
  await gateway.import(pageText({ code: 'draft' }))
  expect((await detail(gateway, 'code=draft&is_preview=1')).code).toBe(400010)
})

test.each(['version', 'draft'] as const)(
  'its token shows a %s, not to be kept, and never to the next visitor',
  async (kind) => {
    await using gateway = await startTestGateway()
    const version = await DRAFTS[kind](gateway, true)
    const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
    const reply = await gateway.app.inject(`${PATH}?code=sale&is_preview=1&preview_token=${token}`)
    expect(reply.payload).toContain(SECRET)
    expect(reply.headers['cache-control']).toContain('no-store')
    expect((await gateway.app.inject(`${PATH}?code=sale`)).payload).not.toContain(SECRET)
    const page = await gateway.app.inject(`/h5-page/h5/sale?isPreview=1&preview_token=${token}`)
    expect(page.payload).toContain(SECRET)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect((await gateway.app.inject('/h5-page/h5/sale')).payload).not.toContain(SECRET)
  },
)
