// @vitest-environment jsdom
import { describeBlock, drawBlock, TITLE } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { navbar } from './navbar'
import { type NavbarProps, navbarSpec } from './props'

describeBlock({ spec: navbarSpec, view: navbar, examples })

const base: NavbarProps = { title: '训练营', back: true, show_in: 'mobile' }
const bar = (props: Partial<NavbarProps> = {}) => drawBlock(navbar, { ...base, ...props })

describe('navbar', () => {
  test('is a header with the way back and a title, that of the page unless told', () => {
    expect(bar().querySelector('header')?.textContent).toBe('训练营')
    expect(bar({ title: '' }).querySelector('header')?.textContent).toBe(TITLE)
  })

  test('goes back as the boot does it, without a script of its own, before and after the campaign too', () => {
    const back = bar().querySelector('button')
    expect(back?.getAttribute('aria-label')).toBe('返回')
    expect(back?.dataset.back).toBe('/h5-page/')
    expect(back?.closest('.yz-tap')).toBeNull()
    expect(bar().hasAttribute('data-island')).toBe(false)
  })

  test('may do without the way back', () => {
    expect(bar({ back: false }).querySelector('button')).toBeNull()
  })

  test('has a condition, for it belongs into mobile browsers only', () => {
    expect(bar().hasAttribute('data-if')).toBe(true)
    expect(navbar.places?.(base)).toEqual(['mb'])
  })

  test('leaves a preview to the bar of the page unless its document asks for more', () => {
    expect(navbarSpec.props.parse({}).show_in).toBe('preview')
    expect(bar({ show_in: 'preview' }).textContent).toBe('')
  })
})
