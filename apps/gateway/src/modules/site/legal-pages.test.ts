import { specs } from '@yingzao/blocks/props'
import { legalPages, operations } from '@yingzao/contract/server'
import { reservedPages } from '@yingzao/pages'
import { expect, test, vi } from 'vitest'
import { loadSite } from '../../start/load-site'
import { pageText } from '../testing/documents'
import { COMPANY, startTestGateway } from '../testing/start-test-gateway'

const BOTH = '我已阅读并同意《隐私政策》《用户服务协议》'

/** What makes a form with fields of its own ask for consent. */
const PHONE = { id: 'phone', label: '手机号', type: 'phone' }

/** Forms for logged-in visitors; who is logged in is unknown when a page is rendered. */
const LATER = new Set(['wOpenDay', 'wTour'])

/** Every block that has a line to agree to, whatever its prop for that text is called. */
const forms = specs.all
  .filter(({ name, fields }) => !LATER.has(name) && fields.some(({ name }) => name === 'privacy_url'))
  .map(({ name }) => ({ name, value: { text: BOTH, consent: BOTH, fields: [PHONE] } }))

const FOOTER = { name: 'footer', value: { show: true, fxts: true } }

async function startGateway(env: 'test' | 'production') {
  const settings = { company: COMPANY, hostSettings: {}, env }
  return startTestGateway({ site: await loadSite(settings), config: settings })
}

test.each(['test', 'production'] as const)(
  'both links of every form lead to a page that is there from the first start on (%s)',
  async (env) => {
    await using gateway = await startGateway(env)
    expect(forms.length).toBeGreaterThan(1)
    await gateway.publish(pageText({ code: 'form', page_schema: [...forms, FOOTER] }))
    const { payload } = await gateway.app.inject('/h5-page/h5/form')
    const links = [...payload.matchAll(/<a href="([^"]*)">《(.*?)》<\/a>/g)]
    expect(links).toHaveLength(forms.length * legalPages.length)
    for (const [, href = '', title] of links) {
      const page = await gateway.app.inject(href)
      expect([page.statusCode, page.payload.includes(`<title>${title}</title>`)], href).toEqual([200, true])
    }
  },
)

test('each says its version, its date and whose it is, and links of its own lead on', async () => {
  await using gateway = await startGateway('production')
  for (const { code } of legalPages) {
    const { payload } = await gateway.app.inject(`/h5-page/h5/${code}`)
    expect(payload).toMatch(/版本 \d+\.\d+，自\d{4}年\d{1,2}月\d{1,2}日起生效/)
    expect(payload).toContain(`© ${COMPANY.company}`)
    expect((await gateway.app.inject(`/pc-page/pc/${code}`)).payload).toBe(payload)
    for (const [, href = ''] of payload.matchAll(/<a href="(\/[^"]*)"/g)) {
      expect((await gateway.app.inject(href)).statusCode, href).toBe(200)
    }
    const detail = await gateway.app.inject(`${operations.activityPageDetail.path}?code=${code}`)
    expect(detail.json().response.activity_page).toMatchObject({
      code,
      title: reservedPages.get(code)?.title,
    })
  }
})

test('what operators publish takes its place, until they take that down', async () => {
  await using gateway = await startGateway('production')
  const text = async () => (await gateway.app.inject('/h5-page/h5/privacy')).payload
  expect(await text()).toContain('我们收集哪些信息')
  await gateway.publish(pageText({ code: 'privacy', text: '法务部的版本 2.0' }))
  await vi.waitFor(async () => expect(await text()).toContain('法务部的版本 2.0'))
  await gateway.ctx.db.pool.query(`UPDATE page SET status = 'taken_down' WHERE code = 'privacy'`)
  await vi.waitFor(async () => expect(await text()).toContain('我们收集哪些信息'))
})
