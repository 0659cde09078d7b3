import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { allOf, click, createTestStudio, dashboard, pageRow, refusal, settings } from '../../testing'

type Dashboard = Answer<'dashboard'>

const DAYS = ['17', '18', '19', '20', '21', '22', '23'].map((day, index) => ({
  day: `2026-11-${day}`,
  count: index * 2,
}))

const LEADS: NonNullable<Dashboard['leads']> = {
  untaken: 9,
  is_untaken_capped: false,
  today: 12,
  yesterday_by_now: 8,
  days: DAYS,
  pages: [
    { code: 'etf', title: 'ETF 训练营', count: 7 },
    { code: '', title: '', count: 5 },
  ],
}

const FULL = dashboard({
  counts: {
    pages: 20,
    published: 12,
    changed: 7,
    unpublished: 3,
    scheduled: 2,
    ended: 9,
    failing: 1,
    unjudged: 4,
  },
  published: [pageRow('etf', { title: 'ETF 训练营', state: 'published', published_version: 1 })],
  changed: [pageRow('fund', { title: '基金定投' })],
  scheduled: [
    {
      code: 'late',
      title: '没发出去',
      schedule: {
        publish_at: '2026-11-22T00:00:00Z',
        version: 2,
        take_down_at: null,
        by: '李雷',
        problem: '页面有错误',
      },
    },
    {
      code: 'soon',
      title: '周末活动',
      schedule: {
        publish_at: '2026-11-24T00:00:00Z',
        version: 1,
        take_down_at: '2026-11-30T16:00:00Z',
        by: '李雷',
        problem: null,
      },
    },
  ],
  ended: [
    { code: 'over', title: '双十一', what: 'window', ended_at: '2026-11-12T00:00:00Z' },
    { code: 'begun', title: '已经开课', what: 'countdown', ended_at: '2026-11-20T01:00:00Z' },
  ],
  failing: [
    {
      code: 'bad',
      title: '旧说法',
      errors: 3,
      first_error: '链接不在名单内。',
      judged_at: '2026-11-23T00:00:00Z',
    },
  ],
  leads: LEADS,
})

const answers = (answer: Dashboard) => ({ dashboard: answer, studioSettings: settings() })

/** The target of the link that begins with these words. */
const wayOf = (title: string) =>
  allOf('link')
    .find((link) => link.textContent?.startsWith(title))
    ?.getAttribute('href')

test('an operator sees what waits, what came in and what is over, and each line leads to where they act', async () => {
  await using studio = await createTestStudio({ at: '/', roles: ['operator'], answers: answers(FULL) })
  await studio.sees('2026-11-23 14:05:33 的情况', '昨天此时 8 条，多 4 条', '没有标明页面')
  await studio.sees('定时没有执行：页面有错误', '2026-11-24 08:00 发布，2026-12-01 00:00 下线')
  await studio.sees('活动已于 2026-11-12 08:00 结束', '倒计时已于 2026-11-20 09:00 结束')
  await studio.sees('链接不在名单内。（共 3 处）', '还有 4 个页面正在按今天的规则检查')
  await studio.sees('另有 7 个，处理完上面的就会列出来。')
  expect(studio.address()).toBe('/home')
  expect(
    ['新线索还没有人跟进', '没发出去', '基金定投', '从未发布的草稿', '双十一', '旧说法', '没有标明页面'].map(
      wayOf,
    ),
  ).toEqual([
    '/studio/leads?status=new&assignee=none',
    '/studio/pages/late/edit',
    '/studio/pages/fund/edit',
    '/studio/pages?state=draft',
    '/studio/pages/over/edit',
    '/studio/pages/bad/edit',
    '/studio/leads?from=2026-11-23',
  ])
  const all = (title: string) => allOf('link', `查看全部：${title}`)[0]?.getAttribute('href')
  expect(all('已发布')).toBe('/studio/pages?state=published')
  expect(all('今日线索')).toBe('/studio/leads?from=2026-11-23')
})

test('the pages of today lead to their leads, and those beyond the few to the list', async () => {
  await using studio = await createTestStudio({ at: '/home', roles: ['operator'], answers: answers(FULL) })
  await studio.sees('今天来自')
  const leads = document.querySelector('[aria-label=今天来自]') as HTMLElement
  const [first] = allOf('link', undefined, leads)
  expect(first?.getAttribute('href')).toBe('/studio/leads?page_code=etf&from=2026-11-23')
  expect(wayOf('查看全部7 个')).toBe('/studio/pages?state=changed')
})

