import { TRACKED_CODE } from '@yingzao/contract/studio'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeAsset } from '../../assets/store-asset'
import { consoleOf } from '../../testing/console'
import { pageText } from '../../testing/documents'
import { race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'

let gateway: TestGateway
let editor: SignedInMember
let approver: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'] })
  approver = await signInMember(gateway, { roles: ['approver'] })
  await gateway.publish(pageText({ code: 'sale', title: '春季课程' }))
})
beforeEach(() => rows('DELETE FROM tracked_link'))
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: editor }))

const LINK = {
  name: '公众号',
  campaign: '春季',
  page_code: 'sale',
  path: null,
  query: '',
  params: { utm_source: 'wechat' },
  off_to: null,
}
const create = (more: object = {}) => does('trackedLinkCreate', { ...LINK, ...more })
const made = async (more: object = {}) => (await create(more)).response as { link_id: string; code: string }
const change = (link_id: string, base_revision: number, more: object = {}) =>
  does('trackedLinkChange', { ...LINK, ...more, link_id, base_revision })
const turn = (link_id: string, base_revision: number, is_off: boolean, member = editor) =>
  does('trackedLinkSwitch', { link_id, base_revision, is_off }, member)
const detail = async (link_id: string) => (await does('trackedLinkDetail', { link_id })).response
const namesOf = async (asked: object): Promise<string[]> =>
  (await does('trackedLinkList', asked)).response.list.map(({ name }: { name: string }) => name)
const refusal = ({ status, msg }: { status: number; msg: string }) => [status, msg]

