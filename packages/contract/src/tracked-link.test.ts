import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedRoutes } from './routes'
import {
  problemOfQuery,
  readTrackedTarget,
  reservedRoute,
  type TrackedLink,
  trackedLinkAddress,
  trackedTargetAddress,
} from './tracked-link'

const LINK: TrackedLink = {
  page_code: 'etf-course',
  path: null,
  query: '',
  params: { utm_source: 'wechat', cps_id: 's1' },
  code: 'ab3kX9',
  is_off: false,
  off_to: null,
}

const leads = (more: Partial<TrackedLink>, brought = '') => trackedLinkAddress({ ...LINK, ...more }, brought)

test.each<[string, Partial<TrackedLink>, string, string]>([
  ['says its parameters in their order', {}, '', '?cps_id=s1&utm_source=wechat&utm_id=ab3kX9'],
  [
    'keeps what was brought along behind them',
    {},
    'b=2&a=1',
    '?cps_id=s1&utm_source=wechat&utm_id=ab3kX9&b=2&a=1',
  ],
  [
    'lets nothing that was brought along override it',
    { query: 'tab=2' },
    'utm_id=other&cps_id=x&tab=9&%63ps_id=y&utm_term=z',
    '?tab=2&cps_id=s1&utm_source=wechat&utm_id=ab3kX9&utm_term=z',
  ],
  [
    'writes letters as addresses have them',
    { params: { mark: '渠道:一' } },
    '',
    '?mark=%E6%B8%A0%E9%81%93:%E4%B8%80&utm_id=ab3kX9',
  ],
  ['says nothing while it is off', { is_off: true, query: 'tab=2' }, 'a=1', '?tab=2&a=1'],
])('a link %s', (_what, more, brought, query) => {
  expect(leads(more, brought)).toBe(`/h5-page/h5/etf-course${query}`)
})

test('a link that is off leads elsewhere where it is told to, without what its own page is told', () => {
  expect(leads({ is_off: true, off_to: '/h5-page/slzf', query: 'tab=2' }, 'a=1')).toBe('/h5-page/slzf?a=1')
  expect(leads({ off_to: '/h5-page/slzf' })).toContain('/h5-page/h5/etf-course?')
})

test('a page of a fixed route has the address that people know', () => {
  expect(trackedTargetAddress({ page_code: 'slzf', path: null })).toBe('/h5-page/slzf')
  expect(trackedTargetAddress({ page_code: 'cpmj_details', path: null })).toBe('/h5-page/h5/cpmj_details')
  expect(leads({ page_code: null, path: '/cpmj/details/第一课 看懂K线' })).toMatch(
    /^\/h5-page\/cpmj\/details\/%E7%AC%AC%E4%B8%80%E8%AF%BE%20[^/]+K[^/]+\?cps_id=/,
  )
})

test('every fixed route is a target, and its address is read as it was', () => {
  for (const { path, code } of fixedRoutes) {
    const plain = path.replace(':name', '第一课')
    expect(reservedRoute(plain)?.code).toBe(code)
    const target = { page_code: null, path: plain }
    expect(readTrackedTarget(trackedTargetAddress(target) ?? '')).toEqual(target)
  }
})

test.each([
  'slzf',
  '/SLZF',
  '/slzf/',
  '//slzf',
  '/slzf/more',
  '/cpmj/details/',
  '/cpmj/details/..',
  '/cpmj/details/a/b',
  '/cpmj/details/a?b',
  '/cpmj/details/%2e%2e',
  '/cpmj/details/\\evil',
  '/@evil.example',
  '',
])('%j is no route', (path) => {
  expect(reservedRoute(path)).toBeUndefined()
  expect(leads({ page_code: null, path })).toBeUndefined()
})

test.each([
  ['tab=2&name=%E4%B8%80', undefined],
  ['', undefined],
  ['a=1#b', 'form'],
  ['a b', 'form'],
  ['a="', 'form'],
  ['x'.repeat(201), 'form'],
  ['utm_source=a', 'reserved'],
  ['a=1&utm_id=b', 'reserved'],
  ['%75tm_id=b', 'reserved'],
  ['share_code=A', 'reserved'],
  ['isPreview=1', 'reserved'],
])('of the query %j is said: %s', (query, problem) => expect(problemOfQuery(query)).toBe(problem))

describe('whatever is stored and brought along', () => {
  const HOSTILE = [
    '//evil.example',
    'https://evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '@evil',
    '\t//evil.example',
    '%2f%2fevil.example',
  ]
  const text = fc.oneof(
    fc.constantFrom(
      ...HOSTILE,
      ...HOSTILE.map((one) => `/h5-page${one}`),
      '/slzf',
      '/cpmj/details/..',
      'etf-course',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  const stored = fc.record({
    page_code: fc.option(text),
    path: fc.option(text),
    query: text,
    params: fc.record({ cps_id: text, utm_term: text }),
    code: text,
    is_off: fc.boolean(),
    off_to: fc.option(text),
  })

  test('a link leads below our own pages or nowhere, in characters that a header may have', () => {
    fc.assert(
      fc.property(stored, text, (link, brought) => {
        const address = trackedLinkAddress(link, brought)
        if (address === undefined) return
        expect(address).toMatch(/^\/h5-page\/[\x21-\x7e]+$/)
        const { origin, pathname } = new URL(address, 'https://h5.example.com')
        expect(origin).toBe('https://h5.example.com')
        expect(pathname).toMatch(/^\/h5-page\/[^/]/)
      }),
      { numRuns: 1_000 },
    )
  })
})
