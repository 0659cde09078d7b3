// @vitest-environment jsdom
import { createCapabilities, HostProvider, LEADS, type LeadCalls, provide } from '@yingzao/renderer'
import { createTestHost } from '@yingzao/testkit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Answer } from '../answers/answer'
import { useOwnPhone } from '../phone-code/use-own-phone'
import type { PlacePayload } from './place-entry'
import { PlaceForm } from './place-form'

const PHONE = '13800138001'
const send = vi.fn<(payload: PlacePayload) => Promise<Answer<string>>>()
const onDone = vi.fn<(given: string, payload: PlacePayload) => void>()
const askForCode = vi.fn<LeadCalls['askForCode']>()

let host: ReturnType<typeof createTestHost>
let place: HTMLElement
let comesBack: () => void

beforeEach(() => {
  vi.resetAllMocks()
  comesBack = () => undefined
  host = createTestHost()
  host.pageCode.mockReturnValue('week')
  host.isLoggedIn.mockReturnValue(true)
  host.ask.mockResolvedValue({ code: 1, msg: 'success', response: { handset: '138****8000' } })
  host.capability = createCapabilities(
    provide(LEADS, {
      load: async () => ({ askForCode }) as unknown as LeadCalls,
      isOnline: () => true,
      onOnline(listener) {
        comesBack = listener
        return () => {
          comesBack = () => undefined
        }
      },
    }),
  )
  askForCode.mockImplementation(async () => ({ state: 'sent', resendAt: Date.now() + 60_000, asked: 7 }))
  send.mockResolvedValue({ state: 'known', response: 'pass' })
})

interface Shown {
  most?: number
  placeId?: string
  blockedBy?: string
}

function Block(props: Shown) {
  const own = useOwnPhone()
  if (host.isLoggedIn() && own.isAsking) return null
  return (
    <PlaceForm
      id="visit"
      name="wVisit"
      own={own}
      most={3}
      submitText="提交"
      send={send}
      onDone={onDone}
      {...props}
    />
  )
}

/** Renders the form in a block. The returned function renders it again with other props; without any, it removes it. */
async function draw(props: Shown = {}): Promise<(props?: Shown) => Promise<void>> {
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const again = (props: Shown | undefined) =>
    act(async () => root.render(<HostProvider value={host}>{props && <Block {...props} />}</HostProvider>))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await again(props)
  return (props) => again(props)
}

