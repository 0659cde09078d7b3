import type { JsonRecord } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { expectBorder, findingsOf } from '../testing/borders'
import { figures, text } from '../testing/sample'

const figure = (value: string, unit: string, meaning: string) => ({ value, unit, text: meaning })
const lessons = figure('24', '节', '直播课')

describe('figures', () => {
  test('are proved by a source that is named and a date with a year', () => {
    expectBorder('figure-unproved', (more: JsonRecord) => [figures([lessons], more)], {
      breaks: [{ source: '' }, { source: ' — ' }, { date: '' }, { date: '6 月 30 日' }, { date: '昨天' }],
      holds: [
        { source: 'Wind' },
        { date: '2025 年度' },
        { date: '２０２６.６.３０' },
        { date: '二〇二五年底' },
      ],
    })
  })

  test('that are not written yet need no proof', () => {
    expectBorder('figure-unproved', (value: string) => [figures([figure(value, '节', '课')], { date: '' })], {
      breaks: ['0'],
      holds: ['', ' '],
    })
  })

  test('lack a source and a date each at its own place', () => {
    const places = findingsOf([figures([lessons], { source: '', date: '' })])
      .filter(({ rule }) => rule === 'figure-unproved')
      .map(({ path }) => path)
    expect(places).toEqual(['page_schema[0].value.source', 'page_schema[0].value.date'])
  })

  test('about returns want a caution, wherever their parts stand', () => {
    const inBlock = (list: JsonRecord[]) => [figures(list)]
    expectBorder('figure-without-caution', inBlock, {
      breaks: [
        [figure('35', '%', '近一年收益')],
        [lessons, lessons, lessons, figure('35%', '', '组合成立以来的累计收益')],
      ],
      holds: [[figure('35', '%', '完课率')], [figure('35', '位', '讲过收益的老师')], [lessons]],
    })
  })

  test('are cautioned by their block or by what stands beside it', () => {
    const gain = [lessons, lessons, lessons, figure('35', '%', '近一年收益')]
    expectBorder('figure-without-caution', (words: string) => [figures(gain), text(words)], {
      breaks: ['欢迎试听'],
      holds: ['过往业绩不代表未来表现'],
    })
    expectBorder('figure-without-caution', (source: string) => [figures(gain, { source })], {
      breaks: ['公司统计'],
      holds: ['公司统计，过往业绩不代表未来表现'],
    })
  })
})
