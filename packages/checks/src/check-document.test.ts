import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { actionProps, createSpecs, defineSpec, html, image, list } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkDocument } from './check-document'

const NOW = Date.UTC(2026, 10, 21)
const FOOTER = { name: 'footer', value: { show: true, show3: true, fxts: true } }
const PAY = { name: 'button', value: { text: '立即订购', action: { type: 4, mark: 'dbzs' } } }

const title = '测试'
const flag = z.boolean().default(false)

const specs = createSpecs([
  defineSpec({
    name: 'image',
    title,
    category: 'content',
    tap: 'action',
    traits: { picture: true, sizedPictures: true },
    props: z.object({ url: image({ title, required: true }), alt: z.string().default('') }),
  }),
  defineSpec({
    name: 'button',
    title,
    category: 'action',
    tap: 'action',
    traits: { pressed: true },
    props: z.object({ text: z.string().default('') }),
  }),
  defineSpec({
    name: 'text',
    title,
    category: 'content',
    traits: { paragraph: true },
    props: z.object({ html: html({ title }) }),
  }),
  defineSpec({
    name: 'popup',
    title,
    category: 'layout',
    traits: { overlay: true, opensByTap: true, hidesInside: true, ground: 'page' },
    children: 'blocks',
    props: z.object({ title: z.string().default('') }),
  }),
  defineSpec({
    name: 'footer',
    title,
    category: 'compliance',
    traits: { legalNotices: true },
    props: z.object({ show: flag, show3: flag, fxts: flag }),
  }),
  defineSpec({
    name: 'leadForm',
    title,
    category: 'form',
    traits: { form: true, collectsLeads: true, consentIn: 'consent', sells: true },
    props: z.object({}),
  }),
  defineSpec({
    name: 'countdown',
    title,
    category: 'data',
    traits: { timeLeft: true },
    props: z.object({ endTime: z.int() }),
  }),
  defineSpec({
    name: 'suspension',
    title,
    category: 'layout',
    traits: { pinned: true, hidesInside: true, ground: 'own' },
    children: 'blocks',
    props: z.object({ position: z.string().default('bottom') }),
  }),
  defineSpec({
    name: 'icon',
    title,
    category: 'content',
    tap: 'action',
    traits: { sign: true },
    props: z.object({
      url: image({ title }),
      icon: z.string().optional(),
      text: z.string().default(''),
      alt: z.string().default(''),
    }),
  }),
  defineSpec({
    name: 'swiper',
    title,
    category: 'media',
    traits: { slides: true, sizedPictures: true },
    props: z.object({
      list: list(z.object({ image: image({ title }), alt: z.string().default(''), action: actionProps() }), {
        title,
      }),
    }),
  }),
])

function check(page_schema: JsonValue[], head: JsonRecord = {}) {
  const page = { code: 'a', title: '私享群', meta: { description: '权益' }, page_schema, ...head }
  return checkDocument(page, { specs, linkHosts: ['*.example.com'], now: NOW })
}

/** What was found and is more than a remark, as `severity rule path`. */
function found(page_schema: JsonValue[], head?: JsonRecord): string[] {
  return check(page_schema, head)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule, path }) => `${severity} ${rule} ${path}`)
}

test('a clean page may be published', () => {
  const result = check([
    { name: 'image', value: { url: '/a.png', alt: '权益', action: { type: 3, popupId: 'rules' } } },
    {
      name: 'popup',
      id: 'rules',
      value: { title: '规则' },
      children: [{ name: 'text', value: { html: '<p>规则</p>' } }],
    },
    PAY,
    FOOTER,
  ])
  expect(result.findings).toEqual([])
  expect(result.publishable).toBe(true)
})

test('what the reader reports counts too', () => {
  const result = check([{ name: 'image', value: { url: 'javascript:alert(1)', alt: '坏地址' } }, FOOTER])
  expect(result.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { rule: 'bad-address', path: 'page_schema[0].value.url', blockId: 'image-1' },
  ])
  expect(result.publishable).toBe(false)
})