const field = (name: string) => place.querySelector(`input[name=${name}]`) as HTMLInputElement
const button = (label: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLButtonElement
const tap = (label: string) => act(async () => button(label).click())
const tick = (name: string) => act(async () => field(name).click())
const faults = () => [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const kept = () => host.session.get('place:visit') ?? ''

/** Bypasses React's own setter, as a keyboard does. */
const type = (name: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

async function fill(): Promise<void> {
  await type('name', ' 王女士 ')
  await tick('consent')
}

async function fillWithAnotherPhone(): Promise<void> {
  await fill()
  await tap('使用其他手机号')
  await type('handset', PHONE)
  await type('code', '123456')
}

describe('what is handed in', () => {
  test('is the name, how many come, the consent and the page; the phone of the account needs no code', async () => {
    await draw()
    expect(place.textContent).toContain('138****8000')
    expect([field('handset'), field('code')]).toEqual([null, null])
    await fill()
    await tap('2 人')
    await tap('提交')
    const payload = { name: '王女士', handset: '', people_num: 2, consent: 1, page_code: 'week' }
    expect(send).toHaveBeenCalledExactlyOnceWith(payload)
    expect(onDone).toHaveBeenCalledExactlyOnceWith('pass', payload)
    expect(host.lasting.get('sent')).toBe('1')
  })

  test('wants a reminder only where that is ticked, as nothing is by itself', async () => {
    await draw()
    expect([field('consent').checked, field('remind').checked]).toEqual([false, false])
    await fill()
    await tick('remind')
    await tap('提交')
    expect(send.mock.lastCall?.[0]).toMatchObject({ remind: 1 })
  })

  test('is another phone with the code that was sent to it', async () => {
    await draw()
    await fill()
    await tap('使用其他手机号')
    expect(document.activeElement).toBe(field('handset'))
    await type('handset', PHONE)
    await tap('获取验证码')
    expect(askForCode).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        blockId: 'visit',
        handset: PHONE,
        scene: 'enrol',
        operation_name: 'wVisit',
        asked: 0,
      }),
    )
    expect(button('60 秒后重发').disabled).toBe(true)
    await type('code', '123456')
    await tap('提交')
    expect(send.mock.lastCall?.[0]).toMatchObject({ handset: PHONE, code: '123456' })
  })

  test('is the phone of the account again, once somebody thinks better of it', async () => {
    await draw()
    await fillWithAnotherPhone()
    await tap('改用账号手机号')
    expect(document.activeElement).toBe(button('使用其他手机号'))
    await tap('提交')
    expect(send.mock.lastCall?.[0]).not.toHaveProperty('code')
    expect(send.mock.lastCall?.[0]).toMatchObject({ handset: '' })
  })

  test('needs a phone and a code where that of the account is not known', async () => {
    host.ask.mockRejectedValue(new Error('gone'))
    await draw()
    await fill()
    await tap('提交')
    expect(faults()).toEqual(['请输入正确的手机号', '请输入验证码'])
    expect(button('改用账号手机号')).toBeUndefined()
  })

  test('is for no more people than there is room for, and asks where there is a choice', async () => {
    const again = await draw()
    await fill()
    await tap('3 人')
    await again({ most: 1 })
    expect(button('1 人')).toBeUndefined()
    await tap('提交')
    expect(send.mock.lastCall?.[0]).toMatchObject({ people_num: 1 })
  })
})

describe('what is wrong', () => {
  test('is said all at once beside its fields, and the focus goes to the first', async () => {
    await draw()
    await tap('使用其他手机号')
    await tap('提交')
    expect(faults()).toEqual([
      '请输入姓名',
      '请输入正确的手机号',
      '请输入验证码',
      '请先阅读并同意《隐私政策》',
    ])
    expect(document.activeElement).toBe(field('name'))
    await type('name', '王')
    expect(faults()).not.toContain('请输入姓名')
    expect(send).not.toHaveBeenCalled()
  })

  test.each([
    [400_025, '请输入正确的姓名和手机号！', 'handset'],
    [400_023, '验证码错误，请重新输入', 'code'],
    [400_024, '验证码已失效', 'code'],
    [400_026, '请先阅读并同意《隐私政策》', 'consent'],
    [400_015, '名额已满', undefined],
    [400_012, '活动已结束', undefined],
    [400_013, '您已参与过该活动', undefined],
    [429_001, '请求过于频繁，请稍后再试', undefined],
  ])('a refusal with %i is said in its own words, and nothing typed is lost', async (code, msg, name) => {
    send.mockResolvedValue({ state: 'failed', code, msg })
    await draw()
    await fillWithAnotherPhone()
    await tap('提交')
    expect(faults()).toEqual([msg])
    if (name) expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(['name', 'handset', 'code'].map((name) => field(name).value)).toEqual([
      ' 王女士 ',
      PHONE,
      '123456',
    ])
    expect(field('consent').checked).toBe(true)
    expect(onDone).not.toHaveBeenCalled()
  })

  test('with the phone of the account is said beside the name', async () => {
    send.mockResolvedValue({ state: 'failed', code: 400_025, msg: '请输入正确的姓名和手机号！' })
    await draw()
    await fill()
    await tap('提交')
    expect(faults()).toEqual(['请输入正确的姓名和手机号！'])
    expect(document.activeElement).toBe(field('name'))
  })

  test('of what was chosen before is no longer said of another choice', async () => {
    send.mockResolvedValue({ state: 'failed', code: 400_015, msg: '名额已满' })
    const again = await draw({ placeId: 'morning' })
    await fill()
    await tap('提交')
    await again({ placeId: 'afternoon' })
    expect([faults(), field('name').value]).toEqual([[], ' 王女士 '])
  })

  test('is what the block says of it, before anything is sent', async () => {
    await draw({ blockedBy: '请先选择场次' })
    await fill()
    await tap('提交')
    expect([faults(), send.mock.calls]).toEqual([['请先选择场次'], []])
  })

  test('of a login that has expired leads to the login', async () => {
    send.mockResolvedValue({ state: 'anonymous' })
    await draw()
    await fill()
    await tap('提交')
    expect(faults()).toEqual(['登录已失效，请重新登录'])
    expect(host.login).toHaveBeenCalledOnce()
    expect(kept()).toContain('王女士')
  })
})

