import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Artefacts, joinedScripts, readArtefacts } from './artefacts'
import { windowNotices } from './chrome'
import { cssBeforeFirstUse } from './inline-css'
import { pageHtml } from './page-html'
import { noteMarkup, STATES } from './state-markup'

const ARTEFACTS: Artefacts = {
  build: 'b1',
  entry: '/main.js',
  baseCss: [{ href: '/base.css', text: 'html{}' }],
  css: {},
  cashier: '',
  pay: { script: '', css: [] },
  passport: { script: '/passport.js', css: [] },
  head: 'head()',
  body: 'body()',
  rules: 'rules()',
  lead: '',
  window: 'window_()',
  testPlace: 'place()',
  simulator: 'simulate()',
  lives: { countdown: 'liveCountdown()', marquee: 'liveMarquee()' },
  liveChunks: {},
}

type Page = Parameters<typeof pageHtml>[1]
const draw = (own: Partial<Page> = {}) =>
  pageHtml(ARTEFACTS, {
    title: '训练营',
    meta: { keywords: '', description: '' },
    bodyStyle: '',
    root: {},
    data: {},
    conditions: [],
    used: [],
    main: '<p>一</p>',
    hidden: false,
    sendsForms: true,
    ...own,
  })
const inlineScripts = (html: string) =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text]) => text)
const directives = (csp: string) =>
  new Map(
    csp.split('; ').map((part): [string, string[]] => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  )

describe('the bytes of a page', () => {
  test('have what is the page’s own behind what every page has, to be exchanged with the page', () => {
    const { html } = draw({ conditions: [{ login: true }], themeCss: ':root{--yz-brand:#1554c0}' })
    expect(html).toContain(
      '</style><style data-page>html:not(.if-0) [data-if="0"]{display:none!important}:root{--yz-brand:#1554c0}</style><script>',
    )
  })

  test('are what the page is, around its blocks', () => {
    const { html } = draw({ before: '<header></header>', after: '<dialog></dialog>' })
    expect(html).toMatch(
      /^<!doctype html><html lang="zh-CN" class="app no-js" data-build="b1"><head><meta charset="utf-8">/,
    )
    expect(html).toContain('<header></header><main class="yz-page"><p>一</p></main><dialog></dialog>')
    expect(html).toContain('<style data-href="/base.css">html{}</style>')
    expect(html).not.toContain('data-page')
    expect(html).not.toMatch(/<meta name="(?:keywords|description|robots)"/)
  })

  test('never let a title or a description become markup', () => {
    const hostile = '</title><script>alert(1)</script>"'
    const { html } = draw({ title: hostile, meta: { keywords: hostile, description: hostile } })
    expect(inlineScripts(html)).toEqual(['head()', 'body()'])
    expect(html).toContain('&lt;/title&gt;')
  })

  test('say to search engines that a draft is none of theirs', () => {
    expect(draw({ hidden: true }).html).toContain('<meta name="robots" content="noindex">')
  })

  test('hide what has a condition until the condition is known to hold', () => {
    const { html } = draw({ conditions: [{ login: true }, { env: ['wx'] }] })
    expect(html).toContain(
      '<style data-page>html:not(.if-0) [data-if="0"],html:not(.if-1) [data-if="1"]{display:none!important}</style>',
    )
    expect(draw().html).not.toContain('<style data-page>')
  })

  test.each<[what: string, own: Partial<Page>, scripts: string[]]>([
    ['nothing that moves', {}, ['head()', 'body()']],
    ['rules to ask for', { conditions: [{ rule_id: 'vip' }] }, ['head()\nrules()', 'body()']],
    ['a condition without a rule', { conditions: [{ login: true }] }, ['head()', 'body()']],
    ['countdowns', { used: new Set(['text', 'countdown']) }, ['head()', 'liveCountdown()\nbody()']],
    ['a campaign', { hasWindow: true }, ['head()', 'body()\nwindow_()']],
    ['a tester', { first: 'place()' }, ['place()\nhead()', 'body()']],
  ])('with %s carry these scripts', (_what, own, scripts) => {
    expect(inlineScripts(draw(own).html)).toEqual(scripts)
  })

  test('are the same whatever the order in which blocks are used', () => {
    expect(draw({ used: ['marquee', 'countdown'] }).html).toBe(draw({ used: ['countdown', 'marquee'] }).html)
  })
})

describe('the policy of a page', () => {
  test('lets its own inline scripts run, by their bytes, and no others', () => {
    const { html, csp } = draw({ hasWindow: true, conditions: [{ rule_id: 'vip' }] })
    const hashes = inlineScripts(html).map(
      (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(directives(csp).get('script-src')).toEqual(["'self'", ...hashes])
    expect(csp).not.toContain("script-src 'unsafe-inline'")
  })

  test('opens to other origins what a deployment names, and nothing else', () => {
    const { csp } = draw({
      scriptOrigins: ['https://hm.baidu.com'],
      callOrigins: ['https://gw.example.com'],
      captchaOrigins: ['https://captcha.example.com'],
      framedBy: ['https://studio.example.com'],
    })
    const policy = directives(csp)
    const open = (name: string) => policy.get(name)?.filter((source) => /^https:\/\//.test(source))
    expect(open('script-src')).toEqual(['https://hm.baidu.com', 'https://captcha.example.com'])
    expect(open('connect-src')).toEqual(['https://gw.example.com', 'https://captcha.example.com'])
    expect(open('frame-src')).toEqual(['https://captcha.example.com'])
    expect(policy.get('frame-ancestors')).toEqual(["'self'", 'https://studio.example.com'])
    for (const name of ['object-src', 'base-uri']) expect(policy.get(name)).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
  })

  test('lets no form of a draft be sent', () => {
    expect(directives(draw({ sendsForms: false }).csp).get('form-action')).toEqual(["'none'"])
  })

  test('keeps everybody else from framing it', () => {
    expect(directives(draw().csp).get('frame-ancestors')).toEqual(["'self'"])
  })
})

describe('the style of blocks', () => {
  const css = {
    text: [
      { href: '/shared.css', text: 's{}' },
      { href: '/text.css', text: 't{}' },
    ],
    image: [{ href: '/shared.css', text: 's{}' }],
  }

  test('stands before the first that needs it, once, also where several share it', () => {
    const introduce = cssBeforeFirstUse(css)
    expect(introduce(new Set(['image', 'text']))).toBe(
      '<style data-href="/shared.css">s{}</style><style data-href="/text.css">t{}</style>',
    )
    expect(introduce(new Set(['text', 'unknown']))).toBe('')
  })

  test('is counted anew for each page', () => {
    cssBeforeFirstUse(css)(new Set(['image']))
    expect(cssBeforeFirstUse(css)(new Set(['image']))).toContain('/shared.css')
  })
})

test('a page that stands in for another says what is the matter, and one way on', () => {
  const site = { company: '牛牛 & Co', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }
  const main = noteMarkup(STATES.not_found, site)
  expect(main).toContain('<h1>活动不存在或已下线</h1>')
  expect(main).toContain('<a href="/h5-page/">返回首页</a>')
  expect(main).toContain('<footer>牛牛 &amp; Co</footer>')
  // Reloads the page, wherever it is.
  expect(noteMarkup(STATES.error, site)).toContain('<a href="">重试</a>')
})

test('what a page says to one visitor is no markup, and something good comes without the sorry face', () => {
  const site = { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }
  const note = { title: '<b>收到', hint: '"谢谢"', action: '返回', href: '/a?b&c' }
  expect(noteMarkup({ ...note, isGood: true }, site)).toBe(
    '<section class="yz-state"><h1>&lt;b&gt;收到</h1><p>&quot;谢谢&quot;</p><a href="/a?b&amp;c">返回</a><footer></footer></section>',
  )
  expect(noteMarkup(note, site)).toContain('<svg')
})

test('a campaign says what it is waiting for, as far as it has a beginning or an end', () => {
  expect(windowNotices({ countdown: '', ends: false })).toBe('')
  expect(windowNotices({ countdown: '<i>3 天</i>', ends: false })).toMatch(/活动未开始<\/b><i>3 天<\/i>/)
  expect(windowNotices({ countdown: '', ends: true })).not.toContain('活动未开始')
  expect(windowNotices({ countdown: '', ends: true })).toContain('活动已结束')
})

describe('what the builds left', () => {
  function build(own: Record<string, string> = {}): string {
    const dist = mkdtempSync(join(tmpdir(), 'yingzao-site-'))
    onTestFinished(() => rmSync(dist, { recursive: true }))
    const chunks = {
      entry: { js: ['main.1.js'], css: ['main.1.css'] },
      scripts: {
        tabs: { live: ['live-tabs.1.js', 'calls.1.js'] },
        list: { live: ['live-list.1.js'] },
        code: { live: [] },
      },
    }
    const styles = { blocks: { text: { css: ['text.1.css'] } } }
    const passport = { others: { passport: { js: ['passport.1.js'], css: ['passport.1.css'] } } }
    const cashier = {
      others: { cashier: { js: ['cashier.1.js'], css: [] }, pay: { js: ['pay.1.js'], css: ['pay.1.css'] } },
    }
    const scripts = ['head', 'end', 'rules', 'window', 'lead', 'test-place', 'simulator']
    const files: Record<string, string> = {
      ...Object.fromEntries(scripts.map((name) => [`boot/${name}.js`, `${name}()\n`])),
      'web/chunks.json': JSON.stringify(chunks),
      'web/main.1.css': 'html{}',
      'web/passport.json': JSON.stringify(passport),
      'web/cashier.json': JSON.stringify(cashier),
      'web/pay.1.css': 'main{}',
      'styles/chunks.json': JSON.stringify(styles),
      'styles/text.1.css': 'p{}',
      'web/passport.1.css': 'form{}',
      'lives/countdown.js': 'live()\n',
      'lives/countdown.js.map': '{}',
      'server/index.js': 'draw()',
      ...own,
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, path)), { recursive: true })
      writeFileSync(join(dist, path), text)
    }
    return dist
  }

  test('is named by the addresses under which it is served', () => {
    const read = readArtefacts(build())
    expect(read).toMatchObject({
      entry: '/packages/h5-page/dist/main.1.js',
      baseCss: [{ href: '/packages/h5-page/dist/main.1.css', text: 'html{}' }],
      css: { text: [{ href: '/packages/h5-page/dist/text.1.css', text: 'p{}' }] },
      passport: { script: '/packages/h5-page/dist/passport.1.js', css: [{ text: 'form{}' }] },
      cashier: '/packages/h5-page/dist/cashier.1.js',
      pay: { script: '/packages/h5-page/dist/pay.1.js', css: [{ text: 'main{}' }] },
      head: 'head()',
      body: 'end()',
      lives: { countdown: 'live()' },
      liveChunks: { tabs: ['live-tabs.1.js', 'calls.1.js'], list: ['live-list.1.js'], code: [] },
    })
  })

  test.each([
    [['tabs', 'code', 'unknown'], [], 'calls.1+live-tabs.1+main.1.js', ''],
    [['tabs'], ['list', 'tabs', 'code'], 'calls.1+live-tabs.1+main.1.js', 'live-list.1.js'],
    [['code'], ['list', 'tabs'], '', 'calls.1+live-list.1+live-tabs.1.js'],
    [['code'], [], '', ''],
  ])(
    'of first blocks %j and later ones %j have the addresses "%s", with the loader, and "%s"',
    (live, liveLater, first, later) => {
      const at = (names: string) => names && `/packages/h5-page/dist/${names}`
      const scripts = joinedScripts(readArtefacts(build()), { live, liveLater })
      expect(scripts).toEqual({ first: at(first), later: at(later) })
    },
  )

  test('has another number whenever it draws other bytes, and else the same', () => {
    const numberOf = (own?: Record<string, string>) => readArtefacts(build(own)).build
    const first = numberOf()
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(numberOf()).toBe(first)
    const changes = [
      { 'server/index.js': 'draw(2)' },
      { 'boot/head.js': 'head(2)' },
      { 'styles/text.1.css': 'p{color:red}' },
      { 'lives/countdown.js': 'live(2)' },
    ]
    expect(new Set([first, ...changes.map(numberOf)]).size).toBe(changes.length + 1)
  })

  test.each([
    ['nothing to load', 'web/chunks.json', { entry: { js: [], css: [] } }],
    ['no login', 'web/passport.json', { others: {} }],
    ['no cashier', 'web/cashier.json', { others: {} }],
  ])('with %s is no site', (_what, list, chunks) => {
    const dist = build({ [list]: JSON.stringify(chunks) })
    expect(() => readArtefacts(dist)).toThrow('build the site again')
  })
})