test('warnings do not refuse publishing', () => {
  const result = check([{ name: 'lottery-wheel-v2' }, FOOTER])
  expect(result.findings).toMatchObject([{ rule: 'unknown-block', severity: 'warning' }])
  expect(result.publishable).toBe(true)
})

test('a tap that opens no popup is found, in lists too', () => {
  const action = { type: 3, popupId: 'missing' }
  const slide = { image: '/a.png', alt: '一', action }
  expect(
    found([
      null,
      { name: 'button', value: { text: '规则', action } },
      { name: 'swiper', value: { list: [slide] } },
    ]),
  ).toEqual([
    'error not-a-block page_schema[0]',
    'error popup-target-missing page_schema[1].value.action.popupId',
    'error popup-target-missing page_schema[2].value.list[0].action.popupId',
  ])
})

test('a block that is no popup is no target', () => {
  const blocks = [{ name: 'button', id: 'x', value: { text: '好', action: { type: 3, popupId: 'x' } } }]
  expect(found(blocks)).toEqual(['error popup-target-missing page_schema[0].value.action.popupId'])
})

test('popups that only open each other are unreachable', () => {
  const opener = (popupId: string) => ({
    name: 'button',
    value: { text: '开', action: { type: 3, popupId } },
  })
  const popup = (id: string, opens: string) => ({ name: 'popup', id, children: [opener(opens)] })
  expect(found([popup('a', 'b'), popup('b', 'a')])).toEqual([
    'warning popup-unreachable page_schema[0]',
    'warning popup-unreachable page_schema[1]',
  ])
  expect(found([opener('a'), popup('a', 'b'), popup('b', 'a')])).toEqual([])
})

test('an image without a text is a warning, one that can be tapped an error', () => {
  const action = { type: 14 }
  expect(found([{ name: 'image', value: { url: '/a.png' } }])).toEqual([
    'warning image-alt-missing page_schema[0].value.alt',
  ])
  expect(found([{ name: 'image', value: { url: '/a.png', action } }])).toEqual([
    'error image-alt-missing page_schema[0].value.alt',
  ])
  expect(found([{ name: 'swiper', value: { list: [{ image: '/a.png', action }] } }])).toEqual([
    'error image-alt-missing page_schema[0].value.list[0].alt',
  ])
})

test.each([
  ['a payment', PAY],
  ['a lead form', { name: 'leadForm' }],
  [
    'an order call',
    { name: 'button', value: { text: '订', action: { type: 8, api: '/oabase/api/shop/v1/order' } } },
  ],
  ['an account opening', { name: 'button', value: { text: '开户', action: { type: 9 } } }],
  ['a treasury repo', { name: 'button', value: { text: '逆回购', action: { type: 12 } } }],
  ['a payment in a popup', { name: 'popup', id: 'p', children: [PAY] }],
])('%s needs the footer with company and risk notice', (_, block) => {
  expect(found([block, FOOTER]).filter((line) => line.includes('risk'))).toEqual([])
  expect(found([block]).filter((line) => line.includes('risk'))).toHaveLength(1)
  const half = { name: 'footer', value: { show: true } }
  expect(found([block, half]).filter((line) => line.includes('risk'))).toHaveLength(1)
})

test.each([
  ['inside a popup', { name: 'popup', id: 'p', children: [FOOTER] }],
  ['hidden', { ...FOOTER, style: { display: 'none' } }],
  ['shrunk', { ...FOOTER, style: { height: 1 } }],
  ['faded', { ...FOOTER, style: { opacity: '0.1' } }],
  ['too low for its paragraphs', { ...FOOTER, style: { maxHeight: '30px', overflow: 'hidden' } }],
  ['white on white', { ...FOOTER, style: { color: '#fff', background: 'white' } }],
  [
    'in the theme’s colour of its ground',
    { ...FOOTER, style: { color: 'var(--yz-brand)', backgroundColor: 'var(--yz-brand)' } },
  ],
  ['transparent', { ...FOOTER, style: { color: 'transparent' } }],
  ['moved off the screen', { ...FOOTER, position: { type: 'absolute', left: -2000 } }],
  ['shrunk by a transform', { ...FOOTER, style: { transform: 'scale(0)' } }],
  ['shown to some', { ...FOOTER, show_if: { login: true } }],
])('a footer that is %s does not count', (_, footer) => {
  expect(found([PAY, footer])).toContain('error risk-footer-missing page_schema[0]')
})