describe('without an answer', () => {
  const LOST: Answer<string> = { state: 'failed', code: 0, msg: '网络异常，请稍后重试' }

  test('all stays, and it is handed in again when the network is back', async () => {
    send.mockResolvedValueOnce(LOST)
    await draw()
    await fill()
    await tap('提交')
    expect([faults(), field('name').value]).toEqual([['网络异常，请稍后重试'], ' 王女士 '])
    await act(async () => comesBack())
    expect(onDone).toHaveBeenCalledOnce()
  })

  test.each([
    ['something typed', () => type('name', '李先生')],
    ['another number of people', () => tap('2 人')],
  ])('nothing is handed in by itself after %s', async (_what, change) => {
    send.mockResolvedValueOnce(LOST)
    await draw()
    await fill()
    await tap('提交')
    await change()
    await act(async () => comesBack())
    expect(send).toHaveBeenCalledOnce()
  })

  test('a second tap sends nothing more', async () => {
    let answer = (_given: Answer<string>): void => undefined
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await draw()
    await fill()
    await tap('提交')
    expect(button('正在提交…').getAttribute('aria-busy')).toBe('true')
    await tap('正在提交…')
    await act(async () => answer({ state: 'known', response: 'pass' }))
    expect([send.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
  })
})

describe('what is kept', () => {
  test('is all of it while the document is there, but for the code', async () => {
    const again = await draw()
    await fillWithAnotherPhone()
    await tap('2 人')
    await tick('remind')
    await again()
    expect(field('name')).toBeNull()
    await again({})
    await tap('使用其他手机号')
    expect([field('name').value, field('handset').value, field('code').value]).toEqual([
      ' 王女士 ',
      PHONE,
      '',
    ])
    expect([field('consent').checked, field('remind').checked]).toEqual([true, true])
    expect(button('2 人').getAttribute('aria-pressed')).toBe('true')
  })

  test('is name and number of people once it was loaded anew, and never a phone or a code', async () => {
    const again = await draw()
    await fillWithAnotherPhone()
    await tap('2 人')
    await tap('获取验证码')
    expect(kept()).not.toMatch(/13800138001|123456/)
    await again()
    host.session = { get: host.session.get, set: host.session.set }
    await again({})
    expect([field('name').value, field('consent').checked]).toEqual([' 王女士 ', false])
    expect(button('2 人').getAttribute('aria-pressed')).toBe('true')
    await tap('使用其他手机号')
    expect(field('handset').value).toBe('')
    await type('handset', PHONE)
    await tap('获取验证码')
    expect(askForCode.mock.lastCall?.[0].asked).toBe(7)
  })

  test('is nothing once there is a place, but for the minute until another code', async () => {
    await draw()
    await fillWithAnotherPhone()
    await tap('获取验证码')
    await tap('提交')
    expect(JSON.parse(kept())).toEqual({ name: '', people: 1, asked: 7 })
  })

  test.each(['nonsense', 'null', '{"name":7,"people":-2,"asked":"x"}'])(
    'that is %j counts as nothing',
    async (text) => {
      host.session.set('place:visit', text)
      await draw()
      expect(field('name').value).toBe('')
      expect(button('1 人').getAttribute('aria-pressed')).toBe('true')
    },
  )
})
