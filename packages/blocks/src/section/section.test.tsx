// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { button } from '../button/button'
import { buttonSpec } from '../button/props'
import { features } from '../features/features'
import { featuresSpec } from '../features/props'
import { heading } from '../heading/heading'
import { headingSpec } from '../heading/props'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { type SectionProps, sectionSpec } from './props'
import { section } from './section'

describeBlock({
  spec: sectionSpec,
  view: section,
  examples,
  inside: [
    { spec: headingSpec, view: heading },
    { spec: featuresSpec, view: features },
    { spec: textSpec, view: text },
    { spec: buttonSpec, view: button },
  ],
})

const base: SectionProps = sectionSpec.props.parse({})
const child = { view: text, props: { html: '<p>每晚八点</p>' } }
const drawn = (props: Partial<SectionProps>) => drawBlock(section, { ...base, ...props }, { child })

describe('section', () => {
  test('names what is different from a bare one and nothing else', () => {
    expect(drawn({}).querySelector('.yz-section')?.className).toBe(
      'yz-section yz-section--base yz-section--pad-m',
    )
  })

  test('an edge, a pattern and a place count only where they can be seen', () => {
    const unseen = { edge: 'wave', pattern: 'dots', place: 'bottom', overlap: true } as const
    const classes = drawn({ ...unseen, ground: 'picture' }).querySelector('.yz-section')?.className
    expect(classes).not.toMatch(/wave|dots|bottom|overlap/)
    expect(drawn({ ...unseen, width: 'inset' }).querySelector('.yz-section')?.className).not.toContain('wave')
  })

  test('stands on a dark ground where the picture for its white text is missing', () => {
    const classes = drawn({ ground: 'picture' }).querySelector('.yz-section')?.className
    expect(classes).toBe('yz-section yz-section--dark yz-section--pad-m')
  })

  test('a picture that is only ground says nothing to a reader', () => {
    const picture = { ground: 'picture', picture: '/assets/hero-account.jpg' } as const
    expect([...drawn(picture).querySelectorAll('img')].map(({ alt }) => alt)).toEqual([''])
    expect(drawn({ ...picture, ground: 'tint' }).querySelector('img')).toBeNull()
  })
})
