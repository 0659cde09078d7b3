// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { code } from './code'
import { examples } from './examples'
import { type CodeProps, codeSpec } from './props'

describeBlock({ spec: codeSpec, view: code, examples })

const base: CodeProps = { codeId: '', room: 'text', text: 'NIU-2026-0818', buttonText: '复制' }

/** Draws a code, wakes it, and taps its button; `allowed` says whether the phone lets it copy. */
async function tapCopy(allowed: boolean) {
  const host = createTestHost()
  host.copy.mockResolvedValue(allowed)
  const island = drawBlock(code, base)
  await wakeBlock(island, code, host)
  await act(async () => island.querySelector('button')?.click())
  return host
}

describe('code', () => {
  test('copies exactly its text and says so', async () => {
    const host = await tapCopy(true)
    expect(host.copy).toHaveBeenCalledExactlyOnceWith('NIU-2026-0818')
    expect(host.toast).toHaveBeenCalledExactlyOnceWith('复制成功')
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

/** A live code that has been answered, once for each reply. */
async function live(...replies: object[]) {
  const host = createTestHost()
  for (const reply of replies) host.ask.mockResolvedValueOnce(reply)
  const island = drawBlock(code, { ...base, codeId: 'lc-1' })
  await wakeBlock(island, code, host)
  const tap = () => act(async () => island.querySelector('button')?.click())
  return { island, host, tap, picture: () => island.querySelector('img') }
}

describe('live code', () => {
  test('is loading until it is known what it holds, never the document’s text', () => {
    const drawn = drawBlock(code, { ...base, codeId: 'lc-1' })
    expect(drawn.textContent).toBe('加载中…')
    expect(drawn.dataset.island).toBe('visible')
  })

  test('keeps the room of a picture when the author says it is one', () => {
    const drawn = drawBlock(code, { ...base, codeId: 'lc-1', room: 'image' })
    expect(drawn.querySelector('.yz-code--image .yz-code__box')?.textContent).toBe('加载中…')
  })

  test('that is a text is copied like any other', async () => {
    const { island, host, tap } = await live(said('text', { text: 'VIP888' }))
    expect(host.ask.mock.calls).toEqual([['liveCodeDetail', { code_id: 'lc-1' }]])
    expect(island.querySelector('code')?.textContent).toBe('VIP888')
    await tap()
    expect(host.copy).toHaveBeenCalledExactlyOnceWith('VIP888')
    expect(host.toast).toHaveBeenCalledExactlyOnceWith('复制成功')
  })

  test.each(['image', 'wecom'])('of kind %s is a picture to be held long', async (kind) => {
    const { island, picture } = await live(said(kind, { image: '/assets/lc.png' }))
    expect(picture()?.getAttribute('src')).toBe('/assets/lc.png')
    expect(island.querySelector('.yz-code__tip')?.textContent).toBe('长按识别二维码')
    expect(picture()?.closest('a, button')).toBeNull()
  })

  test('of a mini program is opened by the host', async () => {
    const { island } = await live(said('minp', { minp: { name: 'course', page: 'a', query: '' } }))
    expect(JSON.parse(island.querySelector('button')?.dataset.act ?? '')).toEqual({ type: 2, codeId: 'lc-1' })
  })

  test('that wants a login leads to it', async () => {
    const { island, host, tap } = await live(refused(400003, '登录已失效，请重新登录'))
    expect(island.textContent).toContain('登录后查看')
    await tap()
    expect(host.login).toHaveBeenCalledTimes(1)
  })

  test('that fails says why, and can be tried again', async () => {
    const { island, tap } = await live(refused(404001, '内容不存在'), said('text', { text: 'VIP888' }))
    expect(island.querySelector('[role=alert]')?.textContent).toBe('内容不存在')
    await tap()
    expect(island.querySelector('code')?.textContent).toBe('VIP888')
  })

  test.each([
    ['holds nothing', said('image', {})],
    ['has an address that no picture may have', said('image', { image: 'javascript:alert(1)' })],
  ])('that %s has failed', async (_, reply) => {
    const { island, picture } = await live(reply)
    expect(picture()).toBeNull()
    expect(island.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
  })
})
