import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channelOf } from '../../channels/channel-of'
import { pageText } from '../testing/documents'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.publish(pageText({ code: 'sale' }))
  await gateway.import(pageText({ code: 'draft' }))
})
beforeEach(() => rows('DELETE FROM tracked_link'))
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = (statement: string, values: unknown[] = []) =>
  gateway.database.owner.pool.query(statement, values)

const FIELDS = {
  link_id: 'one',
  code: 'ab3kX9',
  name: '公众号',
  campaign: '春季',
  page_code: 'sale',
  utm_source: 'wechat',
}

/** Stores a link as given, whatever that is. */
async function add(more: object = {}) {
  const link = Object.entries({ ...FIELDS, ...more })
  await rows(
    `INSERT INTO tracked_link (${link.map(([name]) => name).join()}) VALUES (${link.map((_, at) => `$${at + 1}`).join()})`,
    link.map(([, value]) => value),
  )
}

async function visit(url = '/s/ab3kX9', method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers, payload } = await gateway.app.inject({ url, method })
  return { status: statusCode, to: headers.location, kept: headers['cache-control'], payload }
}

test.each(['GET', 'HEAD'] as const)(
  '%s of a short address leads to the page with what the link says',
  async (method) => {
    await add()
    const reply = await visit('/s/ab3kX9?from=chat&utm_source=else', method)
    expect([reply.status, reply.to, reply.kept]).toEqual([
      302,
      '/h5-page/h5/sale?utm_source=wechat&utm_id=ab3kX9&from=chat',
      'no-store',
    ])
    expect(channelOf(String(reply.to))).toBe('utm_source=wechat&utm_id=ab3kX9')
    expect((await visit(String(reply.to))).status).toBe(200)
  },
)

test.each(['/s/zzzzzz', '/s/ab3kX', '/s/ab3kx9', '/s/ab3kX9%00', '/s/..%2fab3k', '/s/%E6%B8%A0'])(
  '%s is answered as any other page that is not there',
  async (url) => {
    await add()
    const absent = await visit('/h5-page/nothing')
    expect(await visit(url)).toEqual(absent)
    expect(absent.status).toBe(404)
  },
)

test('a link leads to its page also while that is not published, and follows it to another code', async () => {
  await add({ page_code: 'draft' })
  expect((await visit()).to).toMatch('/h5-page/h5/draft?')
  await rows(`UPDATE page SET code = 'renamed' WHERE code = 'draft'`)
  expect((await visit()).to).toMatch('/h5-page/h5/renamed?')
  expect((await visit(String((await visit()).to))).status).toBe(404)
})

test('a link that is off leads where it is told to, or to its page without parameters', async () => {
  await add({ is_off: true })
  expect((await visit()).to).toBe('/h5-page/h5/sale')
  await rows(`UPDATE tracked_link SET off_to = '/h5-page/course'`)
  expect((await visit()).to).toBe('/h5-page/course')
})

test('a database that is away is no page that is not there', async () => {
  await using lonely = await startTestGateway()
  await lonely.ctx.db.close()
  expect((await lonely.app.inject('/s/ab3kX9')).statusCode).toBe(503)
})

describe('whatever is stored', () => {
  const HOSTILE = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/h5-page//evil.example',
    '/h5-page/../..//evil.example',
    '@evil.example',
    '\r\nlocation: https://evil.example',
  ]

  test.each(HOSTILE)('a link never leads to another host: %j', async (hostile) => {
    await using bare = await startTestGateway()
    const { pool } = bare.database.owner
    const { rows: rules } = await pool.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = 'tracked_link'::regclass AND contype IN ('c', 'f')`,
    )
    for (const { name } of rules) await pool.query(`ALTER TABLE tracked_link DROP CONSTRAINT ${name}`)
    const spots = [
      { page_code: hostile },
      { page_code: null, path: hostile },
      { page_code: 'sale', is_off: true, off_to: hostile },
      { page_code: 'sale', query: hostile },
      { page_code: 'sale', utm_term: hostile },
    ]
    for (const spot of spots) {
      await pool.query('DELETE FROM tracked_link')
      const link = Object.entries({ ...FIELDS, ...spot })
      await pool.query(
        `INSERT INTO tracked_link (${link.map(([name]) => name).join()}) VALUES (${link.map((_, at) => `$${at + 1}`).join()})`,
        link.map(([, value]) => value),
      )
      const { statusCode, headers } = await bare.app.inject(`/s/ab3kX9?next=${encodeURIComponent(hostile)}`)
      if (statusCode === 404) continue
      expect([statusCode, spot]).toEqual([302, spot])
      const { host, pathname } = new URL(String(headers.location), 'https://h5.example.com')
      expect([host, pathname]).toEqual(['h5.example.com', '/h5-page/h5/sale'])
      expect(headers.location).toMatch(/^\/h5-page\//)
    }
  })

  test.each([
    [{ code: 'ab0kX9' }, 'tracked_link_code_form'],
    [{ name: ' 公众号' }, 'tracked_link_name'],
    [{ campaign: '季'.repeat(41) }, 'tracked_link_campaign'],
    [{ path: '/slzf' }, 'tracked_link_target'],
    [{ page_code: null }, 'tracked_link_target'],
    [{ page_code: 'nothing' }, 'tracked_link_page'],
    [{ page_code: null, path: '//evil.example' }, 'tracked_link_path'],
    [{ query: 'a b' }, 'tracked_link_query'],
    [{ off_to: 'https://evil.example' }, 'tracked_link_off_to'],
    [{ cps_id: 'a&b' }, 'tracked_link_cps_id'],
    [{ mark: '' }, 'tracked_link_mark'],
    [{ utm_term: '13800138000' }, 'tracked_link_utm_term'],
  ])('the table refuses %j', async (more, rule) => {
    await expect(add(more)).rejects.toThrow(rule)
  })

  test('the table takes letters of any script', async () => {
    await add({ utm_term: '指数_étf.a:b-9' })
    expect((await visit()).status).toBe(302)
  })
})
