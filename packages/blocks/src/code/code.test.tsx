// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { code } from './code'
import { examples } from './examples'
import { type CodeProps, codeSpec } from './props'

describeBlock({ spec: codeSpec, view: code, examples })

const base: CodeProps = { codeId: '', text: 'NIU-2026-0818', buttonText: '复制' }

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

  test('with the number of a live code asks the host for it and ships no script', () => {
    const drawn = drawBlock(code, { ...base, codeId: 'lc-1' })
    expect(JSON.parse(drawn.querySelector('button')?.dataset.act ?? '')).toEqual({ type: 2, codeId: 'lc-1' })
    expect(drawn.textContent).not.toContain('NIU')
    expect(drawn.dataset.island).toBeUndefined()
  })

  test('whose button was given no text can still be copied', () => {
    expect(drawBlock(code, { ...base, buttonText: '' }).querySelector('button')?.textContent).toBe('复制')
  })
})
