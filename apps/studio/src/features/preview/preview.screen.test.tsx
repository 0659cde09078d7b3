import { afterEach, expect, test, vi } from 'vitest'
import { tellDraftSaved } from '../../state/draft-news'
import {
  allOf,
  choose,
  click,
  createTestStudio,
  pageDetail,
  pageRow,
  press,
  previewLink,
  refusal,
  textOf,
  type,
} from '../../testing'

const detail = pageDetail(pageRow('etf', { title: 'ETF 训练营' }))

/** jsdom has no layout, so the stage is given a size. */
function withStage(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
      observe() {
        this.tell([{ contentRect: { width: 1000, height: 900 } }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

const frame = () => document.querySelector('iframe') as HTMLIFrameElement
const framed = () => Object.fromEntries(new URL(frame().src, 'http://x').searchParams)

afterEach(() => vi.useRealTimers())

test('the page believes to be where somebody chose, is as wide as there, and is drawn anew by a save', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/preview?unsaved',
    roles: ['editor'],
    answers: { pageDetail: detail, previewLink: previewLink() },
  })
  withStage()
  await studio.sees('预览 ETF 训练营', '还有修改没有保存，预览展示的是上次保存的内容')
  await studio.until(() => frame() !== null)
  expect(framed()).toEqual({ key: '1', place: 'app', version: '6.43.0', login: '0', replies: 'accepts' })
  expect(frame().style.width).toBe('390px')
  expect(frame().getAttribute('sandbox')).toBe(null)

  const field = await studio.find('field', 'App 版本')
  await type(field, '6.40.1 ')
  // A half-typed version would reload the page for nothing.
  expect(framed().version).toBe('6.43.0')
  await press(field, 'Enter')
  await studio.until(() => framed().version === '6.40.1')
  await click(await studio.find('radio', '已登录'))
  await choose(await studio.find('combobox', '提交结果'), '网络断开')
  await studio.until(() => framed().replies === 'lost' && framed().login === '1')
  const places = allOf('radio').map((radio) => radio.closest('label') as HTMLElement)
  await click(places.find((one) => textOf(one).includes('微信')) as HTMLElement)
  await studio.until(() => framed().place === 'wx')
  expect(framed().version).toBeUndefined()
  await click(places.find((one) => /电脑|PC|桌面/.test(textOf(one))) as HTMLElement)
  await studio.until(() => framed().place === 'pc')
  expect(frame().style.width).toBe('1280px')

  const before = frame()
  tellDraftSaved('another')
  tellDraftSaved('etf')
  await studio.until(() => frame() !== before)
  // The link it was opened by is still good.
  expect(studio.asked('previewLink')).toHaveLength(1)
})

test('what a tap brought about is told in its order, from the page that is framed and from nobody else', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/preview',
    roles: ['editor'],
    answers: { pageDetail: detail, previewLink: previewLink() },
  })
  withStage()
  await studio.sees('点击页面中的按钮')
  await studio.until(() => frame() !== null)
  const say = (title: string, source: Window | null, origin = location.origin) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { simulated: { kind: '点击', title, detail: '' } },
        source,
        origin,
      }),
    )
  say('别处', window)
  say('冒充', frame().contentWindow, 'https://evil.example.com')
  say('立即报名', frame().contentWindow)
  await studio.sees('立即报名')
  expect(studio.text()).not.toContain('别处')
  expect(studio.text()).not.toContain('冒充')
  await click(await studio.find('button', '清空'))
  await studio.sees('点击页面中的按钮')
})

test('the link for a phone says how long it is good for, and a new one is for a person to ask for', async () => {
  await using studio = await createTestStudio({
    at: '/pages/etf/preview',
    roles: ['operator'],
    answers: { pageDetail: detail, previewLink: refusal('serverError') },
  })
  const again = await studio.until(() => allOf('button', '重试')[0])
  studio.answer({ previewLink: previewLink({ expires_at: new Date(Date.now() - 1_000).toISOString() }) })
  await click(again)
  await studio.sees('链接已过期')
  expect(await studio.find('button', '复制链接')).toHaveProperty('disabled', true)
  studio.answer({ previewLink: previewLink() })
  await click(await studio.find('button', '重新生成'))
  await studio.sees(/有效期还剩 (30:00|29:5\d)/, '用手机扫码打开，无需登录。')
  await click(await studio.find('button', '复制链接'))
  await studio.sees('链接已复制')
  expect(studio.around.copied).toEqual(['https://pages.example.com/preview/etf?key=1'])
  studio.answer({ previewLink: previewLink({ url: 'http://localhost:8080/preview/etf' }) })
  await click(await studio.find('button', '重新生成'))
  await studio.sees('当前地址是本机地址，手机打不开')
  expect(document.querySelector('.pv-qr')).toBe(null)
})