test('the last seven days are bars with their numbers, the highest as high as there is room', async () => {
  await using studio = await createTestStudio({ at: '/home', roles: ['auditor'], answers: answers(FULL) })
  await studio.sees('近 7 天')
  const days = [...document.querySelectorAll('.ho-days li')]
  expect(days.map((day) => day.textContent)).toEqual([
    '011-17',
    '211-18',
    '411-19',
    '611-20',
    '811-21',
    '1011-22',
    '12今天',
  ])
  const heights = days.map((day) => Number(day.querySelector('rect')?.getAttribute('height')))
  expect(heights[0]).toBe(0)
  expect(heights[6]).toBe(2 * (heights[3] ?? 0))
})

test('who may not read leads is shown none, and no empty place for them', async () => {
  await using studio = await createTestStudio({
    at: '/home',
    roles: ['editor'],
    answers: answers({ ...FULL, leads: null }),
  })
  await studio.sees('待处理', '基金定投', '检查未通过')
  expect(studio.text()).not.toContain('线索')
})

test('where all is well, each part says so', async () => {
  const counts = { ...dashboard().counts, pages: 1, published: 1 }
  const published = [pageRow('etf', { state: 'published', published_version: 1, has_changes: false })]
  await using studio = await createTestStudio({
    at: '/home',
    roles: ['approver'],
    answers: answers(dashboard({ counts, published })),
  })
  await studio.sees(
    '没有需要处理的事。',
    '已发布的页面里没有过期的活动和倒计时。',
    '已发布的页面都符合今天的规则。',
  )
})

const NO_LEADS = {
  ...LEADS,
  untaken: 0,
  today: 0,
  yesterday_by_now: 0,
  days: DAYS.map(({ day }) => ({ day, count: 0 })),
  pages: [],
}

test('a new installation says what to do first, to each what they may do, and nothing else', async () => {
  const firstSteps = async (role: 'administrator' | 'editor' | 'approver') => {
    const leads = role === 'administrator' ? NO_LEADS : null
    const empty = dashboard({ leads })
    await using studio = await createTestStudio({ at: '/home', roles: [role], answers: answers(empty) })
    await studio.sees('开始使用')
    expect(studio.text()).not.toMatch(/待处理|检查未通过|今日线索/)
    return allOf('link', undefined, document.querySelector('main') ?? undefined).map((link) =>
      link.getAttribute('href'),
    )
  }
  expect(await firstSteps('administrator')).toEqual(['/studio/company', '/studio/members', '/studio/pages'])
  expect(await firstSteps('editor')).toEqual(['/studio/pages'])
  expect(await firstSteps('approver')).toEqual([])
})

test('leads that came without a page of ours are told of beside the first steps', async () => {
  const answer = answers(dashboard({ leads: LEADS }))
  await using studio = await createTestStudio({ at: '/home', roles: ['operator'], answers: answer })
  await studio.sees('开始使用', '今日线索', '新线索还没有人跟进')
})

test('pages without a lead in seven days have no bars of nothing', async () => {
  const answer = answers({ ...FULL, leads: NO_LEADS })
  await using studio = await createTestStudio({ at: '/home', roles: ['operator'], answers: answer })
  await studio.sees('昨天此时 0 条，一样多', '近 7 天还没有线索')
  expect(document.querySelector('.ho-days')).toBeNull()
})

test('it is asked for anew when somebody comes back to the window, or wants it', async () => {
  await using studio = await createTestStudio({
    at: '/home',
    roles: ['editor'],
    answers: answers(dashboard()),
  })
  await studio.sees('14:05:33')
  studio.answer({ dashboard: dashboard({ asked_at: '2026-11-23T06:06:44Z' }) })
  window.dispatchEvent(new Event('visibilitychange'))
  await studio.sees('14:06:44')
  studio.answer({ dashboard: dashboard({ asked_at: '2026-11-23T06:07:55Z' }) })
  await click(await studio.find('button', '更新'))
  await studio.sees('14:07:55')
})

test('a look that fails says so and can be repeated; what was there before stays', async () => {
  await using studio = await createTestStudio({
    at: '/home',
    roles: ['editor'],
    answers: { studioSettings: settings(), dashboard: refusal('serverError') },
  })
  await studio.sees('服务器开小差了')
  studio.answer({ dashboard: FULL })
  await click(await studio.find('button', '重试'))
  await studio.sees('基金定投')
  studio.answer({ dashboard: refusal('serverError') })
  await click(await studio.find('button', '更新'))
  await studio.sees('服务器开小差了', '14:05:33', '基金定投')
})
