// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test, vi } from 'vitest'
import { code } from './code'
import { examples } from './examples'
import { live } from './live'
import { type CodeProps, codeSpec } from './props'

describeBlock({ spec: codeSpec, view: code, examples, live })

const base: CodeProps = { codeId: '', room: 'text', text: 'NIU-2026-0818', buttonText: '复制' }

/** Renders a code and taps its button; `allowed` says whether the phone lets it copy. */
async function tapCopy(allowed: boolean) {
  const page = createTestPage()
  page.copy.mockResolvedValue(allowed)
  const block = drawBlock(code, base)
  live(block, page)
  block.querySelector('button')?.click()
  await vi.waitFor(() => expect(page.toast).toHaveBeenCalled())
  return page
}

describe('code', () => {
  test('copies exactly its text and says so', async () => {
    const page = await tapCopy(true)
    expect(page.copy).toHaveBeenCalledExactlyOnceWith('NIU-2026-0818')
    expect(page.toast).toHaveBeenCalledExactlyOnceWith('复制成功')
  })

  test('says what to do where the phone does not let it copy', async () => {
    expect((await tapCopy(false)).toast).toHaveBeenCalledExactlyOnceWith('复制失败，请长按复制')
  })

  test('stands outside of the button, so that a long press can select it', () => {
    const text = drawBlock(code, base).querySelector('code')
    expect(text?.textContent).toBe('NIU-2026-0818')
    expect(text?.closest('button')).toBeNull()
  })

  test('whose button was given no text can still be copied', () => {
    expect(drawBlock(code, { ...base, buttonText: '' }).querySelector('button')?.textContent).toBe('复制')
  })
})

const said = (kind: string, holds: object) => ({
  code: 1,
  msg: 'success',
  response: { code_id: 'lc-1', kind, image: '', text: '', minp: null, ...holds },
})
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })

/** Sets up a live code that has had its answer, `replies` being the answers in turn. */
async function answered(...replies: object[]) {
  const page = createTestPage()
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(code, { ...base, codeId: 'lc-1' })
  live(block, page)
  await settled()
  const tap = async () => {
    block.querySelector('button')?.click()
    await settled()
  }
  return { block, page, tap, picture: () => block.querySelector('img') }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('live code', () => {
  test('is loading until it is known what it holds, never the document’s text', () => {
    const drawn = drawBlock(code, { ...base, codeId: 'lc-1' })
    expect(drawn.textContent).toBe('加载中…')
    expect(drawn.dataset.live).toBe('near')
  })

  test('keeps the room of a picture when the author says it is one', () => {
    const drawn = drawBlock(code, { ...base, codeId: 'lc-1', room: 'image' })
    expect(drawn.querySelector('.yz-code--image .yz-code__box')?.textContent).toBe('加载中…')
  })

  test('that is a text is copied like any other', async () => {
    const { block, page, tap } = await answered(said('text', { text: 'VIP888' }))
    expect(page.ask.mock.calls).toEqual([['liveCodeDetail', { code_id: 'lc-1' }]])
    expect(block.querySelector('code')?.textContent).toBe('VIP888')
    await tap()
    expect(page.copy).toHaveBeenCalledExactlyOnceWith('VIP888')
    expect(page.toast).toHaveBeenCalledExactlyOnceWith('复制成功')
  })

  test.each(['image', 'wecom'])('of kind %s is a picture to be held long', async (kind) => {
    const { block, picture } = await answered(said(kind, { image: '/assets/lc.png' }))
    expect(picture()?.getAttribute('src')).toBe('/assets/lc.png')
    expect(block.querySelector('.yz-code__tip')?.textContent).toBe('长按识别二维码')
    expect(picture()?.closest('a, button')).toBeNull()
  })

  test('of a mini program is opened by the host', async () => {
    const { block } = await answered(said('minp', { minp: { name: 'course', page: 'a', query: '' } }))
    expect(JSON.parse(block.querySelector('button')?.dataset.act ?? '')).toEqual({ type: 2, codeId: 'lc-1' })
  })

  test('that wants a login leads to it', async () => {
    const { block, page, tap } = await answered(refused(400003, '登录已失效，请重新登录'))
    expect(block.textContent).toContain('登录后查看')
    await tap()
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test('that fails says why, and can be tried again', async () => {
    const { block, tap } = await answered(refused(404001, '内容不存在'), said('text', { text: 'VIP888' }))
    expect(block.querySelector('[role=alert]')?.textContent).toBe('内容不存在')
    await tap()
    expect(block.querySelector('code')?.textContent).toBe('VIP888')
  })

  test.each([
    ['holds nothing', said('image', {})],
    ['has an address that no picture may have', said('image', { image: 'javascript:alert(1)' })],
  ])('that %s has failed', async (_, reply) => {
    const { block, picture } = await answered(reply)
    expect(picture()).toBeNull()
    expect(block.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
  })

  test('whose picture does not come says so, and loads it once more', async () => {
    const { block, page, tap, picture } = await answered(said('image', { image: '/assets/lc.png' }))
    picture()?.dispatchEvent(new Event('error'))
    expect(picture()).toBeNull()
    expect(block.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
    await tap()
    expect(picture()?.getAttribute('src')).toBe('/assets/lc.png')
    expect(page.ask).toHaveBeenCalledTimes(1)
  })
})
