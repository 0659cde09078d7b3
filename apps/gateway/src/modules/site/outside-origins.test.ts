import type { RenderInput } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { loadSite } from '../../start/load-site'
import { COMPANY } from '../testing/start-test-gateway'

const BAIDU = 'https://hm.baidu.com'
const GATEWAY = 'https://gw.example.com'
const { renderPage, renderPassport } = await loadSite({ company: COMPANY, hostSettings: {}, env: 'test' })

const page = (host: RenderInput['host'] = {}, draft = false) =>
  renderPage({
    document: {
      code: 'sale',
      title: '夏季课程',
      meta: { keywords: '', description: '' },
      background: '',
      is_auto_fit: 0,
      extra: { pageID: '' },
      page_schema: [{ name: 'text', id: 't', value: { html: '<p>文字</p>' }, common: {}, children: [] }],
    },
    window: { start_at: null, end_at: null },
    images: {},
    site: COMPANY,
    host,
    draft,
    testButton: false,
  })

/** What a policy allows for scripts and calls, without its own hashes. */
function allowed({ csp }: { csp: string }): Record<string, string[]> {
  const directives = csp.split('; ').map((directive) => directive.split(' '))
  const of = (wanted: string) =>
    (directives.find(([name]) => name === wanted) ?? []).slice(1).filter((source) => !/sha256/.test(source))
  return { scripts: of('script-src'), calls: of('connect-src') }
}

const OWN = { scripts: ["'self'"], calls: ["'self'"] }

test('by itself a page takes scripts from its own site, calls nobody else, and is counted nowhere', () => {
  expect(allowed(page())).toEqual(OWN)
  expect(page().html).not.toMatch(/baidu|data-counted|data-scripts/)
})

test('a site at Baidu Tongji is named by pages and allowed by their policy, and by no draft', () => {
  const counted = page({ baiduSiteId: 'a'.repeat(32) })
  expect(allowed(counted)).toEqual({ scripts: ["'self'", BAIDU], calls: ["'self'", BAIDU] })
  // Nothing else in it needs a script: it loads one only to be counted.
  expect(counted.html).toMatch(/<body[^>]* data-scripts="" data-counted=""/)
  expect(counted.html).not.toContain('hm.js')
  const draft = page({ baiduSiteId: 'a'.repeat(32) }, true)
  expect(allowed(draft)).toEqual(OWN)
  expect(draft.html).not.toContain('data-counted')
})

test('where the captcha is Tencent’s, pages and logins may load it, and nothing else of anybody', () => {
  const { scripts = [], calls } = allowed(page({ tencentCaptcha: true }))
  const tencent = scripts.filter((source) => source !== "'self'")
  expect(tencent.length).toBeGreaterThan(0)
  for (const source of tencent) expect(source).toMatch(/^https:\/\/[*\w.]+\.(qcloud|gtimg)\.com$/)
  expect(calls).toEqual(["'self'", ...tencent])
  expect(allowed(page({ tencentCaptcha: false }))).toEqual(OWN)
})

test('another gateway may be called by pages, and no script may come from it', () => {
  const { scripts, calls } = allowed(page({ gatewayOrigin: GATEWAY }))
  expect(calls).toContain(GATEWAY)
  expect(scripts).not.toContain(GATEWAY)
})

test.each(['mobileLogin', 'desktopLogin', 'home', 'erase'] as const)('so do pages of a login: %s', (name) => {
  const drawn = (gatewayOrigin: string) =>
    renderPassport({
      page: name,
      returnTo: '/',
      linkHosts: [],
      loginType: '',
      consentVersion: '1.0',
      site: COMPANY,
      theme: {},
      isTextLarge: false,
      testHandsets: [],
      gatewayOrigin,
      usesTencentCaptcha: false,
    })
  expect(allowed(drawn(''))).toEqual(OWN)
  expect(drawn('').html).not.toContain('data-gateway')
  expect(allowed(drawn(GATEWAY)).calls).toContain(GATEWAY)
  expect(allowed(drawn(GATEWAY)).scripts).not.toContain(GATEWAY)
  expect(drawn(GATEWAY).html).toContain(`data-gateway="${GATEWAY}"`)
})
