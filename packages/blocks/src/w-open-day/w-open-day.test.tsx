// @vitest-environment jsdom
import { CallError } from '@yingzao/contract/client'
import { createCapabilities, LEADS, type LeadCalls, type Leads, provide } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayName } from '../answers/day-names'
import { examples } from './examples'
import { type WOpenDayProps, wOpenDaySpec } from './props'
import { wOpenDay } from './w-open-day'

describeBlock({ spec: wOpenDaySpec, view: wOpenDay, examples })

const base: WOpenDayProps = {
  title: '总部开放日',
  note: '',
  event_id: '',
  consent: '',
  privacy_url: '',
  terms_url: '',
}
const MORNING = {
  session_id: 'morning',
  date: '2026-12-05',
  time: '09:30–11:30',
  start_at: 1,
  quota: 30,
  left: 12,
  is_over: false,
}
const AFTERNOON = { ...MORNING, session_id: 'afternoon', time: '14:00–16:00', left: 5 }
const DAY = {
  event_id: 'hq-open',
  title: '冬季开放日',
  place: '示例大厦',
  notice: '',
  server_time: 0,
  sessions: [MORNING, AFTERNOON],
  my: null,
}
const PASS = { register_no: 'NO1', pass_qr: 'q', ticket_no: '1', ticket_url: '/h5-page/ticket/NO1' }
const MY = {
  ...PASS,
  session_id: 'morning',
  name: '王女士',
  handset: '138****8006',
  people_num: 2,
  status: 1,
}
const ok = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })

let block: HTMLElement
let host: ReturnType<typeof createTestHost>
let replies: Record<string, () => Promise<unknown>>

beforeEach(() => {
  host = createTestHost()
  host.isLoggedIn.mockReturnValue(true)
  host.ask.mockImplementation(async (id: string) => replies[id]?.())
  replies = {
    currentUser: async () => ok({ handset: '138****8006' }),
    openDayMyInfo: async () => ok(DAY),
    openDayRegister: async () => ok(PASS),
    openDayCancel: async () => ok({ status: 3 }),
  }
  const leads: Leads = {
    load: async () => ({}) as LeadCalls,
    isOnline: () => true,
    onOnline: () => () => undefined,
  }
  host.capability = createCapabilities(provide(LEADS, leads))
  // jsdom opens and closes no dialog.
  HTMLDialogElement.prototype.close = vi.fn()
})

function awake(props: Partial<WOpenDayProps> = {}): Promise<() => void> {
  block = drawBlock(wOpenDay, { ...base, ...props }, { id: 'visit' })
  return wakeBlock(block, wOpenDay, host)
}

