// @vitest-environment jsdom
import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { icon } from './icon'
import { type IconProps, iconSpec } from './props'

describeBlock({ spec: iconSpec, view: icon, examples })

const base: IconProps = { url: '/assets/qr.png', size: 48, text: '', alt: '' }
const call: Action = { type: ACTION_TYPES.link, atext: 'tel:4000000000' }

const drawn = (props: Partial<IconProps> = {}, action?: Action) =>
  drawBlock(icon, { ...base, ...props }, action ? { common: { action } } : {})

describe('icon', () => {
  test('has a box of its size in units of the design, whatever the picture', () => {
    const row = drawn().querySelector<HTMLElement>('.yz-icon-row')
    expect(row?.style.getPropertyValue('--yz-icon-size')).toBe('calc(var(--u) * 48)')
  })

  test('is no button unless it leads somewhere', () => {
    expect(drawn().querySelector('a,button')).toBeNull()
    expect(drawn({}, call).querySelector('a')?.getAttribute('href')).toBe('tel:4000000000')
  })

  test('is named by its text, which is read once', () => {
    const link = drawn({ text: '客服', alt: '旧名称' }, call).querySelector('a')
    expect(link?.textContent).toContain('客服')
    expect(link?.hasAttribute('aria-label')).toBe(false)
    expect(link?.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  test('without a text is named by its alternative text, by its icon, or at all', () => {
    const name = (props: Partial<IconProps>) =>
      drawn(props, call).querySelector('a')?.getAttribute('aria-label')
    expect(name({ alt: '联系客服' })).toBe('联系客服')
    expect(name({ url: '', icon: 'phone' })).toBe('电话')
    expect(name({})).toBe('查看详情')
  })

  test('shows the picture rather than the built-in icon', () => {
    expect(drawn({ icon: 'star' }).querySelector('svg')).toBeNull()
    expect(drawn({ url: '', icon: 'star' }).querySelector('svg path')?.getAttribute('d')).toMatch(/^M/)
  })
})
