import { expect, test } from 'vitest'
import type { JsonRecord, JsonValue } from '../json'
import { sampleSpecs } from '../testing/sample-specs'
import { toWireDocument } from '../wire-document'
import { type ReadOptions, readDocument } from './read-document'

/** Reads a page of the given blocks. */
function readPage(blocks: JsonValue[], options?: ReadOptions) {
  return readDocument({ code: 'a', title: '页', page_schema: blocks }, sampleSpecs, options)
}

/** Reads one block and returns it with its findings, as `severity rule path`. */
function readOne(block: JsonRecord, options?: ReadOptions) {
  const { document, findings } = readPage([block], options)
  const said = findings.map(
    ({ severity, rule, path }) => `${severity} ${rule} ${path.replace('page_schema[0].', '')}`,
  )
  return { block: document.page_schema[0], said }
}

test('a tidy document is read without a word', () => {
  const page: JsonValue = {
    code: 'etf-course',
    title: 'ETF 定投训练营',
    meta: { keywords: '投资', description: '活动' },
    background: '#fff4ec',
    is_auto_fit: 1,
    extra: { pageID: '870', legacy: { x: 1 } },
    page_schema: [
      {
        name: 'image',
        value: { url: 'assets/hero.jpg', alt: '七天学会', lazy: false },
        children: [],
        id: 'hero',
      },
      {
        name: 'popup',
        value: { position: 'bottom' },
        children: [{ name: 'text', value: { html: '<p>好</p>' } }],
        id: 'p',
      },
    ],
  }
  const { document, findings } = readDocument(page, sampleSpecs)
  expect(findings).toEqual([])
  expect(document).toMatchObject({
    ...page,
    page_schema: [{ id: 'hero' }, { id: 'p', children: [{ id: 'text-1' }] }],
  })
})

test('the head of an older system comes out in the contract’s types', () => {
  const { document, findings } = readDocument(
    {
      code: 'untidy',
      title: 7,
      meta: null,
      background: null,
      is_auto_fit: '0',
      extra: { pageID: 9001, x: [1] },
    },
    sampleSpecs,
  )
  expect(document).toEqual({
    code: 'untidy',
    title: '7',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '9001', x: [1] },
    page_schema: [],
  })
  expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    'coerced title',
    'defaulted meta',
    'coerced is_auto_fit',
    'coerced extra.pageID',
    'unusable-value page_schema',
  ])
})

test.each([
  ['code', 'a b', 'bad-code'],
  ['code', '', 'bad-code'],
  ['background', 'javascript:alert(1)', 'bad-address'],
  ['background', 7, 'unusable-value'],
  ['is_auto_fit', 'maybe', 'unusable-value'],
  ['meta', 'x', 'unusable-value'],
  ['sahre', {}, 'unknown-prop'],
])('%s: %j is reported', (key, value, rule) => {
  const { findings } = readDocument({ code: 'a', title: '页', page_schema: [], [key]: value }, sampleSpecs)
  expect(findings).toMatchObject([{ rule, path: key }])
})

test('a theme keeps what can be used of it; what cannot is reported where it stands', () => {
  const themed = (theme: JsonValue) => {
    const { document, findings } = readDocument(
      { code: 'a', title: '页', page_schema: [], extra: { pageID: '', theme } },
      sampleSpecs,
    )
    return { theme: document.extra.theme, said: findings.map(({ rule, path }) => `${rule} ${path}`) }
  }
  expect(themed({ preset: 'wenlan', radius: 'none' })).toEqual({
    theme: { preset: 'wenlan', radius: 'none' },
    said: [],
  })
  expect(themed({ preset: 'wenlan', radius: 9 })).toEqual({
    theme: { preset: 'wenlan' },
    said: ['bad-theme extra.theme.radius'],
  })
  expect(themed(null)).toEqual({ theme: undefined, said: [] })
})

