import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import type { PageFacts } from '../facts'
import { breaking, expectBorder, findingsOf } from '../testing/borders'
import {
  back,
  bar,
  block,
  DAY,
  footer,
  form,
  many,
  NOW,
  pay,
  picture,
  popup,
  slide,
  swiper,
  tabs,
  text,
  video,
} from '../testing/sample'

// How far the rules about time, place and size reach.

describe('time', () => {
  const within = (start_at: number | null, end_at: number | null): PageFacts => ({
    window: { start_at, end_at },
  })
  const until = (endTime: number) => [block('countdown', { name: '开营', endTime })]
  const shown = (show_if: JsonRecord) => [text('今晚八点', { show_if })]

  test('of a countdown ends after now, within two years, and before the campaign does', () => {
    expectBorder('countdown-ended', until, { breaks: [NOW - 1, NOW], holds: [NOW + 1, 0] })
    expectBorder('countdown-far', until, { breaks: [NOW + 730 * DAY + 1], holds: [NOW + 730 * DAY] })
    expectBorder('countdown-after-end', until, {
      breaks: [NOW + DAY + 1],
      holds: [NOW + DAY],
      facts: within(null, NOW + DAY),
    })
    expect(breaking([NOW + 9 * DAY], 'countdown-after-end', until, within(NOW, null))).toEqual([])
  })

  test('of a campaign lies ahead', () => {
    const broken = (facts: PageFacts) =>
      findingsOf([text('课')], facts)
        .map(({ rule }) => rule)
        .filter((rule) => rule.startsWith('window-'))
    expect(broken(within(null, NOW))).toEqual(['window-ended'])
    expect(broken(within(null, NOW + 1))).toEqual([])
    expect(broken(within(NOW + 183 * DAY + 1, null))).toEqual(['window-far'])
    expect(broken(within(NOW + 183 * DAY, null))).toEqual([])
  })

  test('of a condition holds for somebody, is not over, and is the campaign’s', () => {
    expectBorder<JsonRecord>('condition-never', shown, {
      breaks: [{ env: [] }, { time: [NOW + 2, NOW + 1] }, { time: [NOW + 1, NOW + 1] }],
      holds: [{ env: ['wx'] }, { time: [NOW + 1, NOW + 2] }, { time: [NOW + 1] }, { login: true }],
    })
    expectBorder<JsonRecord>('condition-past', shown, {
      breaks: [{ time: [NOW - 2, NOW] }],
      holds: [{ time: [NOW - 2, NOW + 1] }, { time: [NOW - 2] }],
    })
    expectBorder<JsonRecord>('condition-outside-window', shown, {
      breaks: [{ time: [NOW + 2 * DAY] }, { time: [NOW - DAY, NOW] }],
      holds: [{ time: [NOW + 2 * DAY - 1] }, { time: [NOW - DAY, NOW + 1] }, { login: true }],
      facts: within(NOW, NOW + 2 * DAY),
    })
  })

  test('around a block is also that of the block', () => {
    const inside = ([outer, own]: readonly [JsonRecord, JsonRecord]) => [
      block('container', { show_if: outer }, [text('课', { show_if: own })]),
    ]
    expectBorder('conditions-exclude', inside, {
      breaks: [
        [{ login: true }, { login: false }],
        [{ env: ['wx', 'mp'] }, { env: ['app'] }],
        [{ time: [NOW, NOW + 5] }, { time: [NOW + 5] }],
      ],
      holds: [
        [{ login: true }, { login: true }],
        [{ env: ['wx', 'mp'] }, { env: ['mp', 'app'] }],
        [{ time: [NOW, NOW + 5] }, { time: [NOW + 4] }],
        // The one that is impossible by itself is reported by another rule.
        [{ env: [] }, { env: ['app'] }],
        [{ rule_id: 'new' }, { rule_id: 'old' }],
      ],
    })
  })
})

