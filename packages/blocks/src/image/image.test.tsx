// @vitest-environment jsdom
import { ACTION_TYPES } from '@yingzao/schema/client'
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { image } from './image'
import { type ImageProps, imageSpec } from './props'

describeBlock({ spec: imageSpec, view: image, examples })

const base: ImageProps = { url: 'https://img.example.com/a.jpg', alt: '活动介绍', lazy: true, preview: false }
const action = { type: ACTION_TYPES.popup, popupId: 'p' }

describe('image', () => {
  test('of another site keeps the size that the page gives it', () => {
    const picture = drawBlock(image, { ...base, width: 690, height: 300 }).querySelector('img')
    expect(picture?.getAttribute('width')).toBe('690')
    expect(picture?.getAttribute('height')).toBe('300')
    expect(picture?.alt).toBe('活动介绍')
  })

  test('can be tapped like a button, and is then named by its text', () => {
    const tap = drawBlock(image, base, { common: { action } }).querySelector('button')
    expect(tap?.dataset.pop).toBe('p')
    expect(tap?.querySelector('img')?.alt).toBe('活动介绍')
  })

  test('that fills the first screen is there at once', () => {
    const picture = drawBlock(image, base, { first: true }).querySelector('img')
    expect(picture?.getAttribute('src')).toBe(base.url)
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
  })

  test('opens its large view by a popup of its own, and loads nothing for it before', () => {
    const drawn = drawBlock(image, { ...base, preview: true }, { id: 'a', first: true })
    expect(drawn.querySelector('button')?.dataset.pop).toBe('a--large')
    const large = drawn.querySelector('dialog[data-popup="a--large"]')
    expect(large?.querySelector('img')?.hasAttribute('data-src')).toBe(true)
    expect(large?.querySelector('[data-close]')?.getAttribute('aria-label')).toBe('关闭')
  })

  test('with an action does that, and has no large view', () => {
    const drawn = drawBlock(image, { ...base, preview: true }, { common: { action } })
    expect(drawn.querySelector('button')?.dataset.pop).toBe('p')
    expect(drawn.querySelector('dialog')).toBeNull()
  })
})
