import type { SiteBundle } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSite } from '../../start/load-site'
import { renderPublished } from '../pages/visitors/render-published'
import { pageText } from '../testing/documents'
import { COMPANY, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const WIDE = ['h5.example.com', 'shop.example.cn']
const NARROW = ['h5.example.com']

const settings = (linkHosts: string[]) => ({ linkHosts, hostSettings: { linkHosts } })
const siteOf = (linkHosts: string[]) => loadSite({ company: COMPANY, env: 'test', ...settings(linkHosts) })

/** A link in every place where a page can have one. */
const link = (path: string) => `https://shop.example.cn/${path}`
const action = { type: 7, atext: link('action') }
const DOCUMENT = pageText({
  page_schema: [
    { name: 'button', value: { text: '去看看', action } },
    {
      name: 'button',
      value: { text: '登录后去', action: { ...action, atext: link('login') }, isNeedLogin: true },
    },
    {
      name: 'text',
      value: { html: `<p><a href="${link('text')}">商城</a> <a href="/h5-page/h5/b">本站</a></p>` },
    },
    {
      name: 'swiper',
      value: { list: [{ image: '/a.png', alt: '商城', action: { ...action, atext: link('slide') } }] },
    },
    {
      name: 'retainPopup',
      value: { button1_text: '看看', button1_url: link('retain'), button2_text: '离开' },
    },
  ],
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ site: await siteOf(WIDE), config: settings(WIDE) })
  await gateway.publish(DOCUMENT)
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** The links off the list that visitors of a process with this site and this list can still follow. */
async function foreignLinks(site: SiteBundle, linkHosts: string[]): Promise<string[]> {
  await using restarted = await startTwin(gateway, { site, config: settings(linkHosts) })
  await renderPublished(restarted.ctx, () => undefined)
  const page = await restarted.app.inject('/h5-page/h5/sale')
  const detail = await call(restarted, 'activityPageDetail', { code: 'sale' })
  expect([page.statusCode, detail.code]).toEqual([200, 1])
  expect(page.body).toContain('/h5-page/h5/b')
  return [...new Set(`${page.body} ${JSON.stringify(detail)}`.match(/(?<=shop\.example\.cn\/)\w+/g))].sort()
}

test('after a restart with a shorter list no stored page leads to a host that fell off it', async () => {
  expect(await foreignLinks(await siteOf(WIDE), WIDE)).toEqual(['action', 'login', 'retain', 'slide', 'text'])
  expect(await foreignLinks(await siteOf(NARROW), NARROW)).toEqual([])
})

test('a restart that serves the stored pages of the longer list does: it can tell', async () => {
  const { build } = await siteOf(WIDE)
  expect(await foreignLinks({ ...(await siteOf(NARROW)), build }, NARROW)).toContain('action')
})