test.each([null, 'text', 7, [], true])('%j is no document, and says so', (input) => {
  const { document, findings } = readDocument(input, sampleSpecs)
  expect(findings[0]).toMatchObject({ rule: 'not-a-document', severity: 'error' })
  expect(document.page_schema).toEqual([])
})

test('a document over a limit comes back empty, with the refusal', () => {
  const { document, findings } = readPage(Array(501).fill({ name: 'text' }))
  expect(document.page_schema).toEqual([])
  expect(findings).toMatchObject([{ rule: 'limit-blocks', severity: 'error' }])
})

test('texts are read as the numbers and booleans they spell', () => {
  const countdown = readOne({
    name: 'Count-Down',
    value: { type: '3', endTime: '1830268800000', character: null },
  })
  expect(countdown.block?.value).toEqual({ type: 3, endTime: 1830268800000, character: ':' })
  expect(countdown.said).toEqual([
    'info coerced page_schema[0]',
    'warning coerced value.type',
    'warning coerced value.endTime',
    'info defaulted value.character',
  ])
  const image = readOne({ name: 'image', value: { url: 'a.png', alt: 7, lazy: '0' } })
  expect(image.block?.value).toEqual({ url: 'a.png', alt: '7', lazy: false })
})

test.each([
  ['2027-12-31 00:00:00', Date.UTC(2027, 11, 30, 16)],
  ['2027/1/2 8:05', Date.UTC(2027, 0, 2, 0, 5)],
  ['2027-12-31', Date.UTC(2027, 11, 30, 16)],
  ['2027-12-31T00:00:00Z', Date.UTC(2027, 11, 31)],
  [1830268800, 1830268800000],
])('the timestamp %j is %d', (endTime, timestamp) => {
  const { block, said } = readOne({ name: 'countdown', value: { endTime } })
  expect(block?.value.endTime).toBe(timestamp)
  expect(said).toEqual(['warning coerced value.endTime'])
})

test.each(['soon', '2027-02-31', -5, 1e300])('the timestamp %j is no timestamp', (endTime) => {
  const { said } = readOne({ name: 'countdown', value: { endTime } })
  expect(said.at(-1)).toMatch(/^(?:error unusable-value|warning clamped) value.endTime$/)
})

test('numbers are brought into their range and onto their step', () => {
  const { block, said } = readOne({ name: 'progress', value: { percent: '150%', step: '2.6' } })
  expect(block?.value).toEqual({ percent: 100, step: 2.5 })
  expect(said).toEqual([
    'warning coerced value.percent',
    'warning clamped value.percent',
    'warning coerced value.step',
    'warning clamped value.step',
  ])
})

test('a union takes a value as the variant it fits', () => {
  expect(readOne({ name: 'progress', value: { percent: 'vacancy-etf' } }).block?.value.percent).toBe(
    'vacancy-etf',
  )
  expect(readOne({ name: 'progress', value: { percent: '36' } }).block?.value.percent).toBe(36)
  expect(readOne({ name: 'progress', value: { percent: {} } }).said).toEqual([
    'error unusable-value value.percent',
  ])
})

test('a text over its maximum is kept and refuses publishing', () => {
  const text = '超过二十个字的按钮文字也要能够打开并且给出提示'
  const { block, said } = readOne({ name: 'button', value: { text } })
  expect(block?.value.text).toBe(text)
  expect(said).toEqual(['error too-long value.text'])
})

test('an unknown option becomes the default, and refuses publishing', () => {
  const { block, said } = readOne({ name: 'popup', value: { position: 'middle' } })
  expect(block?.value.position).toBe('center')
  expect(said).toEqual(['error unusable-value value.position'])
})

test('a required prop is missed only where it counts', () => {
  expect(readOne({ name: 'image' }).said).toEqual(['error required-empty value.url'])
  expect(readOne({ name: 'button', value: { type: 'text', text: ' ' } }).said).toEqual([
    'error required-empty value.text',
  ])
  expect(readOne({ name: 'button', value: { type: 'image', image: { url: 'a.png' } } }).said).toEqual([])
  expect(readOne({ name: 'button', value: { type: 'image', image: {} } }).said).toEqual([
    'error required-empty value.image.url',
  ])
  expect(readOne({ name: 'button', value: { text: '好', image: {} } }).said).toEqual([])
})

