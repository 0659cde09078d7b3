// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { LINE_ICON_PATHS, LINE_ICON_TITLES } from '../line-icon/line-icons'
import { examples } from './examples'
import { features } from './features'
import { type FeaturesProps, featuresSpec } from './props'

describeBlock({ spec: featuresSpec, view: features, examples })

const base: FeaturesProps = {
  title: '课程里有什么',
  look: 'list',
  list: [
    { icon: 'live', name: '直播', text: '每周三', image: '/assets/hero.jpg' },
    { icon: 'book', name: '讲义', text: '', image: '' },
    { icon: 'live', name: '', text: '可以提问', image: '/assets/hero.jpg' },
  ],
}

const LOOKS = featuresSpec.props.shape.look.def.innerType.options

const drawn = (props: Partial<FeaturesProps> = {}) => drawBlock(features, { ...base, ...props })
const iconsIn = (block: Element) =>
  [...block.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

describe('features', () => {
  test.each(LOOKS)('is a list of headings, and asks for a name that is missing: %s', (look) => {
    const items = [...drawn({ look }).querySelectorAll('ul > li')]
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['直播', '讲义', '亮点'])
    expect(items[1]?.querySelector('p')).toBeNull()
  })

  test.each(['list', 'tiles'] as const)('shows icons and no pictures: %s', (look) => {
    const block = drawn({ look })
    expect(iconsIn(block)).toEqual([LINE_ICON_PATHS.live, LINE_ICON_PATHS.book, LINE_ICON_PATHS.live])
    expect(block.querySelector('picture')).toBeNull()
  })

  test.each(['pictures', 'scroll'] as const)(
    'shows pictures, and an icon where there is none: %s',
    (look) => {
      const block = drawn({ look })
      expect(block.querySelectorAll('picture')).toHaveLength(2)
      expect(iconsIn(block)).toEqual([LINE_ICON_PATHS.book])
    },
  )

  test.each(LOOKS)('takes the focus only where it scrolls: %s', (look) => {
    expect(drawn({ look }).querySelector('ul')?.hasAttribute('tabindex')).toBe(look === 'scroll')
  })
})

test('every line icon differs from the others', () => {
  expect(new Set(Object.values(LINE_ICON_PATHS)).size).toBe(Object.keys(LINE_ICON_TITLES).length)
})