const field = (name: string) => block.querySelector(`input[name=${name}]`) as HTMLInputElement
const radio = (session_id: string) => block.querySelector(`[value=${session_id}]`) as HTMLInputElement
const choose = (session_id: string) => act(async () => radio(session_id).click())
const button = (label: string) =>
  [...block.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLButtonElement
const tap = (label: string) => act(async () => button(label).click())
const texts = (of: string) => [...block.querySelectorAll(of)].map(({ textContent }) => textContent)
const asked = (id: string) => host.ask.mock.calls.flatMap(([call, payload]) => (call === id ? [payload] : []))

const type = (name: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

async function fill(): Promise<void> {
  await choose('morning')
  await type('name', '王女士')
  await act(async () => field('consent').click())
}

describe('what is on', () => {
  test('is asked by nobody who is not logged in; they are led to the login', async () => {
    host.isLoggedIn.mockReturnValue(false)
    await awake()
    await tap('登录后预约')
    expect(host.login).toHaveBeenCalledOnce()
    expect(host.ask).not.toHaveBeenCalled()
  })

  test('is asked for the open day that the page names, or for the next', async () => {
    await awake({ event_id: 'hq-open' })
    expect(asked('openDayMyInfo')).toEqual([{ event_id: 'hq-open' }])
    const leave = await awake()
    expect(asked('openDayMyInfo')).toEqual([{ event_id: 'hq-open' }, {}])
    await leave()
  })

  test('says the day of the week as it is in China', () => {
    expect([dayName('2026-12-05'), dayName('2027-01-10')]).toEqual(['12月5日 周六', '1月10日 周日'])
  })

  test('takes only sessions that have room and are not over, and opens the form once one is chosen', async () => {
    const full = { ...AFTERNOON, session_id: 'full', left: 0 }
    const over = { ...AFTERNOON, session_id: 'over', is_over: true }
    replies.openDayMyInfo = async () => ok({ ...DAY, sessions: [over, MORNING, AFTERNOON, full] })
    await awake()
    expect(texts('.yz-open-day__left')).toEqual(['已结束', '剩 12 位', '剩 5 位', '已满'])
    expect(['over', 'morning', 'full'].map((id) => radio(id).disabled)).toEqual([true, false, true])
    expect(block.querySelector('form')).toBeNull()
    await choose('afternoon')
    expect(block.querySelector('form')).not.toBeNull()
  })

  test('needs no choice where there is but one', async () => {
    replies.openDayMyInfo = async () => ok({ ...DAY, sessions: [{ ...MORNING, left: 0 }, AFTERNOON] })
    await awake()
    expect(radio('afternoon').checked).toBe(true)
    expect(block.querySelector('form')).not.toBeNull()
  })

  test.each([
    [refused(400_010, '活动不存在或已下线'), '暂无开放日安排'],
    [ok({ ...DAY, sessions: [] }), '暂无开放日安排'],
    [ok({ ...DAY, sessions: [{ ...MORNING, left: 0 }] }), '各场次名额已满，感谢您的关注'],
    [ok({ ...DAY, sessions: [{ ...MORNING, is_over: true }] }), '本次开放日已结束'],
  ])('that is %j is said to be so', async (reply, words) => {
    replies.openDayMyInfo = async () => reply
    await awake()
    expect(texts('[role=status]')).toEqual([words])
    expect(block.querySelector('form')).toBeNull()
  })

  test('that did not come says why and is asked for again', async () => {
    replies.openDayMyInfo = async () => refused(500_000, '服务器开小差了')
    await awake()
    expect(texts('[role=alert]')).toEqual(['服务器开小差了'])
    replies.openDayMyInfo = async () => ok(DAY)
    await tap('重试')
    expect(radio('morning')).not.toBeNull()
  })
})

describe('registering', () => {
  test('ends with the pass, which takes the focus, and the way to the ticket', async () => {
    await awake()
    await fill()
    await tap('2 人')
    await tap('提交预约')
    expect(asked('openDayRegister')).toEqual([
      { session_id: 'morning', name: '王女士', handset: '', people_num: 2, consent: 1 },
    ])
    expect(texts('dt, dd').map((text) => text?.trim())).toEqual([
      '预约编号',
      'NO1',
      '参观时间',
      '12月5日 周六 09:30–11:30',
      '地点',
      '示例大厦',
      '人数',
      '2 人',
      '预约人',
      '王女士 138****8006',
    ])
    expect(document.activeElement?.textContent).toBe('预约成功')
    expect(block.querySelector('[data-sent]')).not.toBeNull()
    await tap('查看入场凭证')
    expect(host.run).toHaveBeenCalledWith({ type: 7, atext: '/h5-page/ticket/NO1' }, 'visit')
  })

  test('is sent once, however often it is tapped', async () => {
    let answer = (_reply: object): void => undefined
    replies.openDayRegister = () => new Promise((resolve) => (answer = resolve))
    await awake()
    await fill()
    await tap('提交预约')
    await tap('正在提交…')
    await act(async () => answer(ok(PASS)))
    expect(asked('openDayRegister')).toHaveLength(1)
  })

  test('asks for a code only for another phone, which the pass shows masked', async () => {
    await awake()
    await fill()
    expect(field('code')).toBeNull()
    await tap('使用其他手机号')
    await type('handset', '13900139000')
    await tap('提交预约')
    expect(texts('[role=alert]')).toEqual(['请输入验证码'])
    await type('code', '123456')
    await tap('提交预约')
    expect(asked('openDayRegister')).toEqual([
      expect.objectContaining({ handset: '13900139000', code: '123456' }),
    ])
    expect(block.textContent).toContain('139****9000')
  })

  test('for a session that is full by now says so, keeps what was typed, and another can be chosen', async () => {
    replies.openDayRegister = async () => refused(400_015, '名额已满')
    await awake()
    await fill()
    replies.openDayMyInfo = async () => ok({ ...DAY, sessions: [{ ...MORNING, left: 0 }, AFTERNOON] })
    await tap('提交预约')
    expect(texts('[role=alert]')).toEqual(['名额已满'])
    expect(texts('.yz-open-day__status')).toEqual(['您选择的场次已满，请改选其他场次'])
    expect([radio('morning').disabled, field('name').value]).toEqual([true, '王女士'])
    await tap('提交预约')
    expect(asked('openDayRegister')).toHaveLength(1)
    expect(texts('[role=alert]')).toEqual(['您选择的场次已满，请改选其他场次'])
    replies.openDayRegister = async () => ok(PASS)
    await choose('afternoon')
    expect([texts('[role=alert]'), texts('.yz-open-day__status')]).toEqual([[], ['']])
    await tap('提交预约')
    expect(asked('openDayRegister').at(-1)).toMatchObject({ session_id: 'afternoon', name: '王女士' })
    expect(button('查看入场凭证')).toBeDefined()
  })

  test('without an answer keeps everything', async () => {
    replies.openDayRegister = () =>
      Promise.reject(new CallError('openDayRegister', 'network', '网络异常，请稍后重试'))
    await awake()
    await fill()
    await tap('提交预约')
    expect(texts('[role=alert]')).toEqual(['网络异常，请稍后重试'])
    expect([field('name').value, radio('morning').checked]).toEqual(['王女士', true])
  })

  test('goes on after a reload with the session that was chosen', async () => {
    const leave = await awake()
    await choose('afternoon')
    await type('name', '王女士')
    await leave()
    await awake()
    expect([radio('afternoon').checked, field('name').value]).toEqual([true, '王女士'])
  })
})

describe('a registration', () => {
  beforeEach(() => {
    replies.openDayMyInfo = async () => ok({ ...DAY, my: MY })
  })

  test('is given back only after a question, and then one may register anew', async () => {
    await awake()
    await tap('取消预约')
    expect(host.run).toHaveBeenCalledWith({ type: 3, popupId: 'visit--cancel' }, 'visit')
    expect(asked('openDayCancel')).toEqual([])
    await tap('确定取消')
    expect(asked('openDayCancel')).toEqual([{ register_no: 'NO1' }])
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalledOnce()
    expect(document.activeElement?.textContent).toBe('预约已取消，名额已释放；您可以重新预约')
    expect(asked('openDayMyInfo')).toHaveLength(2)
    await fill()
    await tap('提交预约')
    expect(button('查看入场凭证')).toBeDefined()
  })

  test('is given back once, however often it is tapped', async () => {
    let answer = (_reply: object): void => undefined
    replies.openDayCancel = () => new Promise((resolve) => (answer = resolve))
    await awake()
    await tap('取消预约')
    await tap('确定取消')
    await tap('正在取消…')
    await act(async () => answer(ok({ status: 3 })))
    expect(asked('openDayCancel')).toHaveLength(1)
  })

  test('that has gone is not asked about: the dialog closes', async () => {
    replies.openDayMyInfo = async () => ok(DAY)
    await awake()
    await tap('确定取消')
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalledOnce()
    expect(asked('openDayCancel')).toEqual([])
    expect(button('正在取消…')).toBeUndefined()
  })

  test('that cannot be given back says why, and stays', async () => {
    replies.openDayCancel = async () => refused(400_012, '活动已结束')
    await awake()
    await tap('取消预约')
    await tap('确定取消')
    expect(texts('[role=alert]')).toEqual(['活动已结束'])
    expect(button('查看入场凭证')).toBeDefined()
    await tap('取消预约')
    expect(texts('[role=alert]')).toEqual([])
  })

  test('for a session that is over has nothing to press', async () => {
    replies.openDayMyInfo = async () => ok({ ...DAY, sessions: [{ ...MORNING, is_over: true }], my: MY })
    await awake()
    expect(block.textContent).toContain('参观已结束')
    expect([button('查看入场凭证'), button('取消预约')]).toEqual([undefined, undefined])
  })

  test('that was given back before lets one register anew', async () => {
    replies.openDayMyInfo = async () => ok({ ...DAY, my: { ...MY, status: 3, ticket_url: '' } })
    await awake()
    expect(texts('.yz-open-day__status')).toEqual(['预约已取消，名额已释放；您可以重新预约'])
    expect(radio('morning').disabled).toBe(false)
  })
})
