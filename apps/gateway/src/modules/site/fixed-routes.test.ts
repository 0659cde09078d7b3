import { fixedRoutes, operations } from '@yingzao/contract/server'
import { type ReservedDocument, reservedPages } from '@yingzao/pages'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signPreviewToken } from '../../http/preview-token'
import { loadSite } from '../../start/load-site'
import { pageText } from '../testing/documents'
import { fakeSite } from '../testing/fake-site'
import { COMPANY, startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { addLesson } from '../videos/testing/lessons'

/** A page about one of many things exists only for what exists. */
const LESSON = '第一课 看懂K线'

const renderPage = vi.fn(fakeSite().renderPage)
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ site: fakeSite({ renderPage }) })
  const { rows } = await gateway.database.owner.pool.query(
    `INSERT INTO video_file (folder, format, entry, bytes, duration)
     VALUES ('aaaaaaaaaaaaaaaaaaaaaa', 'mp4', 'film.mp4', 1, 60) RETURNING file_id`,
  )
  await addLesson(gateway, LESSON, { file_id: rows[0].file_id })
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** What its page says, and the paragraphs of its footer: none on the strip that other pages embed. */
function standIn(code: string) {
  const { title, meta, page_schema } = reservedPages.get(code) as ReservedDocument
  const last = page_schema.find(({ name }) => name === 'footer')
  return {
    title,
    about: meta.description,
    footer: Object.keys(last?.value ?? {}),
  }
}

function visit(url: string, headers: Record<string, string> = {}) {
  return gateway.app.inject({ url, headers })
}

async function detail(code: string) {
  return (await visit(`${operations.activityPageDetail.path}?code=${code}`)).json()
}

describe.each(fixedRoutes)('$path', ({ path, code }) => {
  const { title, about, footer } = standIn(code)
  const url = `/h5-page${path.replace(':name', encodeURIComponent(LESSON))}`

  test('shows what it is about while nothing is published, at every address it has', async () => {
    const plain = await visit(url)
    expect(plain.statusCode).toBe(200)
    expect(plain.payload).toContain(`<title>${code}</title>`)
    expect(plain.payload).toContain(about)
    for (const other of [`${url}/`, `${url}?cps_id=7`, `/pc-page/pc/${code}`, `/h5-page/h5/${code}/`]) {
      const reply = await visit(other)
      expect([reply.statusCode, reply.payload], other).toEqual([200, plain.payload])
    }
    const known = await visit(url, { 'if-none-match': String(plain.headers.etag) })
    expect(known.statusCode).toBe(304)
  })

  test('is answered by the detail call, with its footer', async () => {
    const { code: answer, response } = await detail(code)
    expect(answer).toBe(1)
    expect(response.activity_page).toMatchObject({ code, title, status: 'running', start_at: null })
    const last = response.activity_page.page_schema.find(({ name }: { name: string }) => name === 'footer')
    const flags = Object.keys(last?.value ?? {}).filter((key) => last.value[key] === true)
    expect(flags.sort()).toEqual([...footer].sort())
  })
})

test('each page that stands in is rendered once, however many come at once', async () => {
  await using fresh = await startTestGateway({ site: fakeSite({ renderPage }) })
  renderPage.mockClear()
  await Promise.all(Array.from({ length: 20 }, () => fresh.app.inject('/h5-page/course')))
  // A page that was published and taken down again brings the stand-in back without rendering it again.
  await fresh.publish(pageText({ code: 'course', text: '自己的' }))
  await vi.waitFor(async () =>
    expect((await fresh.app.inject('/h5-page/course')).payload).toContain('自己的'),
  )
  await fresh.ctx.db.pool.query(`UPDATE page SET status = 'taken_down' WHERE code = 'course'`)
  await vi.waitFor(async () =>
    expect((await fresh.app.inject('/h5-page/course')).payload).not.toContain('自己的'),
  )
  expect(
    renderPage.mock.calls.filter(([{ document }]) => document.title === '大盘指数研究课程'),
  ).toHaveLength(1)
})

test('what operators publish for a route takes its place at once, in the page and in the call', async () => {
  await visit('/h5-page/simulateTrading/detail')
  await detail('simulateTrading_detail')
  await gateway.publish(pageText({ code: 'simulateTrading_detail', text: '自己的' }))
  await vi.waitFor(async () => {
    expect((await visit('/h5-page/simulateTrading/detail/?player_id=me')).payload).toContain('自己的')
    expect(JSON.stringify(await detail('simulateTrading_detail'))).toContain('自己的')
  })
})

test('a draft for a route is shown there to who has its link, and to nobody else', async () => {
  const { version } = await gateway.import(pageText({ code: 'sxkh', text: '草稿' }))
  const token = await signPreviewToken(gateway.ctx, { code: 'sxkh', version })
  const preview = await visit(`/h5-page/sxkh?isPreview=1&preview_token=${token}`)
  expect(preview.payload).toContain('草稿')
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  for (const url of ['/h5-page/sxkh?isPreview=1', `/h5-page/jjzy?isPreview=1&preview_token=${token}`]) {
    expect((await visit(url)).payload).not.toContain('草稿')
  }
})

test.each([
  '/h5-page/SLZF',
  '/h5-page/slzf/more',
  '/h5-page/cpmj/details',
  '/h5-page/simulateTrading_detail',
])('%s is no route', async (url) => {
  expect((await visit(url)).statusCode).toBe(404)
})

test('the built site draws every page that stands in, with nothing left out', async () => {
  const settings = { company: COMPANY, hostSettings: {}, env: 'test' as const }
  await using real = await startTestGateway({ site: await loadSite(settings) })
  for (const { code } of fixedRoutes) {
    const { title, about, footer } = standIn(code)
    const { payload } = await real.app.inject(`/h5-page/h5/${code}`)
    expect(payload, code).toContain(`<title>${title}</title>`)
    expect(payload, code).toContain(about)
    expect(payload.includes('风险提示：'), code).toBe(footer.includes('fxts'))
  }
})

test('a short address leads to a route, and shows there what the route shows', async () => {
  for (const [code, path] of [
    ['ab3kX9', '/course'],
    ['ab3kX8', `/cpmj/details/${LESSON}`],
  ]) {
    await gateway.database.owner.pool.query(
      `INSERT INTO tracked_link (link_id, code, name, campaign, path) VALUES ($1, $1, '海报', '春季', $2)`,
      [code, path],
    )
    const { headers } = await visit(`/s/${code}`)
    expect(headers.location).toBe(`/h5-page${encodeURI(String(path))}?utm_id=${code}`)
    const plain = await visit(`/h5-page${encodeURI(String(path))}`)
    expect((await visit(String(headers.location))).payload).toBe(plain.payload)
  }
})

test('a page about something that is not there says so, and is none', async () => {
  for (const name of ['nothing', '第一课/看懂K线', '%00']) {
    const reply = await visit(`/h5-page/cpmj/details/${encodeURIComponent(name)}`)
    expect([reply.statusCode, reply.payload], name).toEqual([404, expect.stringContaining('no_content')])
  }
})
