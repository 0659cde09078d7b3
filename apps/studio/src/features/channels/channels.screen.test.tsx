import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  pageRow,
  refusal,
  settings,
  type TestStudio,
  textOf,
  type,
} from '../../testing'
import type { LinkRow } from './link-rows'

const link: LinkRow = {
  link_id: 'one',
  code: 'ab3kX9',
  short_url: 'https://h5.example.com/s/ab3kX9',
  name: '公众号首条',
  campaign: '春季课程',
  page_code: 'etf',
  page_title: '指数课程',
  path: null,
  query: '',
  params: { cps_id: 'gzh', utm_source: 'wechat' },
  is_off: false,
  off_to: null,
  address: 'https://h5.example.com/h5-page/h5/etf?cps_id=gzh&utm_source=wechat&utm_id=ab3kX9',
  revision: 4,
  created_by: '王芳',
  created_at: '2026-11-20T02:02:03Z',
  updated_at: '2026-11-20T02:02:03Z',
}

const came: Answer<'reportLinks'>['links'][number] = {
  code: 'ab3kX9',
  views: 12_345,
  visitors: 9_876,
  seconds: 40,
  depth: 0.5,
  bounced: 0.2,
  conversions: { lead: 321, login: 0, join: 0, enrol: 0, order: 43, payment: 21 },
  ordered: 900_000,
  paid: 415_800,
}

const openChannels = (answers: Answers = {}, at = '/channels', roles: ['editor' | 'approver'] = ['editor']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      trackedLinkList: { list: [link], next: null },
      trackedLinkDetail: link,
      reportLinks: { as_of: '2026-11-20T02:05:00Z', links: [came] },
      trackedLinkCampaigns: { list: [{ campaign: '春季课程', links: 1 }] },
      pageList: {
        list: [pageRow('etf', { title: '指数课程' })],
        counts: { draft: 0, published: 1, taken_down: 0, archived: 0 },
        next: null,
      },
      studioSettings: settings({ public_origin: 'https://h5.example.com' }),
      ...answers,
    },
  })

const save = async (studio: TestStudio) => click(await studio.find('button', /^保\s*存$/))
const preview = () => textOf(document.querySelector('.ch-preview') as HTMLElement)

test('links say where they lead, what they say and whether they are in use', async () => {
  await using studio = await openChannels({
    trackedLinkList: {
      list: [
        link,
        {
          ...link,
          link_id: 'two',
          name: '短信',
          page_code: null,
          page_title: null,
          path: '/course',
          params: {},
          is_off: true,
        },
      ],
      next: null,
    },
  })
  await studio.sees('公众号首条', '春季课程', '指数课程', 'h5.example.com/s/ab3kX9', 'cps_id=gzh', '使用中')
  await studio.sees('短信', '/course', '无', '已停用')
  await studio.find('button', '复制“公众号首条”的短链')
})

test('where there are none it is said what they are for', async () => {
  await using studio = await openChannels({ trackedLinkList: { list: [], next: null } })
  await studio.sees('还没有渠道链接。为公众号、短信、海报各建一个')
})

test('the list is narrowed by words, campaign and whether it is off, which stand in the address', async () => {
  await using studio = await openChannels(
    { trackedLinkList: { list: [], next: null } },
    '/channels?q=海报&page_code=etf',
  )
  await studio.sees('没有符合条件的渠道链接')
  await choose(await studio.find('combobox', '全部活动'), '春季课程（1）')
  await choose(await studio.find('combobox', '全部状态'), '已停用')
  await studio.until(() => studio.asked('trackedLinkList').some(({ off }) => off === '1'))
  expect(studio.asked('trackedLinkList').at(-1)).toEqual({
    q: '海报',
    campaign: '春季课程',
    page_code: 'etf',
    off: '1',
    limit: 50,
  })
})

test('a new one shows the address that comes of it, and is sent with what is filled in', async () => {
  await using studio = await openChannels({ trackedLinkCreate: { link_id: 'new', code: 'zz9zz9' } })
  await click(await studio.find('button', '新建渠道链接'))
  await studio.sees('选好页面后显示')
  await save(studio)
  await studio.sees('请填写', '请选择页面')
  await type(await studio.find('field', '名称'), '易拉宝')
  await type(await studio.find('combobox', '活动'), '春季课程')
  await click(allOf('radio', '固定地址')[0])
  await type(await studio.find('combobox', '固定地址'), '/slzf')
  await type(await studio.find('field', '页面参数'), 'tab=2')
  await type(await studio.find('field', '来源 utm_source'), 'offline')
  // The address follows the typing as soon as there is time.
  await studio.until(() => preview().includes('https://h5.example.com/h5-page/slzf?tab=2&utm_source=offline'))
  expect(preview()).toContain('/h5-page/slzf?tab=2&utm_source=offline&utm_id=短链代码')
  await type(await studio.find('field', '标记 mark'), '138 0013 8000')
  await save(studio)
  await studio.sees('不能填手机号')
  await type(await studio.find('field', '标记 mark'), 'a b')
  await studio.sees('只能用文字、数字和 _ . : -')
  expect(preview()).not.toContain('mark=')
  await type(await studio.find('field', '标记 mark'), '')
  await save(studio)
  await studio.until(() => studio.asked('trackedLinkCreate').length === 1)
  expect(studio.asked('trackedLinkCreate')).toEqual([
    {
      name: '易拉宝',
      campaign: '春季课程',
      page_code: null,
      path: '/slzf',
      query: 'tab=2',
      params: { utm_source: 'offline' },
      off_to: null,
    },
  ])
  await studio.until(() => studio.address() === '/channels?link=new')
})

