// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { type TimelineProps, timelineSpec } from './props'
import { timeline } from './timeline'

describeBlock({ spec: timelineSpec, view: timeline, examples })

type Event = TimelineProps['list'][number]

const event = (topic: string, words: Partial<Event> = {}): Event => ({
  topic,
  day: '',
  weekday: '',
  time: '',
  who: '',
  place: '',
  note: '',
  ...words,
})

const base: TimelineProps = {
  title: '论坛日程',
  look: 'line',
  list: [
    event('签到', { day: '第一天', weekday: '周五', time: '13:30' }),
    event('开幕', { time: '14:00', who: '周老师', place: '报告厅' }),
    event('答疑', { day: '第二天' }),
  ],
}

const drawn = (props: Partial<TimelineProps> = {}) => drawBlock(timeline, { ...base, ...props })
const wordsOf = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('timeline', () => {
  test.each(['line', 'dates'] as const)('has each event below its day: %s', (look) => {
    const parts = [...drawn({ look }).querySelectorAll('.yz-timeline__part')]
    expect(parts.map((part) => [...wordsOf(part, 'h3'), ...wordsOf(part, '.yz-timeline__topic')])).toEqual([
      ['第一天 周五', '签到', '开幕'],
      ['第二天', '答疑'],
    ])
  })

  test('keeps events together whose day was written twice', () => {
    const list = [
      event('上午', { day: '周五' }),
      event('下午', { day: '周五' }),
      event('晚上', { day: '周六' }),
    ]
    expect(wordsOf(drawn({ list }), 'h3')).toEqual(['周五', '周六'])
  })

  test('says who and where in one line, and leaves it out where neither is known', () => {
    expect(wordsOf(drawn(), '.yz-timeline__where')).toEqual(['周老师 · 报告厅'])
  })

  test('has no room for times on a day that has none', () => {
    const [first, second] = drawn().querySelectorAll('.yz-timeline__part')
    expect(first?.querySelectorAll('.yz-timeline__time')).toHaveLength(2)
    expect(second?.querySelectorAll('.yz-timeline__time')).toHaveLength(0)
  })

  test('puts the first event on the panel and the others into a list, each with its day', () => {
    const block = drawn({ look: 'next' })
    expect(wordsOf(block, '.yz-timeline__next .yz-timeline__topic')).toEqual(['签到'])
    expect(wordsOf(block, 'li .yz-timeline__topic')).toEqual(['开幕', '答疑'])
    expect(wordsOf(block, 'li .yz-timeline__time')).toEqual(['第一天 周五 14:00', '第二天'])
  })

  describe('with a tab for each day', () => {
    test('begins with the first, and each radio button stands before its label and its events', () => {
      const radios = [...drawn({ look: 'tabs' }).querySelectorAll<HTMLInputElement>('input[type=radio]')]
      expect(radios.map(({ checked }) => checked)).toEqual([true, false])
      for (const radio of radios) {
        const label = radio.nextElementSibling as HTMLLabelElement
        expect(label.control).toBe(radio)
        expect(label.nextElementSibling?.querySelector('.yz-timeline__topic')).not.toBeNull()
      }
    })

    test('has radio buttons of its own beside another of its kind', () => {
      const names = ['one', 'two'].map(
        (id) => drawBlock(timeline, { ...base, look: 'tabs' }, { id }).querySelector('input')?.name,
      )
      expect(new Set(names).size).toBe(2)
    })

    test('needs no tabs for a single day', () => {
      const block = drawn({ look: 'tabs', list: base.list.slice(0, 2) })
      expect(block.querySelector('input')).toBeNull()
      expect(wordsOf(block, '.yz-timeline__topic')).toEqual(['签到', '开幕'])
    })
  })
})
