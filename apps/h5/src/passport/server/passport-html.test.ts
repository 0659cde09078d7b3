import { readFileSync } from 'node:fs'
import type { PassportPage } from '@yingzao/contract/client'
import { DEFAULT_THEME, tokensOf } from '@yingzao/theme'
import { expect, test } from 'vitest'
import { PASSPORT } from '../testing/passport-page'
import { passportHtml } from './passport-html'

const draw = (own: Partial<typeof PASSPORT>) =>
  passportHtml(
    { script: '/packages/h5-page/dist/passport.js', css: [{ href: '/a.css', text: 'b{}' }] },
    { ...PASSPORT, ...own },
  )

test.each([
  ['mobileLogin', '登录'],
  ['desktopLogin', '登录'],
  ['testLogin', '测试登录'],
  ['home', '个人中心'],
  ['orders', '我的订单'],
  ['receipt', '购买收据'],
  ['services', '我的服务'],
  ['contracts', '我的合同'],
  ['coupons', '我的优惠券'],
  ['ticket', '门票'],
  ['tickets', '我的门票'],
  ['riskTest', '风险测评'],
  ['erase', '注销账号'],
] as const)('%s is called %s, names the company, and is not for search engines', (page, title) => {
  const { html } = draw({ page })
  expect(html).toContain(`<title>${title} - 牛牛投顾</title>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('经营证券期货业务许可证号：91440300')
  expect(html).toContain(`data-page="${page}"`)
})

test('its colours are those of the company’s theme, by day only', () => {
  expect(draw({ theme: {} }).html).not.toContain('--yz-brand:')
  const { html } = draw({ theme: { preset: 'wenlan', dark: 'auto' } })
  expect(html).toContain('--yz-brand:#1554c0')
  expect(html).not.toContain('prefers-color-scheme')
  // After the sheet with the standard values.
  expect(html.indexOf('--yz-brand:')).toBeGreaterThan(html.indexOf('b{}'))
})

test('its sheet begins with the standard theme', () => {
  const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const standard = tokensOf(DEFAULT_THEME)
  const colors = [...sheet.matchAll(/--yz-(brand|on-brand|brand-deep|brand-dark|link|tint): ([^;]+);/g)]
  expect(colors.map(([, name, value]) => [name, value])).toEqual(
    ['brand', 'on-brand', 'brand-deep', 'brand-dark', 'link', 'tint'].map((name) => [name, standard[name]]),
  )
})

test('only the login for desktops says beside its form what it is good for', () => {
  expect(draw({ page: 'desktopLogin' }).html).toContain('欢迎来到牛牛投顾')
  expect(draw({ page: 'mobileLogin' }).html).not.toContain('欢迎来到牛牛投顾')
})

test('nothing of its settings or of the way back is ever markup', () => {
  const hostile = '"><script>alert(1)</script>'
  const site = { ...PASSPORT.site, company: hostile, license_no: hostile, phone: hostile }
  const pages = [
    'mobileLogin',
    'desktopLogin',
    'testLogin',
    'home',
    'orders',
    'receipt',
    'services',
    'contracts',
    'coupons',
    'ticket',
    'tickets',
    'riskTest',
    'erase',
  ]
  for (const page of pages as PassportPage[]) {
    const { html } = draw({
      page,
      site,
      returnTo: hostile,
      loginType: hostile,
      consentVersion: hostile,
      linkHosts: [hostile],
      testHandsets: [hostile],
    })
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script src="/packages/h5-page/dist/passport.js" defer>',
    ])
  }
})

test('text is as large as the visitor wants it', () => {
  expect(draw({ isTextLarge: true }).html).toContain('<html lang="zh-CN" class="large-text">')
  expect(draw({}).html).toContain('<html lang="zh-CN">')
})

test('the test login offers each phone, keeps the way back, and leads to the real one', () => {
  const { html } = draw({
    page: 'testLogin',
    testHandsets: ['13800000001', '13800000002'],
    returnTo: '/h5-page/h5/a?b=1&c=2',
    loginType: 'n8',
  })
  expect(html.match(/name="handset" value="(\d+)"/g)).toEqual([
    'name="handset" value="13800000001"',
    'name="handset" value="13800000002"',
  ])
  expect(html).toContain('name="from" value="/h5-page/h5/a?b=1&amp;c=2"')
  expect(html).toContain('href="/passport/m/login?from=%2Fh5-page%2Fh5%2Fa%3Fb%3D1%26c%3D2&amp;type=n8"')
})

test('its policy lets nobody frame it, run a script of theirs in it, or take its form elsewhere', () => {
  const { csp } = draw({ page: 'mobileLogin' })
  expect(csp.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})

test('it lets in what the deployment needs: another gateway, its captcha, the redirect after a test login', () => {
  const policy = (own: Partial<typeof PASSPORT>) =>
    Object.fromEntries(
      draw(own)
        .csp.split('; ')
        .map((part) => part.split(/ (.*)/s, 2)),
    )
  expect(policy({ gatewayOrigin: 'https://gw.example.com' })['connect-src']).toMatch(
    /^'self' https:\/\/gw\.example\.com https:\/\/turing\.captcha\.qcloud\.com/,
  )
  expect(policy({ usesTencentCaptcha: true })['script-src']).toContain('https://captcha.gtimg.com')
  expect(policy({ page: 'testLogin' })['form-action']).toBe("'self' https:")
})
