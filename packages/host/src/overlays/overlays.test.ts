// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserOverlays } from './browser-overlays'

/** jsdom has the element but none of its behaviour, like the phones that need the stand-in. */
const standIn = vi.fn(async (dialog: HTMLElement) => {
  Object.assign(dialog, {
    showModal: () => dialog.setAttribute('open', ''),
    close() {
      dialog.removeAttribute('open')
      dialog.dispatchEvent(new Event('close'))
    },
  })
})
const overlays = browserOverlays(standIn)
const IMAGE = '/assets/qr.png'

beforeEach(() => {
  document.body.replaceChildren()
  document.documentElement.className = ''
  standIn.mockClear()
})

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const names = (selector: string) =>
  [...dialog().querySelectorAll<HTMLElement>(selector)].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  )
const press = (name: string) =>
  [...dialog().querySelectorAll('button')]
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
    ?.click()

describe('a dialog', () => {
  test('has a name, says that it is one, and locks the page while it is open', async () => {
    await overlays.browserGuide()
    expect(dialog().getAttribute('aria-label')).toBe('请点击右上角，选择在浏览器中打开')
    expect(dialog().getAttribute('role')).toBe('dialog')
    expect(dialog().getAttribute('aria-modal')).toBe('true')
    expect(document.documentElement.className).toBe('yz-locked')
  })

  test.each(['关闭', '我知道了'])('goes away by %s, and frees the page', async (name) => {
    await overlays.browserGuide()
    press(name)
    expect(dialog()).toBeNull()
    expect(document.documentElement.className).toBe('')
  })

  test('goes away by a tap beside its content, not by one on it', async () => {
    await overlays.browserGuide()
    dialog().querySelector('p')?.click()
    expect(dialog()).not.toBeNull()
    dialog().click()
    expect(dialog()).toBeNull()
  })

  test('leaves the page locked while another is open', async () => {
    await overlays.browserGuide()
    await overlays.appSheet({})
    press('关闭')
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(document.documentElement.className).toBe('yz-locked')
  })
})

describe('a QR code', () => {
  test('that exists is shown with its tip', async () => {
    await overlays.qr({ image: IMAGE, tip: '长按识别二维码' })
    expect(dialog().querySelector('img')?.getAttribute('src')).toBe(IMAGE)
    expect(names('p')).toEqual(['长按识别二维码'])
    expect(names('a')).toEqual([])
  })

  test('can be saved where it is of this site, and held elsewhere', async () => {
    await overlays.qr({ image: IMAGE, tip: '保存图片后用微信扫码', save: true })
    expect(names('a')).toEqual(['保存图片'])
    expect(dialog().querySelector('a')?.hasAttribute('download')).toBe(true)
    press('关闭')
    await overlays.qr({ image: 'https://cdn.example.com/qr.png', tip: '保存图片后用微信扫码', save: true })
    expect(names('a')).toEqual([])
    expect(names('p')).toEqual(['保存图片后用微信扫码', '长按图片可保存'])
  })

  test('of a text is drawn in the phone', async () => {
    await overlays.qr({ text: 'https://h5.example.com/a', tip: '微信扫一扫' })
    const src = dialog().querySelector('img')?.src ?? ''
    expect(decodeURIComponent(src)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/s)
  })

  test('that does not come says so, and offers nothing to scan or save', async () => {
    await overlays.qr({ image: IMAGE, tip: '保存图片后用微信扫码', save: true })
    dialog().querySelector('img')?.dispatchEvent(new Event('error'))
    expect(names('p')).toEqual(['二维码加载失败，请稍后重试'])
    expect(names('img,a')).toEqual([])
  })
})

describe('the sheet of the app', () => {
  test.each([
    [{ open: vi.fn(), download: vi.fn() }, ['打开App', '下载App']],
    [{ open: vi.fn() }, ['打开App']],
    [{ download: vi.fn() }, ['下载App']],
    [{}, ['我知道了']],
  ])('offers what there is: case %#', async (choices, buttons) => {
    await overlays.appSheet(choices)
    expect(names('button')).toEqual(['关闭', ...buttons])
    for (const name of buttons) press(name)
    for (const choice of Object.values(choices)) expect(choice).toHaveBeenCalledOnce()
  })
})
