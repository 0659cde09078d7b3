// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { count } from './count'
import { examples } from './examples'
import { live } from './live'
import { type CountProps, countSpec } from './props'

describeBlock({ spec: countSpec, view: count, examples, live })

const base: CountProps = { num: 1280, numbers: 4, prefix: '已有', suffix: '人参与' }

const drawn = (props: Partial<CountProps> = {}) => drawBlock(count, { ...base, ...props })

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

  describe('with a screen to come up on', () => {
    let seen: (ratio: number) => void

    function begin(): HTMLElement {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(tell: (entries: object[]) => void) {
            seen = (ratio) => tell([{ intersectionRatio: ratio, isIntersecting: ratio >= 0.5 }])
          }
          observe() {}
          disconnect() {
            seen = () => {
              throw new Error('Nobody looks any more.')
            }
          }
        },
      )
      const block = drawn()
      live(block)
      return block
    }
    const isHeld = (block: HTMLElement) => block.querySelector('.yz-count__digits--held') !== null

    test('from below it turns up from zeros, once it is seen', () => {
      const block = begin()
      seen(0)
      expect([turning(block), isHeld(block)]).toEqual(['000.', true])
      seen(0.6)
      expect([turning(block), isHeld(block)]).toEqual(['000.', false])
      expect(block.textContent).toBe('已有1280人参与')
      expect(() => seen(0)).toThrow()
    })

    test('already in sight it stays as it is: nobody sees the number jump', () => {
      const block = begin()
      seen(0.2)
      expect([turning(block), isHeld(block)]).toEqual(['....', false])
    })
  })
})
