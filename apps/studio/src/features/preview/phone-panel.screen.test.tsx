import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  pageDetail,
  pageRow,
  previewLink,
  refusal,
  textOf,
} from '../../testing'

const openPreview = (answers: Answers = {}) =>
  createTestStudio({
    at: '/pages/etf/preview',
    roles: ['operator'],
    answers: {
      pageDetail: pageDetail(pageRow('etf', { title: 'ETF 训练营' })),
      previewLink: previewLink(),
      ...answers,
    },
  })

afterEach(() => vi.restoreAllMocks())

test('the page is called by its title, and by its code where that is not known', async () => {
  {
    await using studio = await openPreview()
    await studio.sees('预览 ETF 训练营')
    expect(document.title).toBe('预览 ETF 训练营 · 营造')
    expect((await studio.find('link', '返回编辑')).getAttribute('href')).toBe('/studio/pages/etf/edit')
    expect(studio.text()).not.toContain('还有修改没有保存')
  }
  await using studio = await openPreview({ pageDetail: refusal('notFound') })
  await studio.sees('预览 etf')
})

test('a width is chosen for as long as the page is in a place of that kind', async () => {
  await using studio = await openPreview()
  await studio.sees('预览 ETF 训练营')
  const widths = document.querySelector('.pv-widths') as HTMLElement
  const chosen = () => textOf(widths.querySelector('.ant-segmented-item-selected') as Element).trim()
  expect(chosen()).toBe('390')
  const width = (pixels: string) =>
    [...widths.querySelectorAll('label')].find((one) => textOf(one).trim() === pixels)
  await click(width('320'))
  await studio.until(() => chosen() === '320')
  const place = (words: RegExp) =>
    allOf('radio')
      .map((radio) => radio.closest('label'))
      .find((label) => label && words.test(textOf(label)))
  // Switching from the app to WeChat keeps the phone.
  await click(place(/微信/))
  expect(chosen()).toBe('320')
  await click(place(/电脑|PC|桌面/))
  await studio.until(() => chosen() === '1280')
  await click(place(/微信/))
  await studio.until(() => chosen() === '390')
})

test('a link that a phone only finds in the same network says so, and opens here all the same', async () => {
  await using studio = await openPreview({
    previewLink: previewLink({
      url: 'http://localhost:8080/preview/etf',
      lan_url: 'http://192.168.1.9:8080/preview/etf',
    }),
  })
  await studio.sees('用手机扫码打开，无需登录。手机需与这台电脑在同一网络。')
  const code = document.querySelector('.pv-qr') as HTMLImageElement
  expect([code.alt, code.src.startsWith('data:image/svg+xml')]).toEqual(['手机扫码打开的二维码', true])
  const open = vi.fn()
  vi.stubGlobal('open', open)
  await click(await studio.find('button', '新窗口打开'))
  // A window of its own, without access to the Studio.
  expect(open.mock.calls).toEqual([['http://localhost:8080/preview/etf', '_blank', 'noopener']])
})

test('the time that is left is told by the clock, and at its end nothing is handed on any more', async () => {
  await using studio = await openPreview()
  await studio.sees(/有效期还剩 (30:00|29:5\d)/)
  const later = Date.now() + 1_800_001
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await studio.sees('链接已过期')
  expect(allOf('button', '新窗口打开')[0]).toHaveProperty('disabled', true)
  expect(document.querySelector('.pv-qr-over')).not.toBe(null)
})
