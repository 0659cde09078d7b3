import { expect, test, vi } from 'vitest'
import { allOf, click, refusal, settings } from '../../testing'
import { themeText } from './company-theme'
import { companyDetail, type Detail, openCompany } from './testing/company-detail'

const { site } = settings()

const detail = (change: Partial<Detail> = {}) =>
  companyDetail({
    revision: 4,
    theme: { preset: 'wenlan' },
    published_pages: 5,
    own_themes: [{ code: 'report', title: '季度研报' }],
    ...change,
  })

/** Everything is near. */
class NearAtOnce {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    queueMicrotask(() => tell([{ isIntersecting: true }]))
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const preset = (title: string) => allOf('radio').find(({ textContent }) => textContent === title)

test('which pages a theme reaches is said before it is stored', async () => {
  await using studio = await openCompany(detail())
  const save = await studio.find('button', '保存主题…')
  expect(save).toHaveProperty('disabled', true)
  await click(preset('青竹') ?? null)
  await click(save)
  await studio.sees('换用这个主题？', '4 个已发布的页面会立即更新', '现在：稳蓝', '改为：青竹', '季度研报')
  expect(studio.asked('companyTheme')).toEqual([])
  studio.answer({
    companyTheme: { revision: 5 },
    companyDetail: detail({
      revision: 5,
      theme: { preset: 'qingzhu' },
      changes: [
        {
          revision: 5,
          set_at: '2026-11-20T00:00:00Z',
          by: '王芳',
          site,
          theme: { preset: 'qingzhu' },
          advisers: [],
        },
        {
          revision: 4,
          set_at: '2026-11-19T00:00:00Z',
          by: '王芳',
          site,
          theme: { preset: 'wenlan' },
          advisers: [],
        },
      ],
    }),
  })
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('公司主题已保存，页面正在更新', '主题\n稳蓝\n青竹')
  expect(studio.asked('companyTheme')).toEqual([{ base_revision: 4, theme: { preset: 'qingzhu' } }])
})

test('pages that follow are shown as they are and as they will be', async () => {
  const following = [
    { code: 'spring', title: '春季课程', look: '/studio/looks/spring?preview_token=t' },
    { code: 'autumn', title: '秋季课程', look: '/studio/looks/autumn?preview_token=t' },
  ]
  await using studio = await openCompany(detail({ following }))
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  await studio.find('button', '保存主题…')
  await click(preset('青竹') ?? null)
  await click(await studio.find('button', '保存主题…'))
  await studio.sees('换用这个主题？')
  await studio.until(() => document.querySelectorAll('.co-looks iframe').length === 4)
  const addresses = [...document.querySelectorAll('.co-looks iframe')].map((frame) =>
    frame.getAttribute('src'),
  )
  const theme = (name: string) => encodeURIComponent(JSON.stringify({ preset: name }))
  expect(addresses).toEqual(
    ['wenlan', 'qingzhu'].flatMap((name) => following.map(({ look }) => `${look}&theme=${theme(name)}`)),
  )
})

test('a company that has chosen nothing has the standard theme', async () => {
  await using studio = await openCompany(detail({ theme: {} }))
  await studio.find('button', '保存主题…')
  expect(preset('朱砂')?.getAttribute('aria-checked')).toBe('true')
})

test('a theme that a colleague has changed meanwhile is shown as it is now', async () => {
  await using studio = await openCompany(detail())
  studio.answer({ companyTheme: refusal('conflict') })
  await studio.find('button', '保存主题…')
  await click(preset('青竹') ?? null)
  await click(await studio.find('button', '保存主题…'))
  studio.answer({ companyDetail: detail({ revision: 5, theme: { preset: 'mojin' } }) })
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('另一位管理员刚刚修改了公司信息')
  await studio.until(() => preset('墨金')?.getAttribute('aria-checked') === 'true')
})

test('a theme is named by what it began with, and how much of it was changed', () => {
  expect(themeText({})).toBe('朱砂')
  expect(themeText({ preset: 'wenlan', ...{ radius: 'none' } })).toBe('稳蓝，另改 1 项')
})