test('listed words are found wherever visitors read', () => {
  const blocks = [
    { name: 'text', value: { html: '<p>稳<b>赚</b></p>' } },
    { name: 'image', value: { url: '/a.png', alt: '保 本' } },
    { name: 'swiper', value: { list: [{ image: '/a.png', alt: '必涨' }] } },
    { name: 'popup', id: 'p', value: { title: '内幕' } },
  ]
  const head = { title: '最佳', meta: { keywords: '', description: '国家级' } }
  expect(found(blocks, head).filter((line) => line.includes('listed'))).toEqual([
    'error listed-words title',
    'error listed-words meta.description',
    'error listed-words page_schema[0].value.html',
    'error listed-words page_schema[1].value.alt',
    'error listed-words page_schema[2].value.list[0].alt',
    'error listed-words page_schema[3].value.title',
  ])
})

test('links to hosts off the list are found in actions and in rich text', () => {
  const link = (atext: string) => ({ name: 'button', value: { text: '去', action: { type: 7, atext } } })
  expect(found([link('https://h5.example.com/'), link('/h5-page/h5/x')])).toEqual([])
  expect(found([link('https://other.com/')])).toEqual(['error link-host page_schema[0].value.action.atext'])
  const inText = { name: 'text', value: { html: '<a href="https://other.com/?a=1&amp;b=2">去</a>' } }
  expect(found([inText])).toEqual(['error link-host page_schema[0].value.html'])
})

test('a page without a title is refused', () => {
  expect(found([FOOTER], { title: ' ' })).toEqual(['error title-missing title'])
})

test('a countdown is judged by the time that is given', () => {
  const at = (endTime: number) => found([{ name: 'countdown', value: { endTime } }])
  expect(at(NOW)).toEqual(['warning countdown-ended page_schema[0].value.endTime'])
  expect(at(NOW + 1)).toEqual([])
})

test('a second bar at the bottom is found when both can be seen at once', () => {
  const bar = (props: JsonRecord = {}, position = 'bottom') => ({
    name: 'suspension',
    value: { position, ...props },
    children: [PAY],
  })
  const second = ['warning second-bottom-bar page_schema[1].value.position']
  const bars = (one: JsonRecord, other: JsonRecord) =>
    found([bar({ show_if: one }), bar({ show_if: other }), FOOTER])
  expect(found([bar(), bar(), FOOTER])).toEqual(second)
  expect(found([bar({}, 'top'), bar(), FOOTER])).toEqual([])
  expect(bars({ login: true }, {})).toEqual(second)
  expect(bars({ login: true }, { login: false })).toEqual([])
  expect(bars({ env: ['app', 'wx'] }, { env: ['wx'] })).toEqual(second)
  expect(bars({ env: ['app'] }, { env: ['wx', 'mb'] })).toEqual([])
  expect(bars({ rule_id: 'new' }, { rule_id: 'old' })).toEqual([])
  expect(bars({ time: [NOW] }, { time: [NOW - 1, NOW + 1] })).toEqual(second)
  expect(bars({ time: [NOW + 1] }, { time: [NOW - 1, NOW + 1] })).toEqual([])
})

test('a bar without blocks is found', () => {
  const bar = { name: 'suspension', value: { position: 'top' } }
  expect(found([bar])).toEqual(['warning suspension-empty page_schema[0]'])
})

test('an icon that shows nothing is found', () => {
  const icon = (value: JsonRecord) => found([{ name: 'icon', value }])
  expect(icon({})).toEqual(['warning icon-empty page_schema[0]'])
  expect([icon({ url: '/a.png', alt: '一' }), icon({ icon: 'star' }), icon({ text: '客服' })]).toEqual([
    [],
    [],
    [],
  ])
})

test('one rule speaks once about one place', () => {
  const html = '<a href="https://a.com/">甲</a><a href="https://b.com/">乙</a>'
  expect(found([{ name: 'text', value: { html } }])).toEqual(['error link-host page_schema[0].value.html'])
})
