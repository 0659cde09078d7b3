// @vitest-environment jsdom
import { ACTION_TYPES } from '@yingzao/schema/client'
import { drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { image } from './image'
import type { ImageProps } from './props'

const base: ImageProps = { url: 'https://img.example.com/a.jpg', alt: '活动介绍', lazy: true, preview: false }

describe('image', () => {
  test('of another site keeps the size that the page gives it', () => {
    const picture = drawBlock(image, { ...base, width: 690, height: 300 }).querySelector('img')
    expect(picture?.getAttribute('width')).toBe('690')
    expect(picture?.getAttribute('height')).toBe('300')
    expect(picture?.alt).toBe('活动介绍')
  })

  test('can be tapped like a button, and is then named by its text', () => {
    const action = { type: ACTION_TYPES.popup, popupId: 'p' }
    const tap = drawBlock(image, base, { common: { action } }).querySelector('button')
    expect(tap?.dataset.pop).toBe('p')
    expect(tap?.querySelector('img')?.alt).toBe('活动介绍')
  })

  test('that fills the first screen is there at once', () => {
    const picture = drawBlock(image, base, { first: true }).querySelector('img')
    expect(picture?.getAttribute('src')).toBe(base.url)
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
  })

  test('without an address leaves nothing', () => {
    expect(drawBlock(image, { ...base, url: '' })).toBe(document.body)
  })
})