test('a colleague’s change is not overwritten, and closing asks', async () => {
  await using studio = await openChannels({ trackedLinkChange: refusal('conflict') }, '/channels?link=one')
  await click(await studio.find('button', /^修\s*改$/))
  await studio.until(() => preview().includes('utm_id=ab3kX9'))
  await type(await studio.find('field', '名称'), '改了名字')
  await save(studio)
  await studio.sees('刚刚被其他同事修改过')
  expect(studio.asked('trackedLinkChange')).toMatchObject([
    { link_id: 'one', base_revision: 4, name: '改了名字', page_code: 'etf', params: link.params },
  ])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('it is switched off after a question that says what becomes of what people have', async () => {
  await using studio = await openChannels(
    { trackedLinkSwitch: { revision: 5 }, trackedLinkDetail: { ...link, off_to: '/h5-page/course' } },
    '/channels?link=one',
    ['approver'],
  )
  await click(await studio.find('button', /^停\s*用$/))
  await studio.sees('停用“公众号首条”？', '已经发出去的短链和二维码会打开 /h5-page/course')
  expect(studio.asked('trackedLinkSwitch')).toEqual([])
  await click(allOf('button', /^停\s*用$/).at(-1))
  await studio.until(() => studio.asked('trackedLinkSwitch').length === 1)
  expect(studio.asked('trackedLinkSwitch')).toEqual([{ link_id: 'one', base_revision: 4, is_off: true }])
})

test('who approves pages makes no links', async () => {
  await using studio = await openChannels({}, '/channels?link=one', ['approver'])
  await studio.sees('王芳，2026-11-20')
  for (const name of ['新建渠道链接', '批量新建', /^修\s*改$/]) expect(allOf('button', name)).toEqual([])
})

test('its code is shown, and can be had with a poster', async () => {
  await using studio = await openChannels({}, '/channels?link=one')
  await click(await studio.find('button', '二维码和海报'))
  await studio.sees('“公众号首条”的二维码和海报')
  const code = document.querySelector('.ch-code') as HTMLImageElement
  expect(code.src).toMatch(/^data:image\/svg/)
  for (const name of ['下载 SVG', '下载 PNG', '下载海报']) await studio.find('button', name)
})

test('several are checked first, made together, and checked anew once something is another', async () => {
  const row = { line: 1, name: '海报', code: '', problem: '' }
  await using studio = await openChannels({
    trackedLinkCreateMany: ({ is_check }: { is_check: boolean }) =>
      is_check
        ? { is_stored: false, wrong: 0, rows: [row] }
        : { is_stored: false, wrong: 1, rows: [{ ...row, problem: 'mark 里有手机号' }] },
  } as Answers)
  await click(await studio.find('button', '批量新建'))
  await type(await studio.find('combobox', '活动'), '春季课程')
  await click(await studio.find('radio', '固定地址'))
  await type(await studio.find('combobox', '固定地址'), '/course')
  await type(await studio.find('field', '名称和参数'), '海报\toffline')
  await click(await studio.find('button', /^检\s*查$/))
  await studio.sees('1 行都可以新建')
  await click(await studio.find('button', '新建 1 个'))
  await studio.sees('1 行有问题', 'mark 里有手机号')
  expect(studio.asked('trackedLinkCreateMany').at(-1)).toMatchObject({
    campaign: '春季课程',
    page_code: null,
    path: '/course',
    query: '',
    rows: [{ name: '海报', utm_source: 'offline' }],
    is_check: false,
  })
  await type(await studio.find('field', '名称和参数'), '海报\t线下')
  await studio.find('button', /^检\s*查$/)
})

test('what came of a link in the last thirty days stands in the list, and beside it of other days', async () => {
  await using studio = await openChannels({}, '/channels?link=one')
  await studio.sees('近 30 天', '12,345', '9,876', '321', '¥4,158.00', '带来了什么')
  await click(allOf('radio').find((radio) => textOf(radio.closest('label') as Element).trim() === '近 7 天'))
  await studio.until(() => studio.asked('reportLinks').length === 2)
  const [list, week] = studio.asked('reportLinks') as { from: string; to: string; codes: string }[]
  const days = ({ from, to }: { from: string; to: string }) =>
    (Date.parse(to) - Date.parse(from)) / 86_400_000
  expect([list, week].map((one) => one && [one.codes, days(one)])).toEqual([
    ['ab3kX9', 29],
    ['ab3kX9', 6],
  ])
})

test('a link of which nothing can be told says why, and the list stays', async () => {
  await using studio = await openChannels({ reportLinks: refusal('serverError') }, '/channels?link=one')
  await studio.sees('公众号首条', '使用中', '带来了什么', '…')
})
