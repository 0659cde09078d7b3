import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTION_TYPES } from '../../packages/schema/src/client'
import { exampleBlocks } from '../blocks/example-blocks'
import { wakeEverything } from '../blocks/open-examples'
import { DESKTOP, openBrowser, openTab } from '../testing/browser'
import { openBuiltSite } from '../testing/built-site'
import { untilLoaded } from '../testing/until'
import { button, RULES, SETTINGS } from './watched-page'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const BLOCKS = [
  button(
    '群聊',
    { type: ACTION_TYPES.serviceChat },
    { oaStatistics: 'oa-1', baiduStatistics: 'sale,click,chat' },
  ),
  button('商城', { type: ACTION_TYPES.link, atext: 'https://shop.example.com/a' }),
  button('下一页', { type: ACTION_TYPES.link, atext: '/h5-page/h5/next' }),
  button('规则', { type: ACTION_TYPES.popup, popupId: 'rules' }),
  RULES,
]

/** A draft on a desktop, with every request that is not for a file of the site. */
async function openDraft(blocks = BLOCKS) {
  const { page, context, complaints } = await openTab(browser, DESKTOP)
  const site = await openBuiltSite(context)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!/\/dist\/|page-\d/.test(request.url())) sent.push(`${request.method()} ${request.url()}`)
  })
  const { address } = site.put(blocks, {
    draft: true,
    host: { ...SETTINGS, linkHosts: ['*.example.com', 'localhost'] },
  })
  await page.goto(address)
  await untilLoaded(page)
  return { page, address, sent, complaints, [Symbol.asyncDispose]: () => context.close() }
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.locator(`select[name=${name}]`).selectOption(option)])
  await untilLoaded(page)
}

const told = (page: Page) =>
  page.getByRole('region', { name: '模拟打开环境' }).getByRole('listitem').allInnerTexts()

test('in a draft every place can be chosen, and what a tap does there is told and not done', async () => {
  await using draft = await openDraft()
  const { page, address, sent, complaints } = draft
  await page.getByRole('button', { name: '模拟' }).click()
  await choose(page, 'place', 'app')
  await choose(page, 'login', '1')
  await page.getByRole('button', { name: '群聊' }).click()
  await expect.poll(() => told(page)).toHaveLength(5)
  await page.getByRole('link', { name: '商城' }).click()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect.poll(() => told(page)).toHaveLength(9)
  expect((await told(page)).map((line) => line.split('\n').slice(0, 2).join(' '))).toEqual([
    '点击 群聊',
    '统计 百度统计（预览不上报）',
    '统计 点击上报（预览不上报）',
    '接口 服务群（GET /imchat/api/v1/group/service-chat）',
    '消息 发给 App：跳转页面（25）',
    '点击 商城',
    '消息 发给 App：打开网页（7）',
    '点击 下一页',
    '跳转 打开',
  ])
  expect(sent).toEqual([])
  expect(page.url()).toBe(address)
  expect(await page.context().cookies()).toEqual([])
  expect(complaints).toEqual([])
})

describe('what a simulated gateway says', () => {
  test.each([
    ['refuses', '无法获取会话ID'],
    ['lost', '网络异常，请稍后重试'],
  ])('may be that it %s', async (manner, message) => {
    await using draft = await openDraft()
    const { page, sent } = draft
    await page.getByRole('button', { name: '模拟' }).click()
    await choose(page, 'place', 'mb')
    await choose(page, 'login', '1')
    await choose(page, 'replies', manner)
    await page.getByRole('button', { name: '群聊' }).click()
    await page.getByText(message).waitFor()
    expect(sent).toEqual([])
  })
})

test('the drawer can be used while a dialog of the page is open, and stays when that closes', async () => {
  await using draft = await openDraft()
  const { page, complaints } = draft
  await page.getByRole('button', { name: '模拟' }).click()
  await page.getByRole('button', { name: '规则' }).click()
  await page.getByRole('button', { name: '收起' }).click()
  await page.getByRole('button', { name: '模拟' }).click()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '收起' }).click()
  expect(complaints).toEqual([])
})

test('it does not disturb a dialog that is open before it wakes', async () => {
  const [popup] = exampleBlocks('retainPopup')
  if (!popup) throw new Error('There is no example of a popup that opens by itself.')
  await using draft = await openDraft([...BLOCKS, popup])
  const { page, complaints } = draft
  await page.locator('dialog[open]').waitFor()
  await wakeEverything(page)
  await page.getByRole('button', { name: '模拟' }).click()
  await page.getByRole('button', { name: '收起' }).click()
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('no byte of it is in the page that visitors get', async () => {
  const { context } = await openTab(browser, DESKTOP)
  const site = await openBuiltSite(context)
  const mark = '模拟打开环境'
  expect(site.put(BLOCKS, { draft: true }).page.html).toContain(mark)
  expect(site.put(BLOCKS).page.html).not.toContain(mark)
  await context.close()
})