test('a fault where no visitor can meet it is a warning', () => {
  const action = { type: 3, popupId: 'p', atext: 'javascript:alert(1)' }
  const { block, said } = readOne({ name: 'button', value: { text: '好', action } })
  expect(said).toEqual(['warning bad-address value.action.atext'])
  expect(block?.common.action).toEqual({ type: 3, popupId: 'p' })
})

test('script goes from rich text, and what stays is what was meant', () => {
  const { block, said } = readOne({
    name: 'text',
    value: { html: '<p onclick=alert(1)>你好<script>alert(1)</script></p>' },
  })
  expect(block?.value.html).toBe('<p>你好</p>')
  expect(said).toEqual(['error script-removed value.html'])
  const styled = readOne({ name: 'text', value: { html: '<h1 class="a">大 &amp; <b>粗</b></h1>' } })
  expect(styled.block?.value.html).toBe('大 &amp; <b>粗</b>')
  expect(styled.said).toEqual(['warning html-cleaned value.html'])
})

test('a link in rich text keeps its words and loses an address that is not allowed', () => {
  const html = '<a href="https://h5.example.com/?a=1&amp;b=2">好</a><a href="//evil.com">坏</a>'
  const { block, said } = readOne({ name: 'text', value: { html } })
  expect(block?.value.html).toBe('<a href="https://h5.example.com/?a=1&amp;b=2">好</a><a>坏</a>')
  expect(said).toEqual(['error bad-address value.html'])
})

test('a link to a foreign host stays unless the reader is told the hosts', () => {
  const block = { name: 'retainPopup', value: { button1_url: 'https://other.com/' } }
  expect(readOne(block).block?.value.button1_url).toBe('https://other.com/')
  const strict = readOne(block, { linkHosts: ['*.example.com'] })
  expect(strict.block?.value.button1_url).toBe('')
  expect(strict.said).toEqual(['error link-host value.button1_url'])
  const heard: string[] = []
  const onForeign = () => heard.push('foreign')
  const lenient = readOne(block, { linkHosts: ['*.example.com'], onForeign })
  expect([lenient.block?.value.button1_url, lenient.said]).toEqual(['https://other.com/', []])
  expect(heard).toEqual(['foreign'])
  readOne(
    { name: 'text', value: { html: '<a href="https://other.com/">去</a>' } },
    { linkHosts: [], onForeign },
  )
  expect(heard.length).toBeGreaterThan(1)
  heard.length = 0
  readOne(block, { linkHosts: ['other.com'], onForeign })
  expect(heard).toEqual([])
})

test('an unknown block is skipped with its children, what is no block is skipped as an error', () => {
  const { document, findings } = readPage([
    { name: 'lottery-wheel-v2', value: { prizes: [1] }, children: [{ name: 'text' }, { name: 'text' }] },
    { value: { text: '没有名字' } },
    null,
    '一行文字',
    { name: 'text', value: { html: '好' } },
  ])
  expect(document.page_schema).toMatchObject([{ name: 'text', id: 'text-1' }])
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'warning unknown-block',
    'error not-a-block',
    'error not-a-block',
    'error not-a-block',
  ])
  expect(findings[0]?.message).toContain('2 个子组件')
})

test('children of a block that holds none are skipped and reported', () => {
  const { block, said } = readOne({ name: 'text', value: { html: '好' }, children: [{ name: 'text' }] })
  expect(block?.children).toEqual([])
  expect(said).toEqual(['warning children-skipped children'])
})

