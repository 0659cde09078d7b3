import type { RenderInput } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { loadSite } from '../../start/load-site'
import { COMPANY } from '../testing/start-test-gateway'

const settings = { company: COMPANY, hostSettings: {}, env: 'production' } as const
const { renderPage } = await loadSite(settings)

const TEXT = { name: 'text', id: 'a', value: { html: '<p>正文</p>' }, common: {}, children: [] }
const COUNTDOWN = {
  ...TEXT,
  name: 'countdown',
  value: { type: 1, name: '距结束', endTime: 1_900_000_000_000 },
}
const IN_TIME = { ...TEXT, common: { show_if: { time: [1_900_000_000_000] } } }
const FOR_NEW = { ...TEXT, common: { show_if: { login: false } } }
const NO_WINDOW = { start_at: null, end_at: null }

function bodyOf(block: object, more: Partial<RenderInput>): string {
  const { html } = renderPage({
    document: {
      code: 'sale',
      title: '活动',
      meta: { keywords: '', description: '' },
      background: '',
      is_auto_fit: 0,
      extra: { pageID: '' },
      page_schema: [block],
    },
    window: NO_WINDOW,
    images: {},
    site: COMPANY,
    draft: false,
    testButton: false,
    ...more,
  } as RenderInput)
  return /<body[^>]*>/.exec(html)?.[0] ?? ''
}

test.each([
  ['a countdown', COUNTDOWN, NO_WINDOW],
  ['a block that shows for a time', IN_TIME, NO_WINDOW],
  ['a campaign that begins', TEXT, { start_at: 1_900_000_000_000, end_at: null }],
  ['a campaign that ends', TEXT, { start_at: null, end_at: 1_900_000_000_000 }],
])(
  'a page with %s says that it goes by the clock, and brings who asks for the time where its reply tells none',
  (_what, block, window) => {
    expect(bodyOf(block, { window })).toContain('data-clock')
    expect(bodyOf(block, { window })).not.toContain('data-scripts')
    expect(bodyOf(block, { window, asksTime: true })).toContain('data-scripts')
  },
)

test.each([
  ['text', TEXT],
  ['a block for who is not logged in', FOR_NEW],
])('a page with %s does without', (_what, block) => {
  expect(bodyOf(block, { asksTime: true })).not.toMatch(/data-clock|data-scripts/)
})

test('whether replies tell the time is a part of the build, so that pages are drawn anew', async () => {
  const edge = { staleIfError: 0, purge: undefined, probeOrigin: 'https://h5.example.com' }
  const plain = await loadSite(settings)
  expect((await loadSite({ ...settings, edge: undefined })).build).toBe(plain.build)
  expect((await loadSite({ ...settings, edge })).build).not.toBe(plain.build)
})
