import { setTimeout as wait } from 'node:timers/promises'

/** The page that the editor, preview and versions show. */
const CODE = 'etf-course'
const TITLE = 'ETF 定投训练营'
/** What is sold in the demo. */
const PRODUCT = '大盘指数研究课程'
/** What appears takes this long to come to rest. */
const CALM_MS = 300

/**
 * Every screen of the Studio and the dialogs that matter, as an administrator has them.
 * @typedef {{ name: string, path: string, act?: (page: import('playwright-core').Page) => Promise<void>, from?: number
 * }} Screen `act`: what is done there before it is looked at. `from`: the narrowest window that it is made for.
 */

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' })
const press = (name) => (page) => button(page, name).first().click()

/** Chooses one of several that stand side by side. */
const pick = (name) => (page) => page.getByText(name, { exact: true }).first().click()

/** Opens the first row of a list. */
const firstRow = (page) => page.locator('tbody').getByRole('button').first().click()

/** A rule of alarms, with what it would say now. */
async function changeRule(page) {
  await press('预警规则')(page)
  await press(/^修改：错误增多/)(page)
  await press('试一试')(page)
}

/** A page that was submitted for approval, on the desk. */
async function openDesk(page) {
  await page.evaluate(async (code) => {
    const headers = { 'x-yingzao-studio': '1', 'content-type': 'application/json' }
    const detail = await fetch(`/studio-api/pages/detail?code=${code}`, { headers }).then((reply) =>
      reply.json(),
    )
    const body = JSON.stringify({ code, revision: detail.response.revision, note: '周五上线' })
    await fetch('/studio-api/approvals/submit', { method: 'POST', headers, body })
  }, CODE)
  await page.reload()
  await page.locator('.ap-open').first().click()
  await page.locator('.ap-pair iframe').first().waitFor()
}