test('ids come from the block, from its value, or from its place', () => {
  const { document, findings } = readPage([
    { name: 'popup', id: 'p' },
    { name: 'popup', value: { id: 'q' } },
    { name: 'popup' },
    { name: 'popup', id: 7 },
    { name: 'vacancy', value: { id: 'vacancy-etf' } },
  ])
  expect(document.page_schema.map(({ id }) => id)).toEqual(['p', 'q', 'popup-3', '7', 'vacancy-1'])
  expect(document.page_schema[4]?.value.id).toBe('vacancy-etf')
  expect(findings).toMatchObject([{ rule: 'coerced', path: 'page_schema[3].id', blockId: '7' }])
})

test('the first block keeps an id that two ask for', () => {
  const text = { name: 'text', value: { html: '好' }, id: 'a' }
  const { document, findings } = readPage([
    text,
    text,
    { name: 'popup', id: 'p' },
    { name: 'popup', id: 'p' },
  ])
  expect(document.page_schema.map(({ id }) => id)).toEqual(['a', 'a-2', 'p', 'p-2'])
  expect(findings).toMatchObject([
    { rule: 'duplicate-id', severity: 'warning', blockId: 'a-2', path: 'page_schema[1].id' },
    { rule: 'duplicate-id', severity: 'error', blockId: 'p-2', path: 'page_schema[3].id' },
  ])
})

test('an id from the block’s place never takes one that another block asked for', () => {
  const { document } = readPage([{ name: 'popup' }, { name: 'popup', id: 'popup-1' }])
  expect(document.page_schema.map(({ id }) => id)).toEqual(['popup-1-2', 'popup-1'])
})

test('what is common to all blocks is read from value, from the block, and from our own form', () => {
  const common = { isNeedLogin: true, mark: 'dbzs', style: { color: '#fff' } }
  const html = '好'
  expect(readOne({ name: 'text', value: { html, ...common } }).block?.common).toEqual(common)
  expect(readOne({ name: 'text', value: { html }, ...common }).block?.common).toEqual(common)
  expect(readOne({ name: 'text', value: { html }, common }).block?.common).toEqual(common)
})

test('a prop of the block’s own is not taken for a common one', () => {
  const { block } = readOne({ name: 'vacancy', value: { mark: 'dbzs' } })
  expect(block).toMatchObject({ value: { mark: 'dbzs' }, common: {} })
  expect(readOne({ name: 'popup', value: { position: 'bottom' } }).block?.common).toEqual({})
})

test('an action is read by its type; without a known type there is none', () => {
  const press = (action: JsonValue) => readOne({ name: 'text', value: { html: '好', action } })
  expect(press({ type: '3', popupId: 7 }).block?.common.action).toEqual({ type: 3, popupId: '7' })
  expect(press(null)).toMatchObject({ block: { common: {} }, said: [] })
  expect(press({ type: 99 })).toMatchObject({
    block: { common: {} },
    said: ['error unknown-action value.action.type'],
  })
  expect(press({ type: 7 }).said).toEqual(['error required-empty value.action.atext'])
  expect(press({ type: 4, mark: 'dbzs' }).block?.common.mark).toBe('dbzs')
})

test('items of a list hold actions too, and unusable items are dropped one by one', () => {
  const list = [
    { image: 'a.png', action: { type: 3, popupId: 'p' } },
    null,
    'b.png',
    { image: 'c.png', action: { type: 0 } },
  ]
  const { block, said } = readOne({ name: 'carousel', value: { list } })
  expect(block?.value.list).toEqual([
    { image: 'a.png', alt: '', action: { type: 3, popupId: 'p' } },
    { image: 'c.png', alt: '' },
  ])
  expect(said).toEqual([
    'info coerced page_schema[0]',
    'error unusable-value value.list[1]',
    'error unusable-value value.list[2]',
    'error unknown-action value.list[3].action.type',
  ])
})

test('a list over its maximum is kept and refuses publishing', () => {
  const { block, said } = readOne({ name: 'swiper', value: { list: Array(4).fill({ image: 'a.png' }) } })
  expect(block?.value.list).toHaveLength(4)
  expect(said).toEqual(['error too-many value.list'])
})