describe('what stays on the screen', () => {
  const fixed = (position: JsonRecord, more: JsonRecord = {}) =>
    back({ position: { type: 'fixed', ...position }, ...more })

  test('covers nothing else that does', () => {
    expectBorder('fixed-overlap', (blocks: JsonValue[]) => blocks, {
      breaks: [
        [fixed({ bottom: 0 }), fixed({ bottom: 87 })],
        [bar('bottom'), fixed({ bottom: 40, right: 20 })],
        [fixed({ top: 0, left: 0 }), fixed({ top: 0, left: 10 })],
        [fixed({ top: 0 }, { style: { height: 200 } }), fixed({ top: 150 })],
      ],
      holds: [
        [fixed({ bottom: 0 }), fixed({ bottom: 88 })],
        [fixed({ top: 0 }), fixed({ bottom: 0 })],
        [fixed({ bottom: 0, left: 0 }), fixed({ bottom: 0, right: 0 })],
        [
          fixed({ bottom: 0 }, { show_if: { login: true } }),
          fixed({ bottom: 0 }, { show_if: { login: false } }),
        ],
        [bar('bottom'), fixed({ bottom: 120 })],
      ],
    })
  })

  test('at the top is the first of the page, and covers no bar of tabs', () => {
    expectBorder('top-bar-not-first', (blocks: JsonValue[]) => blocks, {
      breaks: [[text('课'), bar('top')]],
      holds: [
        [bar('top'), text('课')],
        [block('navbar'), bar('top')],
        [text('课'), bar('bottom')],
      ],
    })
    expectBorder('sticky-tabs-covered', (blocks: JsonValue[]) => blocks, {
      breaks: [[bar('top'), tabs({ sticky: true })]],
      holds: [
        [bar('top'), tabs()],
        [bar('bottom'), tabs({ sticky: true })],
        [bar('top', { show_if: { login: true } }), tabs({ sticky: true, show_if: { login: false } })],
      ],
    })
  })
})

describe('a footer counts only where every visitor can read it', () => {
  const sold = (more: JsonRecord) => [pay(), footer(more)]
  const missing = 'risk-footer-missing'

  test('by its size, in whatever unit that is written', () => {
    expectBorder<JsonRecord>(missing, (style) => sold({ style }), {
      breaks: [
        { height: 99 },
        { maxHeight: '49px' },
        { height: '1em', overflow: 'hidden' },
        { maxHeight: 'calc(2px + 1px)', overflow: 'hidden' },
        { maxHeight: '1vh', overflow: 'hidden' },
        { width: '5%' },
        { maxWidth: '3rem' },
        { fontSize: 19 },
      ],
      holds: [
        {},
        { height: 100 },
        { height: 'auto' },
        { maxHeight: 'none' },
        { width: '100%' },
        { maxWidth: '90%' },
        { width: 300 },
        { fontSize: 20 },
      ],
    })
  })

  test('by how much of it shines through', () => {
    expectBorder<JsonValue>(missing, (opacity) => sold({ style: { opacity } }), {
      breaks: [0, 0.49, '0.1', '10%', 'calc(0.1)'],
      holds: [0.5, 1, '100%', '50%'],
    })
  })

  test('by its place', () => {
    expectBorder<JsonRecord>(missing, (style) => sold({ style }), {
      breaks: [
        { marginTop: -3000 },
        { marginLeft: '-1000px' },
        { margin: '0 0 0 -100vw' },
        { margin: '-20em 0 0' },
        { textIndent: -9000 },
        { transform: 'scale(0.01)' },
      ],
      holds: [{ marginTop: -20 }, { margin: '24px 0' }, { margin: '0 auto' }, { textIndent: 48 }],
    })
  })

  test('by the room that is left for it', () => {
    expectBorder<JsonRecord>(missing, (style) => sold({ style }), {
      breaks: [
        { paddingLeft: 201 },
        { paddingTop: '101px' },
        { margin: '0 0 0 27%' },
        { marginRight: '20rem' },
        { padding: 'calc(100% - 1px)' },
        { padding: '0 40vh' },
        { borderWidth: 202 },
        { borderLeft: '120px solid #fff' },
        { textIndent: 202 },
        { textIndent: '8em' },
        { width: 752 },
        { minWidth: '1000px' },
        { whiteSpace: 'nowrap' },
      ],
      holds: [
        { paddingLeft: 200 },
        { padding: '100px 24px 2em' },
        { margin: '0 0 0 26%' },
        { border: '1px solid rgba(0, 0, 0, 0.1)' },
        { textIndent: '2em' },
        { width: 750 },
        { minWidth: '100%' },
        { whiteSpace: 'pre-wrap' },
      ],
    })
  })

  test('by its letters and lines', () => {
    expectBorder<JsonRecord>(missing, (style) => sold({ style }), {
      breaks: [
        { letterSpacing: 9 },
        { letterSpacing: '4.1px' },
        { letterSpacing: '1em' },
        { letterSpacing: -3 },
        { letterSpacing: 'calc(9px * 9)' },
        { lineHeight: 0.99 },
        { lineHeight: 0 },
        { lineHeight: '11px' },
        { lineHeight: '90%' },
        { lineHeight: '0.9em' },
        { lineHeight: 4.1 },
        { fontSize: '0.5em' },
        { fontSize: 'calc(1px)' },
        { fontSize: 202 },
      ],
      holds: [
        { letterSpacing: 8 },
        { letterSpacing: -2 },
        { letterSpacing: 'normal' },
        { lineHeight: 1 },
        { lineHeight: '12px' },
        { lineHeight: '150%' },
        { lineHeight: '1.6em' },
        { lineHeight: 4 },
        { fontSize: '0.75rem' },
      ],
    })
  })

  test('by what is around it', () => {
    expectBorder<JsonRecord>(missing, (value) => [pay(), block('container', value, [footer()])], {
      breaks: [
        { style: { maxHeight: '1em' } },
        { style: { padding: '0 200px' } },
        { style: { lineHeight: 0.1 } },
        { style: { letterSpacing: 40 } },
        { show_if: { login: true } },
        { position: { type: 'fixed', top: 0 } },
      ],
      holds: [{}, { style: { padding: 24 } }],
    })
  })
})