describe('a tracked link', () => {
  test('is made with a code that is drawn, and changed, each with a line in the log', async () => {
    const { link_id, code } = await made()
    expect(code).toMatch(TRACKED_CODE)
    expect((await change(link_id, 1, { name: '视频号', params: { mark: 'a' } })).response).toEqual({
      revision: 2,
    })
    expect((await change(link_id, 1, { name: '别人的' })).status).toBe(409)
    expect(await detail(link_id)).toMatchObject({
      code,
      short_url: `https://h5.example.com/s/${code}`,
      name: '视频号',
      page_title: '春季课程',
      params: { mark: 'a' },
      is_off: false,
      address: `https://h5.example.com/h5-page/h5/sale?mark=a&utm_id=${code}`,
      created_by: expect.any(String),
    })
    const [first, second] = await logOf(`tracked_link:${link_id}`)
    expect(first).toMatchObject({
      action: 'tracked_link.create',
      after: { code, name: '公众号', utm_source: 'wechat' },
    })
    expect(second).toMatchObject({
      action: 'tracked_link.change',
      before: { name: '公众号', mark: null, utm_source: 'wechat' },
      after: { name: '视频号', mark: 'a', utm_source: null },
    })
  })

  test('that is sent as it is is no change', async () => {
    const { link_id } = await made()
    expect((await change(link_id, 1)).response).toEqual({ revision: 1 })
    expect(await actionsOn(`tracked_link:${link_id}`)).toEqual(['tracked_link.create'])
  })

  test('leads to one target, which there is', async () => {
    expect(refusal(await create({ page_code: 'nothing' }))).toEqual([400, '没有这个页面，请重新选择'])
    for (const target of [{ path: '/slzf' }, { page_code: null }])
      expect(refusal(await create(target))).toEqual([400, '请选择一个页面，或者一个固定地址，只选一种'])
    expect((await create({ page_code: null, path: '/nothing' })).status).toBe(400)
    const { link_id } = await made({ page_code: null, path: '/course' })
    expect(await detail(link_id)).toMatchObject({ page_title: null, path: '/course' })
  })

  test.each([
    { params: { mark: '13800138000' } },
    { params: { mark: '138:0013:8000' } },
    { params: { mark: 'a b' } },
    { params: { mark: '' } },
    { params: { share_code: 'A' } },
    { query: 'utm_id=mine' },
    { query: 'tel=13800138000' },
    { off_to: 'https://evil.example' },
    { off_to: '/h5-page/nothing/at/all' },
    { name: ' ' },
    { campaign: '季'.repeat(41) },
  ])('%j is refused', async (more) => {
    expect((await create(more)).status).toBe(400)
    expect(await namesOf({})).toEqual([])
  })

  test('that two change at once is changed by one', async () => {
    const { link_id } = await made()
    const statuses = await race(2, async (n) => (await change(link_id, 1, { name: `第 ${n} 个` })).status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('is switched off and on again, by whoever may take its page down too; a repeat changes nothing', async () => {
    const { link_id } = await made({ off_to: '/h5-page/course' })
    expect((await turn(link_id, 1, true, approver)).response).toEqual({ revision: 2 })
    expect((await turn(link_id, 1, true)).response).toEqual({ revision: 2 })
    expect(await detail(link_id)).toMatchObject({
      is_off: true,
      address: 'https://h5.example.com/h5-page/course',
    })
    expect((await turn(link_id, 1, false)).status).toBe(409)
    expect((await turn(link_id, 2, false)).response).toEqual({ revision: 3 })
    expect(await actionsOn(`tracked_link:${link_id}`)).toEqual([
      'tracked_link.create',
      'tracked_link.switch_off',
      'tracked_link.switch_on',
    ])
    expect((await does('trackedLinkCreate', LINK, approver)).status).toBe(403)
  })

  test('that nobody has made is not there', async () => {
    const link_id = 'nothing'
    expect([(await change(link_id, 1)).status, (await turn(link_id, 1, true)).status]).toEqual([404, 404])
    expect((await does('trackedLinkDetail', { link_id })).status).toBe(404)
  })
})

describe('the list', () => {
  test('is searched by words and by the whole code, and narrowed', async () => {
    const { code } = await made({ name: '一百%的海报', campaign: '秋季' })
    const { link_id } = await made({ name: '短信', page_code: null, path: '/course' })
    await turn(link_id, 1, true)
    expect(await namesOf({})).toEqual(['短信', '一百%的海报'])
    expect(await namesOf({ q: '百%的' })).toEqual(['一百%的海报'])
    expect(await namesOf({ q: '一%海' })).toEqual([])
    expect(await namesOf({ q: '秋' })).toEqual(['一百%的海报'])
    expect(await namesOf({ q: code })).toEqual(['一百%的海报'])
    expect(await namesOf({ campaign: '春季' })).toEqual(['短信'])
    expect(await namesOf({ page_code: 'sale' })).toEqual(['一百%的海报'])
    expect(await namesOf({ off: '1' })).toEqual(['短信'])
    expect(await namesOf({ off: '0' })).toEqual(['一百%的海报'])
    expect((await does('trackedLinkCampaigns', {})).response.list).toEqual([
      { campaign: '春季', links: 1 },
      { campaign: '秋季', links: 1 },
    ])
  })

  test('comes in parts, also of those that came in one moment', async () => {
    for (let n = 1; n <= 3; n += 1) await made({ name: `第 ${n} 个` })
    await rows(`UPDATE tracked_link SET created_at = '2026-11-28T08:00:00.000001Z'`)
    const seen: string[] = []
    let after: string | undefined
    do {
      const { list, next } = (await does('trackedLinkList', { limit: 1, ...(after && { after }) })).response
      seen.push(...list.map(({ name }: { name: string }) => name))
      after = next ?? undefined
    } while (after !== undefined)
    expect(seen.toSorted()).toEqual(['第 1 个', '第 2 个', '第 3 个'])
  })
})

describe('several at once', () => {
  const many = (sent: readonly object[], more: object = {}) =>
    does('trackedLinkCreateMany', {
      campaign: '春季',
      page_code: 'sale',
      path: null,
      query: 'tab=2',
      rows: sent as { name: string }[],
      is_check: false,
      ...more,
    })

  test('are made in their order, each with a line in the log', async () => {
    const { response } = await many([{ name: ' 海报 ', utm_source: 'offline' }, { name: '短信' }])
    expect(response).toMatchObject({ is_stored: true, wrong: 0 })
    expect(await namesOf({})).toEqual(['海报', '短信'])
    const { list } = (await does('trackedLinkList', {})).response
    expect(list.map(({ code }: { code: string }) => code)).toEqual(
      response.rows.map(({ code }: { code: string }) => code),
    )
    expect(list[0]).toMatchObject({ params: { utm_source: 'offline' }, query: 'tab=2', campaign: '春季' })
    expect(await actionsOn(`tracked_link:${list[1].link_id}`)).toEqual(['tracked_link.create'])
  })

  test('are all made or none, and each line says what is wrong with it', async () => {
    const sent = [
      { name: '海报' },
      { name: ' ' },
      { name: '名'.repeat(41) },
      { name: '短信', utm_source: '13800138000' },
      { name: '短信二', mark: 'a b' },
      { name: '短信三', utm_term: 'x'.repeat(65) },
      { name: '海报' },
    ]
    const { response } = await many(sent)
    expect(response).toMatchObject({ is_stored: false, wrong: 6 })
    expect(response.rows.map(({ problem }: { problem: string }) => problem)).toEqual([
      '',
      '没有名称',
      '名称超过 40 个字',
      'utm_source 里有手机号',
      'mark 只能用文字、数字和 _ . : -',
      'utm_term 超过 64 个字符',
      '与第 1 行的名称相同',
    ])
    expect(await namesOf({})).toEqual([])
  })

  test('are only checked where that is asked for, and their target is as of one', async () => {
    expect((await many([{ name: '海报' }], { is_check: true })).response).toMatchObject({
      is_stored: false,
      wrong: 0,
    })
    expect(refusal(await many([{ name: '海报' }], { page_code: 'nothing' }))).toEqual([
      400,
      '没有这个页面，请重新选择',
    ])
    expect(await namesOf({})).toEqual([])
  })

  test('are 200 at most, each with a code of its own', async () => {
    const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `第 ${n} 个` }))
    expect((await many(named(201))).status).toBe(400)
    const { response } = await many(named(200))
    expect(new Set(response.rows.map(({ code }: { code: string }) => code)).size).toBe(200)
    expect((await namesOf({ limit: 2 })).join()).toBe('第 0 个,第 1 个')
  })
})

