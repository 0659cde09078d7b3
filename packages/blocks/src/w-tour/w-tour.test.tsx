// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { examples } from './examples'
import { wTourSpec } from './props'
import { lightText, standingOf, type Talk, whenText } from './tour'
import { wTour } from './w-tour'

describeBlock({ spec: wTourSpec, view: wTour, examples })

const talk = (more: Partial<Talk>): Talk => ({
  speech_id: 's',
  title: '',
  city_id: 'c',
  city: '',
  date: '2026-12-05',
  time: '14:00–16:00',
  start_at: 0,
  end_at: 0,
  venue: '',
  address: '',
  lecturer: { name: '', no: '' },
  quota: 10,
  enrolled: 4,
  status: 2,
  is_enrolled: false,
  is_waiting: false,
  thumbs_up: 0,
  is_thumbed: false,
  ...more,
})

describe('where a talk stands', () => {
  test.each([
    ['open', {}, '报名中', 'enrol', '余 6 个名额'],
    ['not open yet', { status: 1 }, '即将开始报名', undefined, '共 10 个名额'],
    ['full', { status: 3, enrolled: 10 }, '名额已满', 'queue', '名额已满'],
    [
      'enrolled, and full by now',
      { status: 3, enrolled: 10, is_enrolled: true },
      '已报名',
      'ticket',
      '名额已满',
    ],
    ['in line', { status: 3, enrolled: 10, is_waiting: true }, '排队中', 'ticket', '名额已满'],
    ['over, whoever was there', { status: 4, is_enrolled: true }, '已结束', undefined, ''],
  ] as const)('%s', (_, more, word, does, places) => {
    expect(standingOf(talk(more as Partial<Talk>))).toMatchObject({ word, places, ...(does && { does }) })
    if (!does) expect(standingOf(talk(more as Partial<Talk>)).does).toBeUndefined()
  })

  test('its day is said with the day of the week', () => {
    expect(whenText(talk({}))).toBe('12月5日 周六 14:00–16:00')
  })

  test('a city that is lit counts on', () => {
    const city = { city_id: 'c', name: '', speeches: 0, light_count: 12, is_lit: false }
    expect(lightText(city, 200)).toBe('12 / 200 人')
    expect(lightText({ ...city, light_count: 210, is_lit: true }, 200)).toBe('已点亮 · 210 人')
  })
})

const page = (...list: object[]) => ({ list, total: list.length, page: 1, page_size: 50 })
const CITY = { city_id: 'c', name: '成都', speeches: 1, light_count: 12, is_lit: false }
const PROPS = {
  tour_id: 't',
  title: '',
  has_posters: true,
  has_comments: true,
  consent: '',
  privacy_url: '',
  terms_url: '',
}
const HOME = {
  tour_id: 't',
  title: '巡讲',
  status: 2,
  filing_no: '备 1',
  light_threshold: 200,
  server_time: 0,
  cities: [CITY, { ...CITY, city_id: 'x', name: '西安', speeches: 0 }],
  my_city_id: '',
}
const TALK = talk({ title: '财报', city: '成都' })

