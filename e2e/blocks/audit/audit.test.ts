import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser'
import { addAudit } from './audit'
import type { Audit } from './layout-rules'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await addAudit(page)
})
afterAll(() => browser?.close())

type Rule = Exclude<keyof Audit, 'doubleText'>

/** What each rule is meant to find, and what looks like it and is sound. */
const PAGES: ReadonlyArray<readonly [rule: Rule, fault: string, html: string]> = [
  ['wide', 'wider than the page', '<p style="width:120vw">宽</p>'],
  ['wide', 'wider than the page', '<p style="position:absolute;left:-40px;width:90px">出界</p>'],
  ['wide', '', '<div style="overflow-x:auto"><p style="width:120vw">可以滑动</p></div>'],
  ['cut', 'text leaves its box', '<p style="overflow:hidden;width:40px;white-space:nowrap">被切掉的文字</p>'],
  ['cut', 'text leaves its box', '<p style="height:20px;width:60px;background:#eee">比盒子高的几行文字</p>'],
  ['cut', '', '<p style="overflow:auto;height:20px">可以滚动的文字<br>第二行<br>第三行</p>'],
  [
    'cut',
    '',
    '<p style="overflow:hidden;width:60px;white-space:nowrap;text-overflow:ellipsis">省略的文字</p>',
  ],
  ['cut', 'lower than its text', '<input style="height:8px;padding:0;border:0;font-size:20px">'],
  ['empty', 'shows nothing', '<div data-id="example-1"><p></p></div>'],
  [
    'empty',
    '',
    '<div data-id="example-1"><dialog></dialog></div><div data-id="example-2" style="height:20px"></div>',
  ],
  ['overlapping', 'texts overlap', '<p>第一行文字</p><p style="margin-top:-30px">第二行文字</p>'],
  ['overlapping', '', '<p>第一行文字</p><p>第二行文字</p>'],
  ['smallTargets', 'target of 30 x 30', '<button style="width:30px;height:30px;padding:0">小</button>'],
  ['smallTargets', '', '<button style="width:44px;height:44px;padding:0">够</button>'],
  ['smallTargets', '', '<p>请看<a href="#rules">规则</a>后再来</p>'],
  [
    'smallTargets',
    '',
    '<style>b::after{content:"";position:absolute;inset:-12px}</style><button style="all:unset;padding:0"><b style="position:relative;display:block;width:24px;height:24px">大</b></button>',
  ],
]

describe('the rules of layout', () => {
  test.each(PAGES)('%s: "%s" in %s', async (rule, fault, html) => {
    await page.goto('about:blank')
    await page.setContent(`<!doctype html><main data-id="one" style="padding:60px 0">${html}</main>`)
    const faults = await page.evaluate(
      (name) => window.audit[name](document.querySelector('main') as Element),
      rule,
    )
    if (fault === '') expect(faults).toEqual([])
    else expect(faults.join()).toContain(fault)
  })

  test('see what twice as large a text runs into', async () => {
    await page.goto('about:blank')
    await page.setContent(
      '<main><p style="height:30px;font-size:20px;background:#eee;line-height:1.4">一行</p></main>',
    )
    const cut = () => page.evaluate(() => window.audit.cut(document.querySelector('main') as Element))
    expect(await cut()).toEqual([])
    await page.evaluate(() => window.audit.doubleText())
    expect(await cut()).toHaveLength(1)
  })
})
