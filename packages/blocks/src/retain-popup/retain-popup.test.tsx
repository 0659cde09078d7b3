// @vitest-environment jsdom
import { createSpecs, type JsonValue, readDocument } from '@yingzao/schema/server'
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type RetainPopupProps, retainPopupSpec } from './props'
import { retainPopup } from './retain-popup'
import { STAY } from './testing/stay'

describeBlock({ spec: retainPopupSpec, view: retainPopup, examples, live })

const drawn = (props: Partial<RetainPopupProps> = {}) =>
  drawBlock(retainPopup, { ...STAY, ...props }, { id: 'stay' })

describe('retainPopup', () => {
  test('needs no script of its own: the boot opens it as any popup', () => {
    const block = drawn()
    expect(block.dataset.island).toBeUndefined()
    expect(block.querySelector('dialog')?.dataset.popup).toBe('stay')
  })

  test('is closed by its second button and by nothing else on it, neither mask nor icon', () => {
    const block = drawn()
    const closing = [...block.querySelectorAll('[data-close]')].map(({ textContent }) => textContent)
    expect(closing).toEqual(['残忍离开'])
    expect(block.querySelector('[data-mask]')).toBeNull()
  })

  test('can be closed before and after the campaign too, when nothing else can be tapped', () => {
    expect(drawn().querySelector('[data-close]')?.closest('.yz-tap')).toBeNull()
  })

  test('leads on by a real link', () => {
    const link = drawn().querySelector('a')
    expect(link?.textContent).toBe('继续领取')
    expect(link?.getAttribute('href')).toBe('/h5-page/h5/etf-course')
  })

  test('that leads nowhere is not there', () => {
    expect(drawn({ button1_url: '' }).innerHTML).toBe('')
    expect(drawn({ button1_text: '' }).innerHTML).toBe('')
  })

  test('can always be closed, even with an empty word for it', () => {
    expect(drawn({ button2_text: '' }).querySelector('[data-close]')?.textContent).toBe('残忍离开')
  })
})

describe('documents from before there was more to choose from', () => {
  test.each([
    [undefined, false],
    [false, false],
    [true, true],
    ['true', true],
    [1, true],
  ])('that say once: %j open on load, and as often as they did', (once, read) => {
    expect(readOne(once === undefined ? {} : { once })).toMatchObject({ trigger: 'load', once: read })
  })
})

function readOne(value: JsonValue): unknown {
  const page_schema = [{ name: 'retainPopup', value }]
  return readDocument({ code: 'old', page_schema }, createSpecs([retainPopupSpec])).document.page_schema[0]
    ?.value
}