test('style keeps what lays out and paints, and nothing that loads or breaks out', () => {
  const style = {
    'margin-top': '20',
    width: 'calc(100% - 20px)',
    color: 'red',
    background: 'url(https://evil.com/x)',
    boxShadow: '0 0 2px red;position:fixed',
    border: '1px solid #eee /* x',
    fontFamily: 'expression(alert(1))',
    zIndex: 9999,
    lineHeight: null,
  }
  const { block, said } = readOne({ name: 'text', value: { html: '好', style } })
  expect(block?.common.style).toEqual({ marginTop: 20, width: 'calc(100% - 20px)', color: 'red' })
  expect(said).toEqual([
    'error unusable-value value.style.background',
    'error unusable-value value.style.boxShadow',
    'error unusable-value value.style.border',
    'error unusable-value value.style.fontFamily',
    'warning style-removed value.style.zIndex',
  ])
})

test('a position is a word or a set of offsets', () => {
  const at = (position: JsonValue) =>
    readOne({ name: 'text', value: { html: '好', position } }).block?.common.position
  expect(at('fixed')).toEqual({ type: 'fixed' })
  expect(at({ type: 'fixed', bottom: '20px' })).toEqual({ type: 'fixed', bottom: 20 })
  expect(at('middle')).toEqual({ type: 'static' })
  expect(at([])).toBeUndefined()
})

test('props that no block knows are named', () => {
  expect(readOne({ name: 'text', value: { html: '好', colour: 1 } }).said).toEqual([
    'warning unknown-prop value',
  ])
})

test('a rule that only zod knows is kept too', () => {
  const { block, said } = readOne({ name: 'vacancy', value: { even: 3 } })
  expect(block?.value.even).toBe(2)
  expect(said).toEqual(['error unusable-value value.even'])
})

test('an old document goes through the steps, and a failing step leaves the block as it came', () => {
  expect(readOne({ name: 'vacancy', value: { label: 'x' } }, { version: 0 }).block?.value.mark).toBe('x')
  expect(readOne({ name: 'vacancy', value: { label: 'x' } }, { version: 1 }).block?.value.mark).toBe('')
  const failed = readOne({ name: 'vacancy', value: { broken: true, mark: 'm' } }, { version: 0 })
  expect(failed.block?.value.mark).toBe('m')
  expect(failed.said[0]).toBe('error step-failed value')
})

test('the wire form holds name, value, children and id, and nothing else', () => {
  const { document } = readPage([{ name: 'text', value: { html: '好', mark: 'dbzs' } }])
  expect(toWireDocument(document).page_schema).toEqual([
    { name: 'text', id: 'text-1', value: { html: '好', mark: 'dbzs' }, children: [] },
  ])
})

test('findings can be traced to the input, whatever was skipped before', () => {
  const { paths, document } = readPage([
    null,
    { name: 'popup', children: [{}, { name: 'text', value: { html: '好' } }] },
  ])
  expect(document.page_schema).toHaveLength(1)
  expect([...paths]).toEqual([
    ['popup-1', 'page_schema[1]'],
    ['text-1', 'page_schema[1].children[1]'],
  ])
})

test('a condition to show is read whole', () => {
  const show_if = { login: '1', env: ['app', 'WX'], rule_id: 7, time: ['1830268800000', 1_830_300_000_000] }
  const { block } = readOne({ name: 'text', value: { html: '<p>好</p>', show_if } })
  expect(block?.common.show_if).toEqual({
    login: true,
    env: ['app', 'wx'],
    rule_id: '7',
    time: [1_830_268_800_000, 1_830_300_000_000],
  })
})

test('what a condition does not name does not count', () => {
  const { block } = readOne({ name: 'text', value: { html: '<p>好</p>', show_if: { login: false } } })
  expect(block?.common.show_if).toEqual({ login: false })
})

test('a condition that cannot be read shows its block nowhere and refuses publishing', () => {
  const { block, said } = readOne({ name: 'text', value: { html: '<p>好</p>', show_if: 'members only' } })
  expect(block?.common.show_if).toEqual({ env: [] })
  expect(said).toContain('error unusable-value value.show_if')
})