async function awake(answers: Record<string, object> = {}, { isLoggedIn = true, kept: wanted = '' } = {}) {
  const host = createTestHost()
  const replies: Record<string, object> = {
    tourHome: HOME,
    speechList: page(TALK),
    posterList: page(),
    commentList: page(),
    ...answers,
  }
  const kept = new Map<string, string>(wanted ? [['tour tour', wanted]] : [])
  host.session = { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) }
  host.isLoggedIn.mockReturnValue(isLoggedIn)
  host.ask.mockImplementation(async (id: string) => {
    const reply = replies[id] as { code?: number }
    return reply?.code ? { ...reply, response: undefined } : { code: 1, msg: 'success', response: reply }
  })
  const island = drawBlock(wTour, PROPS, { id: 'tour' })
  onTestFinished(await wakeBlock(island, wTour, host))
  const button = (name: string) =>
    [...island.querySelectorAll('button')].find(
      (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
    ) as HTMLButtonElement
  return {
    host,
    island,
    kept,
    asked: (id: string) => host.ask.mock.calls.filter(([call]) => call === id).map(([, payload]) => payload),
    tap: (name: string) => act(async () => button(name).click()),
    write: (text: string) =>
      act(async () => {
        const area = island.querySelector('textarea') as HTMLTextAreaElement
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
        area.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

describe('wTour', () => {
  test('shows the talks of the city that is tapped, and says where there are none', async () => {
    const { island, tap } = await awake()
    await tap('成都1 场讲座')
    expect(island.textContent).toContain('财报')
    await tap('西安暂无新场次')
    expect(island.textContent).toContain('西安场次')
    await tap('看全部')
    expect(island.textContent).toContain('全部场次')
  })

  test('of a tour that is over promises neither lights nor talks', async () => {
    const { island, tap } = await awake({ tourHome: { ...HOME, status: 3 } })
    expect(island.textContent).toContain('点亮已经结束')
    await tap('西安')
    expect(island.textContent).toContain('这次巡讲没有到西安')
    expect(island.textContent).not.toMatch(/还没有讲座|就有机会|暂无/)
  })

  test('lights a city once, says how far it is and asks anew', async () => {
    const { host, asked, tap } = await awake({
      lightenCity: { city_id: 'c', light_count: 13, threshold: 200, is_lit: false },
    })
    await tap('点亮成都')
    expect(asked('lightenCity')).toEqual([{ tour_id: 't', city_id: 'c' }])
    expect(host.toast).toHaveBeenCalledWith('点亮成功，还差 187 人')
    expect(asked('tourHome')).toHaveLength(2)
  })

  test('a refusal is said in its own words', async () => {
    const { host, tap } = await awake({ lightenCity: { code: 400013, msg: '您已点亮过城市' } })
    await tap('点亮成都')
    expect(host.toast).toHaveBeenCalledWith('您已点亮过城市')
  })

  test('without a login leads to it and remembers what was wanted', async () => {
    const { host, asked, tap, kept } = await awake({}, { isLoggedIn: false })
    await tap('点亮成都')
    expect(host.login).toHaveBeenCalledOnce()
    expect(asked('lightenCity')).toEqual([])
    expect(kept.get('tour tour')).toBe('{"does":"light","target":"c"}')
  })

  test('what was wanted before the login is done once the visitor is back', async () => {
    const { asked } = await awake(
      { giveThumbsUp: { thumbs_up: 1, is_thumbed: 1 } },
      { kept: '{"does":"like","target":"s"}' },
    )
    expect(asked('giveThumbsUp')).toEqual([{ target_type: 'speech', target_id: 's' }])
  })

  test('a comment is sent once it says something, and stays typed where it was refused', async () => {
    const { island, asked, tap, write } = await awake({
      userComment: { code: 400060, msg: '内容包含敏感信息，请修改后提交' },
    })
    await tap('提交留言')
    expect(island.textContent).toContain('请先写下您的留言')
    await write(' 讲得好 ')
    await tap('提交留言')
    expect(asked('userComment')).toEqual([{ tour_id: 't', content: '讲得好' }])
    expect(island.querySelector('textarea')?.value).toBe(' 讲得好 ')
  })

  test('a comment that was taken is no longer in the field, and stands in the list', async () => {
    const { host, island, asked, tap, write } = await awake({ userComment: { comment_id: '1', status: 0 } })
    await write('讲得好')
    await tap('提交留言')
    expect(host.toast).toHaveBeenCalledWith('评论已提交，审核后展示')
    expect(island.querySelector('textarea')?.value).toBe('')
    expect(asked('commentList')).toHaveLength(2)
  })

  test('places are given back only after one is asked once more', async () => {
    const mine = {
      enroll_no: 'E1',
      status: 1,
      people_num: 1,
      in_line: 0,
      ticket_qr: '',
      ticket_no: 'T1',
      ticket_url: 'https://example.com/t',
      speech: TALK,
    }
    const { host, asked, tap } = await awake({
      speechList: page({ ...TALK, is_enrolled: true }),
      myEnrolments: page(mine),
      cancelEnrolment: { status: 3 },
    })
    await tap('查看门票')
    await tap('退掉名额')
    expect(asked('cancelEnrolment')).toEqual([])
    await tap('确定')
    expect(asked('cancelEnrolment')).toEqual([{ enroll_no: 'E1' }])
    expect(host.toast).toHaveBeenCalledWith('已退掉名额，期待下次见面')
  })
})