/** What the menu of a page in the list offers. */
const listAct = (name) => async (page) => {
  await press(`${TITLE} 的更多操作`)(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const EDITOR_FROM = 1100
const editor = (name, act) => ({
  name: `editor-${name}`,
  path: `pages/${CODE}/edit`,
  from: EDITOR_FROM,
  async act(page) {
    await page.locator('iframe').first().waitFor()
    await closeTour(page)
    await act?.(page)
  },
})
const tab = (name) => (page) => page.getByRole('tab', { name }).click()

/** @type {Screen[]} */
const SCREENS = [
  { name: 'home', path: 'home' },
  { name: 'alarms', path: 'alarms' },
  { name: 'switches', path: 'switches' },
  { name: 'alarm-rules', path: 'alarms', act: press('预警规则') },
  { name: 'alarm-rule', path: 'alarms', act: changeRule },
  { name: 'reports', path: 'reports' },
  { name: 'report-pages', path: 'reports/pages' },
  { name: 'report-page', path: `reports/pages/${CODE}` },
  { name: 'report-channels', path: 'reports/channels' },
  { name: 'report-funnel', path: 'reports/funnel' },
  { name: 'report-live', path: 'reports/live' },
  { name: 'pages', path: 'pages' },
  { name: 'gallery', path: 'pages', act: press('新建页面') },
  { name: 'publish', path: 'pages', act: listAct('发布') },
  { name: 'share', path: 'pages', act: listAct('推广') },
  { name: 'schedule', path: 'pages', act: listAct('定时') },
  { name: 'take-down', path: 'pages', act: listAct('下线') },
  {
    name: 'pages-table',
    path: 'pages',
    async act(page) {
      await page.getByText('表格', { exact: true }).click()
      await page.locator('table').first().waitFor()
    },
  },
  editor('components'),
  editor('sections', tab('版块')),
  editor('layers', tab('图层')),
  editor('history', tab('历史')),
  editor('find', tab('查找')),
  editor('block', async (page) => {
    await tab('图层')(page)
    await page.getByRole('treeitem').nth(1).click()
    await tab('属性')(page)
  }),
  editor('page', tab('页面')),
  editor('checks', tab(/^检查/)),
  editor('publish', async (page) => {
    await page
      .locator('.ed-publish, .ed-bar')
      .getByRole('button', { name: /^(发布|有)/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }),
  { name: 'preview', path: `pages/${CODE}/preview`, act: (page) => page.locator('iframe').first().waitFor() },
  { name: 'versions', path: `pages/${CODE}/versions` },
  { name: 'assets', path: 'assets' },
  {
    name: 'asset',
    path: 'assets',
    act: (page) =>
      button(page, /^查看 /)
        .first()
        .click(),
  },
  { name: 'channels', path: 'channels' },
  { name: 'channel', path: 'channels', act: firstRow },
  { name: 'channel-add', path: 'channels', act: press('新建渠道链接') },
  {
    name: 'channel-code',
    path: 'channels',
    async act(page) {
      await firstRow(page)
      await press('二维码和海报')(page)
    },
  },
  { name: 'channels-several', path: 'channels', act: press('批量新建') },
  { name: 'leads', path: 'leads' },
  { name: 'lead', path: 'leads', act: (page) => button(page, '王芳').click() },
  { name: 'answers', path: 'surveys' },
  { name: 'products', path: 'products' },
  { name: 'rules', path: 'rules' },
  { name: 'rule', path: 'rules?rule=keen-on-course' },
  { name: 'tags', path: 'tags' },
  { name: 'groups', path: 'groups' },
  { name: 'group', path: 'groups', act: firstRow },
  { name: 'group-posts', path: 'group-posts' },
  { name: 'group-post', path: 'group-posts', act: firstRow },
  { name: 'invitations', path: 'invitations' },
  { name: 'invitation', path: 'invitations', act: firstRow },
  {
    name: 'invitation-funnel',
    path: 'invitations',
    async act(page) {
      await firstRow(page)
      await page.getByText('按日（北京时间）').scrollIntoViewIfNeeded()
    },
  },
  { name: 'invitation-add', path: 'invitations', act: press('新建活动') },
  {
    name: 'prize',
    path: 'invitations',
    async act(page) {
      await firstRow(page)
      await press(/^修改奖品 入门课程/)(page)
    },
  },
  { name: 'tours', path: 'tours' },
  { name: 'tour', path: 'tours?tour=2025' },
  { name: 'tour-cities', path: 'tours?tour=2025&view=cities' },
  { name: 'tour-talks', path: 'tours?tour=2025&view=speeches' },
  { name: 'tour-posters', path: 'tours?tour=2025&view=posters' },
  { name: 'tour-add', path: 'tours', act: press('新建巡讲') },
  { name: 'talk-add', path: 'tours?tour=2025&view=speeches', act: press('新建讲座') },
  { name: 'enrolments', path: 'enrolments' },
  { name: 'check-in', path: 'check-in' },
  { name: 'comments', path: 'comments' },
  { name: 'comment-refuse', path: 'comments', act: press(/^驳回 /) },
  { name: 'lives', path: 'lives' },
  { name: 'live', path: 'lives', act: firstRow },
  { name: 'live-add', path: 'lives', act: press('新建直播') },
  { name: 'open-days', path: 'open-days' },
  { name: 'open-day', path: 'open-days', act: firstRow },
  { name: 'open-day-add', path: 'open-days', act: press('新建开放日') },
  { name: 'approvals', path: 'approvals' },
  { name: 'approval-desk', path: 'approvals?view=waiting', act: openDesk },
  { name: 'approvals-changed', path: 'approvals?view=changed' },
  { name: 'approval-settings', path: 'approvals?view=settings' },
  { name: 'experiments', path: 'experiments' },
  { name: 'experiment-add', path: 'experiments', act: press('新建实验') },
  { name: 'contests', path: 'contests' },
  { name: 'contest', path: 'contests?contest=contest-1' },
  { name: 'contest-add', path: 'contests', act: press('新建大赛') },
  {
    name: 'contest-change',
    path: 'contests?contest=contest-1',
    act: press(/^修\s*改$/),
  },
  { name: 'contest-players', path: 'contests/contest-1/players' },
  { name: 'contest-player', path: 'contests/contest-1/players', act: firstRow },
  { name: 'feeds', path: 'feeds' },
  { name: 'feed-settings', path: 'feeds', act: press('设置 龙虎榜') },
  { name: 'feed-batch', path: 'feeds', act: firstRow },
  { name: 'feed-import', path: 'feeds', act: press('导入 龙虎榜') },
  { name: 'feed-sources', path: 'feed-sources' },
  { name: 'feed-source-add', path: 'feed-sources', act: press('新建来源') },
  { name: 'videos', path: 'videos' },
  { name: 'video', path: 'videos', act: firstRow },
  {
    name: 'video-upload',
    path: 'videos',
    async act(page) {
      await firstRow(page)
      await press('换一个视频')(page)
      await page.getByText('把视频拖到这里，或点击选择').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'video-frame',
    path: 'videos',
    act: async (page) => {
      await firstRow(page)
      await press('从视频截取')(page)
    },
  },
  { name: 'video-add', path: 'videos', act: press('新建课程') },
  { name: 'instrument-notes', path: 'instrument-notes' },
  { name: 'instrument-note', path: 'instrument-notes', act: press('江岸酒业') },
  { name: 'instrument-note-add', path: 'instrument-notes', act: press('写点评') },
  { name: 'market-source', path: 'market-source' },
  { name: 'settlement', path: 'settlement' },
  { name: 'settlement-over', path: 'settlement?contest=contest-1' },
  { name: 'settlement-verify', path: 'settlement?view=verify', act: press('开始核对') },
  { name: 'settlement-suspects', path: 'settlement?view=suspects' },
  { name: 'sim-articles', path: 'sim-articles' },
  { name: 'sim-article-refuse', path: 'sim-articles', act: press(/^拒绝《/) },
  { name: 'sim-article-add', path: 'sim-articles', act: press('录入笔记') },
  { name: 'prize-grants', path: 'prize-grants' },
  { name: 'prize-grant', path: 'prize-grants?state=held', act: firstRow },
  {
    name: 'deliveries',
    path: 'prize-grants?activity_id=friends&state=waiting',
    act: press('导入单号'),
  },
  { name: 'product', path: 'products', act: press(PRODUCT) },
  {
    name: 'sku',
    path: 'products',
    async act(page) {
      await press(PRODUCT)(page)
      await press('修改规格 一年')(page)
      await page.getByRole('dialog', { name: '修改规格' }).waitFor()
    },
  },
  { name: 'coupons', path: 'coupons' },
  { name: 'coupon', path: 'coupons', act: press('课程满减券') },
  { name: 'orders', path: 'orders' },
  {
    name: 'order',
    path: 'orders',
    act: (page) =>
      page.getByRole('row').filter({ hasText: '退款待审批' }).first().getByRole('button').first().click(),
  },
  { name: 'refunds', path: 'refunds' },
  { name: 'release', path: 'refunds', act: press(/^同意退款/) },
  { name: 'renewals', path: 'renewals' },
  { name: 'reconciliation', path: 'reconciliation' },
  { name: 'bill-day', path: 'reconciliation', act: press(/^查看 /) },
  { name: 'contracts', path: 'contracts' },
  { name: 'contract', path: 'contracts', act: firstRow },
  { name: 'signed-contracts', path: 'signed-contracts' },
  { name: 'signed-contract', path: 'signed-contracts', act: firstRow },
  { name: 'evidence', path: 'evidence' },
  { name: 'work-calendar', path: 'work-calendar' },
  { name: 'risk-tests', path: 'risk-tests' },
  { name: 'risk-test', path: 'risk-tests', act: firstRow },
  { name: 'word-lists', path: 'word-lists' },
  { name: 'word-list-rules', path: 'word-lists', act: pick('规则') },
  { name: 'keeping', path: 'keeping' },
  { name: 'keeping-holds', path: 'keeping', act: pick('诉讼保全') },
  { name: 'keeping-reports', path: 'keeping', act: pick('删除报告') },
  { name: 'members', path: 'members' },
  { name: 'member-add', path: 'members', act: press('添加成员') },
  { name: 'company', path: 'company' },
  { name: 'audit', path: 'audit' },
  { name: 'account', path: 'account' },
  { name: 'nowhere', path: 'nowhere' },
]

export const screens = {
  widths: [1180, 1440],
  isStudio: true,
  across: (width) => (width < 500 ? 200 : 380),
  async subjects({ origin }, page) {
    const { width } = page.viewportSize()
    return SCREENS.filter(({ from = 0 }) => width >= from).map((screen) => ({ ...screen, origin }))
  },
  async shoot(page, screen) {
    await openScreen(page, screen)
    return page.screenshot()
  },
}

/**
 * Opens a screen, does what is to be done there and waits until it stands still.
 * @param {import('playwright-core').Page} page
 * @param {Screen & { origin: string }} screen
 */
export async function openScreen(page, { origin, path, act }) {
  await page.goto(`${origin}/studio/${path}`)
  await page.locator('main, .ed').first().waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await wait(CALM_MS)
  // Stills of pages, which load when they are near.
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')))
  await wait(CALM_MS)
}

async function closeTour(page) {
  const isNew = await page.evaluate(() => !Object.keys(localStorage).some((key) => key.includes('tour')))
  if (!isNew) return
  await button(page, '下一步').waitFor()
  await page.keyboard.press('Escape')
  await button(page, '下一步').waitFor({ state: 'detached' })
}
