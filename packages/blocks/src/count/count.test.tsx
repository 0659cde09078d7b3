// @vitest-environment jsdom
import { defineView, type ViewProps } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { count } from './count'
import { examples } from './examples'
import { type CountProps, countSpec } from './props'

describeBlock({ spec: countSpec, view: count, examples })

const base: CountProps = { num: 1280, numbers: 4, prefix: '已有', suffix: '人参与' }

const drawn = (props: Partial<CountProps> = {}) => drawBlock(count, { ...base, ...props })

/** A counter whose number somebody changes, as the Studio and fresh data do. */
const changing = defineView<CountProps>({
  name: 'count',
  island: 'visible',
  view: function Changing(view: ViewProps<CountProps>) {
    const [num, setNum] = useState(view.props.num)
    return (
      <>
        <count.view {...view} props={{ ...view.props, num }} />
        <button type="button" onClick={() => setNum(1301)} />
      </>
    )
  },
})

const turning = (within: ParentNode) =>
  [...within.querySelectorAll('b')].map((card) => card.getAttribute('data-was') ?? '.').join('')

describe('count', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is whole before and without scripts', () => {
    expect(drawn().textContent).toBe('已有1280人参与')
    expect(turning(drawn())).toBe('....')
  })

  test('is read as one number, without the zeros that fill it up', () => {
    const digits = drawn({ num: 42 }).querySelector('[role=img]')
    expect(digits?.getAttribute('aria-label')).toBe('42')
    expect([...(digits?.querySelectorAll('b') ?? [])].every((b) => b.ariaHidden === 'true')).toBe(true)
  })

  test('turns over just the digits that change', async () => {
    const island = drawBlock(changing, base)
    await wakeBlock(island, changing)
    expect(turning(island)).toBe('....')
    await act(() => island.querySelector('button')?.click())
    expect(island.querySelector('p')?.textContent).toBe('已有1301人参与')
    expect(turning(island)).toBe('.280')
  })

  describe('with a screen to come up on', () => {
    let seen: (ratio: number) => Promise<void>

    async function wake(): Promise<HTMLElement> {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(tell: (entries: object[]) => void) {
            seen = (ratio) =>
              act(async () => tell([{ intersectionRatio: ratio, isIntersecting: ratio >= 0.5 }]))
          }
          observe() {}
          disconnect() {
            seen = () => Promise.reject(new Error('Nobody looks any more.'))
          }
        },
      )
      const island = drawn()
      await wakeBlock(island, count, createTestHost())
      return island
    }
    const isHeld = (island: HTMLElement) => island.querySelector('.yz-count__digits--held') !== null

    test('from below it turns up from zeros, once it is seen', async () => {
      const island = await wake()
      await seen(0)
      expect([turning(island), isHeld(island)]).toEqual(['000.', true])
      await seen(0.6)
      expect([turning(island), isHeld(island)]).toEqual(['000.', false])
      expect(island.textContent).toBe('已有1280人参与')
      await expect(seen(0)).rejects.toThrow()
    })

    test('already in sight it stays as it is: nobody sees the number jump', async () => {
      const island = await wake()
      await seen(0.2)
      expect([turning(island), isHeld(island)]).toEqual(['....', false])
    })
  })
})