describe('what a page may hold', () => {
  test.each<[rule: string, most: number, one: (index: number) => JsonValue]>([
    ['blocks-many', 200, () => back()],
    ['images-many', 60, () => picture()],
    ['popups-many', 12, (index) => popup(`p${index}`)],
    ['videos-many', 4, () => video()],
  ])('by %s ends after %i', (rule, most, one) => {
    expectBorder(rule, (count: number) => many(count, one), { breaks: [most + 1], holds: [most] })
  })

  test('in pictures and videos is known of those that are stored', () => {
    const KB = 1024
    const broken = (facts: PageFacts) =>
      findingsOf([...many(5, () => text('课')), picture(), video()], facts)
        .map(({ rule }) => rule)
        .filter((rule) => /heavy|oversized|blurred/.test(rule))
    const image = (own: object) => ({ images: { '/assets/a.jpg': { width: 750, height: 500, ...own } } })
    expect(broken({})).toEqual([])
    expect(broken(image({ bytes: 500 * KB }))).toEqual([])
    expect(broken(image({ bytes: 500 * KB + 1 }))).toEqual(['image-heavy'])
    expect(broken(image({ bytes: 500 * KB + 1, type: 'image/gif' }))).toEqual(['gif-heavy'])
    expect(broken(image({ width: 2250 }))).toEqual([])
    expect(broken(image({ width: 2251 }))).toEqual(['image-oversized'])
    expect(broken(image({ width: 599 }))).toEqual(['image-blurred'])
    expect(broken({ videos: { '/assets/a.mp4': { bytes: 30 * KB * KB } } })).toEqual([])
    expect(broken({ videos: { '/assets/a.mp4': { bytes: 30 * KB * KB + 1 } } })).toEqual(['video-heavy'])
  })

  test('in a row of slides has one shape, as far as the shapes are known', () => {
    const row = (...heights: (number | undefined)[]) => [
      swiper(
        heights.map((height, index) =>
          slide({ alt: `第 ${index} 课`, ...(height === undefined ? {} : { width: 690, height }) }),
        ),
      ),
    ]
    expectBorder('slides-uneven', (heights: (number | undefined)[]) => row(...heights), {
      breaks: [
        [300, 320],
        [undefined, 300, 400],
      ],
      holds: [[300, 310], [300, undefined], [undefined, undefined], [300]],
    })
  })

  test('in forms is one of each version', () => {
    expectBorder(
      'form-repeated',
      (versions: number[]) => versions.map((version_id) => form({ version_id })),
      {
        breaks: [
          [7, 7],
          [7, 8, 7],
        ],
        holds: [[7, 8], [7]],
      },
    )
  })
})
