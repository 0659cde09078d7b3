// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { popup } from './popup'
import { type PopupProps, popupSpec } from './props'

describeBlock({ spec: popupSpec, view: popup, examples, inside: [{ spec: textSpec, view: text }] })

const base: PopupProps = { position: 'center', title: '活动规则', mask: true, closeOnMask: false }
const child = { view: text, props: { html: '<p>每位用户限领一次</p>' } }

const drawn = (props: Partial<PopupProps> = {}) =>
  drawBlock(popup, { ...base, ...props }, { id: 'rules', child }).querySelector('dialog')

describe('popup', () => {
  test('is hidden when the page comes, with its blocks already inside', () => {
    const dialog = drawn()
    expect(dialog?.hasAttribute('open')).toBe(false)
    expect(dialog?.querySelector('[data-block=text]')?.textContent).toBe('每位用户限领一次')
  })

  test('is a modal dialog with a name and a close icon that says what it does', () => {
    const dialog = drawn()
    expect(dialog?.getAttribute('role')).toBe('dialog')
    expect(dialog?.getAttribute('aria-modal')).toBe('true')
    expect(dialog?.getAttribute('aria-label')).toBe('活动规则')
    expect(dialog?.querySelector('[data-close]')?.getAttribute('aria-label')).toBe('关闭')
  })

  test('is found by its block id', () => {
    expect(drawn()?.dataset.popup).toBe('rules')
  })

  test('closes on its mask only when it was told to', () => {
    expect(drawn()?.hasAttribute('data-mask')).toBe(false)
    expect(drawn({ closeOnMask: true })?.hasAttribute('data-mask')).toBe(true)
  })

  test('without a name still has one for readers of the screen', () => {
    expect(drawn({ title: '' })?.getAttribute('aria-label')).toBe('弹窗')
  })
})
