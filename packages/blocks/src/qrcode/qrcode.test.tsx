// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { type QrcodeProps, qrcodeSpec } from './props'
import { qrcode } from './qrcode'

describeBlock({ spec: qrcodeSpec, view: qrcode, examples })

const base: QrcodeProps = {
  type: 'static',
  image: '/assets/qr.png',
  state_code: '',
  tip: '长按识别二维码',
}

async function awake(type: QrcodeProps['type'], isLoggedIn: boolean): Promise<HTMLElement> {
  const island = drawBlock(qrcode, { ...base, type })
  const host = createTestHost()
  host.isLoggedIn.mockReturnValue(isLoggedIn)
  await wakeBlock(island, qrcode, host)
  return island
}

describe('qrcode', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('with a fixed picture shows it by its name and ships no script', () => {
    const block = drawBlock(qrcode, base)
    expect(block.querySelector('img')?.alt).toBe('服务二维码')
    expect(block.querySelector('img')?.dataset.src).toBe('/assets/qr.png')
    expect(block.querySelector('figcaption')?.textContent).toBe('长按识别二维码')
    expect(block.dataset.island).toBeUndefined()
  })

  test('can be held long: nothing to tap lies around the picture', () => {
    expect(drawBlock(qrcode, base).querySelector('img')?.closest('a, button')).toBeNull()
  })

  test.each(['fund', 'open', 'person', 'staff'] as const)(
    'of type %s shows nobody else’s code, not even a picture that the document holds',
    (type) => {
      const block = drawBlock(qrcode, { ...base, type })
      expect(block.textContent).toContain('登录后查看')
      expect(block.querySelector('img')).toBeNull()
    },
  )

  test('of a visitor who is not logged in waits for nothing', async () => {
    const island = await awake('person', false)
    expect(island.textContent).toContain('登录后查看')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('of a visitor who is logged in is loading, and says so when no code comes', async () => {
    const island = await awake('person', true)
    expect(island.textContent).toContain('二维码加载中')
    await act(() => vi.advanceTimersByTime(29_999))
    expect(island.querySelector('[role=alert]')).toBeNull()
    await act(() => vi.advanceTimersByTime(1))
    expect(island.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
  })

  test('can be tried again', async () => {
    const island = await awake('staff', true)
    await act(() => vi.advanceTimersByTime(30_000))
    await act(() => island.querySelector('button')?.click())
    expect(island.textContent).toContain('二维码加载中')
    expect(island.querySelector('[role=alert]')).toBeNull()
  })
})