describe('what is brought among people', () => {
  const file = (path: string, query: Record<string, string>, member = editor) =>
    gateway.app.inject({ url: `/studio-api/channels/${path}`, query, headers: member.headers })

  test('is a code as SVG and as PNG', async () => {
    const { link_id } = await made()
    const svg = await file('code', { link_id, format: 'svg' })
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(svg.payload).toMatch(/^<svg /)
    const png = await file('code', { link_id, format: 'png' }, approver)
    expect(png.headers['content-disposition']).toContain(encodeURIComponent('公众号-二维码.png'))
    const { format, width, height } = await sharp(png.rawPayload).metadata()
    expect([format, width === height, (width ?? 0) > 300]).toEqual(['png', true, true])
  })

  test('is a poster, with a picture of the library or without one', async () => {
    const { link_id } = await made()
    const red = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const { hash } = await storeAsset(gateway.ctx, { bytes: red, name: 'red.png' })
    const topOf = async (query: Record<string, string>) => {
      const { rawPayload } = await file('poster', { link_id, ...query })
      const { width, height } = await sharp(rawPayload).metadata()
      expect([width, height]).toEqual([750, 1200])
      const [r, g, b] = await sharp(rawPayload)
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      return [r, g, b]
    }
    expect(await topOf({ picture: hash })).toEqual([255, 0, 0])
    expect(await topOf({ title: '看懂指数' })).not.toEqual([255, 0, 0])
    expect((await file('poster', { link_id, picture: '0'.repeat(64) })).statusCode).toBe(404)
  })

  test('says nothing that no page may say', async () => {
    const { link_id } = await made()
    expect((await file('poster', { link_id, title: '跟着买，稳赚不赔' })).statusCode).toBe(422)
  })
})
