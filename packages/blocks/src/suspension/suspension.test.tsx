// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { button } from '../button/button'
import { buttonSpec } from '../button/props'
import { icon } from '../icon/icon'
import { iconSpec } from '../icon/props'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { live } from './live'
import { type SuspensionProps, suspensionSpec } from './props'
import { suspension } from './suspension'

describeBlock({
  spec: suspensionSpec,
  view: suspension,
  examples,
  live,
  inside: [
    { spec: buttonSpec, view: button },
    { spec: iconSpec, view: icon },
    { spec: textSpec, view: text },
  ],
})

const base: SuspensionProps = { position: 'bottom', closable: false, show_after_px: 0 }
const child = { view: text, props: { html: '<p>今晚八点直播</p>' } }

const drawn = (props: Partial<SuspensionProps> = {}) =>
  drawBlock(suspension, { ...base, ...props }, { id: 'bar', child })
const bar = (within: HTMLElement) => within.querySelector<HTMLElement>('.yz-suspension')
const tapClose = (within: HTMLElement) =>
  within.querySelector<HTMLElement>(':scope > * > * > .yz-suspension__close')?.click()

/** One that can be closed, on a page that has just loaded. */
function come(id = 'bar', isTapped = false): HTMLElement {
  const block = drawBlock(suspension, { ...base, closable: true }, { id, child })
  const button = block.querySelector<HTMLElement>('.yz-suspension__close')
  live(block, createTestPage({ taps: isTapped && button ? [button] : [] }))
  return block
}

describe('suspension', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    sessionStorage.clear()
  })

  test('needs no script unless it can be closed', () => {
    expect(drawn().dataset.live).toBeUndefined()
    expect(drawn().querySelector('button')).toBeNull()
    expect(drawn({ show_after_px: 300 }).dataset.live).toBeUndefined()
    expect(drawn({ closable: true }).dataset.live).toBe('start')
  })

  test('is a landmark with a name', () => {
    expect(bar(drawn())?.localName).toBe('aside')
    expect(bar(drawn())?.getAttribute('aria-label')).toBe('悬浮栏')
  })

  test('that comes later has a track that begins that much below the first screen', () => {
    const style = (props: Partial<SuspensionProps>) => bar(drawn(props))?.getAttribute('style')
    expect(style({ show_after_px: 300 })).toBe('height:calc(100% - 100vh - 300px)')
    expect(style({})).toBeNull()
    expect(style({ position: 'top', show_after_px: 300 })).toBeNull()
  })

  test('closes by its button and stays closed for this visit', () => {
    const block = come()
    expect(bar(block)?.hidden).toBe(false)
    tapClose(block)
    expect(bar(block)?.hidden).toBe(true)
    expect(bar(come())?.hidden).toBe(true)
  })

  test('closes by a tap that came while the page did', () => {
    expect(bar(come('bar', true))?.hidden).toBe(true)
    expect(bar(come())?.hidden).toBe(true)
  })

  test('closing one leaves the others', () => {
    tapClose(come())
    expect(bar(come('other'))?.hidden).toBe(false)
  })

  test('closing one leaves the same of another page', () => {
    document.documentElement.dataset.code = 'lesson'
    tapClose(come())
    document.documentElement.dataset.code = 'rules'
    expect(bar(come())?.hidden).toBe(false)
    delete document.documentElement.dataset.code
  })

  test('closes where the phone keeps nothing, too', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Off', 'SecurityError')
    })
    const block = come()
    tapClose(block)
    expect(bar(block)?.hidden).toBe(true)
  })
})
