// @vitest-environment jsdom
import { CallError } from '@yingzao/contract/client'
import { createCapabilities, type Host, LEADS, type LeadCalls, type Leads, provide } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest'
import { examples } from './examples'
import { type WBrokerRegisterProps, wBrokerRegisterSpec } from './props'
import { wBrokerRegister } from './w-broker-register'

describeBlock({ spec: wBrokerRegisterSpec, view: wBrokerRegister, examples })

const base: WBrokerRegisterProps = {
  title: '选择开户券商',
  state_code: 'autumn',
  button: '提交登记',
  consent: '',
  privacy_url: '',
  terms_url: '',
}
const broker = (open_brokerage_type: string, name: string, status = 1) => {
  return { open_brokerage_type, name, logo: '', intro: '', status }
}
const CAIDA = broker('caida', '示例证券')
const DEMO = broker('demo', '示范证券')
const PAUSED = broker('paused', '样例证券', 0)
const TIANHE = {
  province: '广东省',
  provinceID: 440_000,
  city: '广州市',
  cityID: 440_100,
  area: '天河区',
  areaID: 440_106,
}
const REPLY = { wechat_img: '/assets/qr.png', registration_url: '/sandbox?what=broker', intent_id: '1' }
const ok = (response: object, msg = 'success') => ({ code: 1, msg, response })

let island: HTMLElement
let host: ReturnType<typeof createTestHost> & Pick<Host, 'enterStep'>
let calls: { [Key in 'askForCode']: Mock<LeadCalls[Key]> }
let load: Mock<Leads['load']>
let replies: Record<string, () => Promise<unknown>>
let comesBack: () => void

beforeEach(() => {
  // Only the clock: loading and awaiting go on by themselves.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  host = createTestHost()
  calls = {
    askForCode: vi.fn(async () => ({ state: 'sent' as const, resendAt: Date.now() + 60_000, asked: 7 })),
  }
  load = vi.fn(async () => calls as unknown as LeadCalls)
  replies = { multipleBrokerageOptions: brokers(CAIDA, DEMO, PAUSED), addOpenAccount: async () => ok(REPLY) }
  host.ask.mockImplementation(async (id: string) => replies[id]?.())
  comesBack = () => {}
})
afterEach(() => {
  vi.useRealTimers()
})

function brokers(...list: object[]) {
  return async () => ok({ list, total: list.length, page: 1, page_size: 50 })
}

const leads: Leads = {
  load: () => load(),
  isOnline: () => true,
  onOnline(listener) {
    comesBack = listener
    return () => {
      comesBack = () => {}
    }
  },
}

async function awake(capability = createCapabilities(provide(LEADS, leads))): Promise<() => void> {
  island = drawBlock(wBrokerRegister, base, { id: 'register' })
  return wakeBlock(island, wBrokerRegister, { ...host, capability })
}

const field = (name: string) => island.querySelector(`input[name=${name}]`) as HTMLInputElement
const shown = () => island.querySelector('[aria-current=step]')?.textContent
const text = () => island.textContent ?? ''
const button = (label: string | RegExp) =>
  [...island.querySelectorAll('button')].find(({ textContent }) =>
    typeof label === 'string' ? textContent?.includes(label) : label.test(textContent ?? ''),
  ) as HTMLButtonElement
const tap = (label: string | RegExp) => act(async () => button(label).click())
const faults = () => [...island.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

/** Bypasses React's own setter, as a keyboard does. */
const type = (name: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
const pick = (detail: object) =>
  act(async () => {
    island.querySelector('.yz-address')?.dispatchEvent(new CustomEvent('address', { bubbles: true, detail }))
  })

async function fill(): Promise<void> {
  await type('name', ' 王小明 ')
  await type('handset', '13800138000')
  await pick(TIANHE)
  await act(async () => field('consent').click())
}

/** Records what is sent with a form that is submitted without our scripts. */
function watchPlainSends(): object[] {
  const sent: object[] = []
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
  submit.mockImplementation(function (this: HTMLFormElement) {
    sent.push(Object.fromEntries(new FormData(this)))
  })
  onTestFinished(() => submit.mockRestore())
  return sent
}

const kept = () => host.session.get('broker-register:register') ?? ''

describe('asleep', () => {
  const asleep = () => {
    island = drawBlock(wBrokerRegister, base, { id: 'register' })
    return island.querySelector('form') as HTMLFormElement
  }

  test('it is a form that can be sent, of name, phone and consent', () => {
    const form = asleep()
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/h5-page/lead/?form=register'])
    expect(form.noValidate).toBe(false)
    expect(form.checkValidity()).toBe(false)
    const seen = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]):enabled')]
    expect(seen.map(({ name }) => name)).toEqual(['name', 'handset', 'consent'])
    expect(seen.filter((input) => input.closest('[hidden]'))).toEqual([])
    field('name').value = '王小明'
    field('handset').value = '13800138000'
    field('consent').checked = true
    expect(form.checkValidity()).toBe(true)
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      name: '王小明',
      handset: '13800138000',
      consent: '我已阅读并同意《隐私政策》',
    })
    expect(new FormData(form).has('open_brokerage_type')).toBe(false)
    expect(new FormData(form).has('code')).toBe(false)
    expect((form.querySelector('[type=submit]') as HTMLButtonElement).disabled).toBe(false)
  })

  test('it wakes to the choice where nobody has begun to fill it in', async () => {
    await awake()
    expect(island.querySelector('form')?.closest('[hidden]')).not.toBeNull()
    expect(field('code').disabled).toBe(false)
  })

  test('what was typed by then stays in sight, with the choice above it', async () => {
    const form = asleep()
    field('name').value = '王小明'
    await wakeBlock(island, wBrokerRegister, {
      ...host,
      capability: createCapabilities(provide(LEADS, leads)),
    })
    expect([form.closest('[hidden]'), field('name').value]).toEqual([null, '王小明'])
    expect(button('示例证券')).toBeDefined()
    await tap('提交登记')
    expect(faults()).toContain('请选择券商')
    await tap('示例证券')
    expect([shown(), faults(), field('name').value]).toEqual(['填写信息', [], '王小明'])
  })
})

describe('the choice of a broker', () => {
  test('shows each with its status, and takes only those that are open', async () => {
    await awake()
    expect(shown()).toBe('选择券商')
    expect(button('样例证券').disabled).toBe(true)
    expect(button('样例证券').textContent).toContain('暂停办理')
    await tap('示范证券')
    expect(shown()).toBe('填写信息')
    expect(island.querySelector('.yz-register__chosen h2')?.textContent).toBe('示范证券')
  })

  test('is made at once where one alone is open, and then there is no way back', async () => {
    replies.multipleBrokerageOptions = brokers(CAIDA, PAUSED)
    await awake()
    expect(shown()).toBe('填写信息')
    expect(button('更换券商')).toBeUndefined()
  })

  test.each([[[PAUSED]], [[]]])('says so where none is open', async (list) => {
    replies.multipleBrokerageOptions = brokers(...list)
    await awake()
    expect(text()).toContain('暂无可办理的券商，请稍后再来')
  })

  test('that did not load says why and is asked for again', async () => {
    replies.multipleBrokerageOptions = async () => ({ code: 500_000, msg: '服务繁忙', response: undefined })
    await awake()
    expect(faults()).toEqual(['服务繁忙'])
    replies.multipleBrokerageOptions = brokers(CAIDA, DEMO)
    await tap('重试')
    expect(button('示例证券').disabled).toBe(false)
  })
})

describe('the form', () => {
  test('says all that is wrong beside its fields, and takes the focus to the first', async () => {
    await awake()
    await tap('示例证券')
    await tap('提交登记')
    expect(faults()).toEqual([
      '请选择所在地区',
      '请输入正确的姓名和手机号！',
      '请输入验证码',
      '请先阅读并同意《隐私政策》',
    ])
    expect(document.activeElement).toBe(field('name'))
    await pick(TIANHE)
    expect(faults()).not.toContain('请选择所在地区')
    expect(host.ask).not.toHaveBeenCalledWith('addOpenAccount', expect.anything())
  })

  test('takes the focus to the address when that alone is missing', async () => {
    await awake()
    await tap('示例证券')
    await fill()
    await type('code', '1234')
    await pick({ ...TIANHE, province: '', provinceID: null })
    await tap('提交登记')
    expect(faults()).toEqual(['请选择所在地区'])
    expect(document.activeElement?.className).toContain('yz-address__trigger')
  })

  test('never ticks the consent, and keeps what was typed on the way back to the choice', async () => {
    await awake()
    await tap('示例证券')
    expect(field('consent').checked).toBe(false)
    await fill()
    await tap('更换券商')
    expect(shown()).toBe('选择券商')
    await tap('示范证券')
    expect([field('name').value, field('handset').value]).toEqual([' 王小明 ', '13800138000'])
  })

  test('is left by the back key for the choice, where the page knows it', async () => {
    const enterStep = vi.fn<NonNullable<Host['enterStep']>>(() => () => enterStep.mock.lastCall?.[0]())
    host.enterStep = enterStep
    await awake()
    await tap('示例证券')
    expect(enterStep).toHaveBeenCalledOnce()
    await act(async () => enterStep.mock.lastCall?.[0]())
    expect(shown()).toBe('选择券商')
    await tap('示例证券')
    await tap('更换券商')
    expect(shown()).toBe('选择券商')
  })

  test('sends a code once a minute for a phone, through the captcha', async () => {
    await awake()
    await tap('示例证券')
    await tap('获取验证码')
    expect(faults()).toEqual(['请输入正确的姓名和手机号！'])
    await type('handset', '13800138000')
    await tap('获取验证码')
    expect(calls.askForCode).toHaveBeenCalledExactlyOnceWith({
      blockId: 'register',
      handset: '13800138000',
      scene: 'enrol',
      operation_name: 'w-broker-register',
      asked: 0,
      onStep: expect.any(Function),
    })
    expect(button('60 秒后重发').disabled).toBe(true)
    await act(async () => vi.advanceTimersByTime(60_000))
    expect(button('重新获取').disabled).toBe(false)
  })

  test('a phone that is corrected gets a code of its own at once', async () => {
    await awake()
    await tap('示例证券')
    await type('handset', '13800138000')
    await tap('获取验证码')
    await type('handset', '13800138001')
    expect(button('获取验证码').disabled).toBe(false)
  })

  test('a captcha that was closed says nothing, and one that failed says so', async () => {
    await awake()
    await tap('示例证券')
    await type('handset', '13800138000')
    calls.askForCode.mockResolvedValueOnce({ state: 'closed' })
    await tap('获取验证码')
    expect(faults()).toEqual([])
    calls.askForCode.mockResolvedValueOnce({ state: 'unsolved', msg: '验证失败[1]' })
    await tap('获取验证码')
    expect(faults()).toEqual(['验证失败[1]'])
  })

  test.each([
    [400_025, 'handset'],
    [400_022, 'code'],
  ])('a code that is refused with %i is refused beside the %s', async (code, name) => {
    await awake()
    await tap('示例证券')
    await type('handset', '13800138000')
    calls.askForCode.mockResolvedValueOnce({ state: 'refused', code, msg: '不行' })
    await tap('获取验证码')
    expect(faults()).toEqual(['不行'])
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
  })

  test('says on its button what is waited for', async () => {
    await awake()
    await tap('示例证券')
    await type('handset', '13800138000')
    let close = () => {}
    calls.askForCode.mockImplementationOnce(({ onStep }) => {
      onStep?.('captcha')
      return new Promise((resolve) => {
        close = () => resolve({ state: 'closed' })
      })
    })
    await tap('获取验证码')
    expect(button('请完成验证…').getAttribute('aria-busy')).toBe('true')
    await act(async () => close())
    expect(button('获取验证码').getAttribute('aria-busy')).toBe('false')
  })

  test('says that no code can be sent where the page has no such calls, and keeps what was typed', async () => {
    await awake(createCapabilities())
    await tap('示例证券')
    await type('handset', '13800138000')
    await tap('获取验证码')
    expect(faults()).toEqual(['服务暂不可用，请稍后再试'])
    expect(field('handset').value).toBe('13800138000')
  })

  test('is sent as the plain form that it is where what asks for a code does not come', async () => {
    const sent = watchPlainSends()
    load.mockRejectedValueOnce(new Error('gone'))
    await awake()
    await tap('示例证券')
    await fill()
    await tap('获取验证码')
    expect(sent).toEqual([
      expect.objectContaining({
        open_brokerage_type: 'caida',
        name: ' 王小明 ',
        handset: '13800138000',
        consent: '我已阅读并同意《隐私政策》',
      }),
    ])
    // If it cannot be sent, as in a preview, what was typed stays, and the next tap tries again.
    expect(faults()).toEqual(['资源加载失败，请刷新重试'])
    await tap('获取验证码')
    expect(calls.askForCode).toHaveBeenCalledOnce()
  })

  test('a code whose answer was lost is known to the next question, also after a reload', async () => {
    const leave = await awake()
    await tap('示例证券')
    await type('handset', '13800138000')
    const lost = { resendAt: Date.now() + 60_000, asked: 7 }
    calls.askForCode.mockResolvedValueOnce({ state: 'lost', msg: '网络异常，请稍后重试', ...lost })
    await tap('获取验证码')
    expect(faults()).toEqual(['网络异常，请稍后重试'])
    await leave()
    await awake()
    await type('handset', '13800138000')
    await tap('获取验证码')
    expect(calls.askForCode.mock.lastCall?.[0].asked).toBe(7)
    expect(button(/秒后重发/).disabled).toBe(true)
  })

  test('of who is logged in takes their phone and wants no code', async () => {
    host.isLoggedIn.mockReturnValue(true)
    replies.currentUser = async () => ok({ handset: '138****8000' })
    await awake()
    await tap('示例证券')
    expect(text()).toContain('138****8000')
    await type('name', '王小明')
    await pick(TIANHE)
    await act(async () => field('consent').click())
    await tap('提交登记')
    const [, sent] = host.ask.mock.calls.find(([id]) => id === 'addOpenAccount') ?? []
    expect(sent).not.toHaveProperty('handset')
    expect(sent).not.toHaveProperty('code')
    expect(shown()).toBe('完成登记')
  })

  test('of who is logged in can take another phone', async () => {
    host.isLoggedIn.mockReturnValue(true)
    replies.currentUser = async () => ok({ handset: '138****8000' })
    await awake()
    await tap('示例证券')
    await tap('使用其他手机号')
    expect(field('handset')).not.toBeNull()
  })
})

describe('handing in', () => {
  async function handIn(): Promise<void> {
    await awake()
    await tap('示例证券')
    await fill()
    await type('code', '1234')
    await tap('提交登记')
  }

  test('ends with the way to the broker and a service person', async () => {
    await handIn()
    expect(host.ask).toHaveBeenCalledWith('addOpenAccount', {
      open_brokerage_type: 'caida',
      name: '王小明',
      handset: '13800138000',
      code: '1234',
      province_id: 440_000,
      city_id: 440_100,
      area_id: 440_106,
      consent: 1,
      state_code: 'autumn',
    })
    expect(text()).toContain('登记成功')
    expect(island.querySelector('[alt=服务二维码]')?.getAttribute('src')).toBe('/assets/qr.png')
    await tap('前往示例证券开户')
    expect(host.run).toHaveBeenCalledWith({ type: 7, atext: '/sandbox?what=broker' }, 'register')
  })

  test('a second time says so, and leads to the same', async () => {
    replies.addOpenAccount = async () => ok(REPLY, '您已提交过开户登记')
    await handIn()
    expect(text()).toContain('您已提交过开户登记')
    expect(button('前往示例证券开户')).toBeDefined()
  })

  test.each([
    [{ registration_url: '' }, '示例证券暂无线上开户链接，请添加服务人员办理'],
    [{ registration_url: '', wechat_img: '' }, '暂无法在线开户，请联系客服'],
  ])('without %j says how to go on', async (missing, words) => {
    replies.addOpenAccount = async () => ok({ ...REPLY, ...missing })
    await handIn()
    expect(text()).toContain(words)
    expect(button('前往示例证券开户')).toBeUndefined()
  })

  test.each([
    [400_023, '验证码错误，请重新输入', 'code'],
    [400_025, '请输入正确的姓名和手机号！', 'handset'],
    [500_000, '服务繁忙', undefined],
  ])('that is refused with %i says it beside what it is about', async (code, msg, name) => {
    replies.addOpenAccount = async () => ({ code, msg, response: undefined })
    await handIn()
    expect(faults()).toEqual([msg])
    if (name) expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(field('name').value).toBe(' 王小明 ')
  })

  test('is known to the page and the phone, so that nothing keeps the visitor any more', async () => {
    await handIn()
    expect([island.querySelector('[data-sent]') !== null, host.lasting.get('sent')]).toEqual([true, '1'])
  })

  test('without an answer keeps all, and is done again by itself when the network is back', async () => {
    replies.addOpenAccount = () =>
      Promise.reject(new CallError('addOpenAccount', 'network', '网络异常，请稍后重试'))
    await handIn()
    expect(faults()).toEqual(['网络异常，请稍后重试'])
    replies.addOpenAccount = async () => ok(REPLY)
    await act(async () => comesBack())
    expect(text()).toContain('登记成功')
  })

  test('without an answer is not done by itself once something was changed', async () => {
    replies.addOpenAccount = () =>
      Promise.reject(new CallError('addOpenAccount', 'network', '网络异常，请稍后重试'))
    await handIn()
    await type('code', '4321')
    replies.addOpenAccount = async () => ok(REPLY)
    await act(async () => comesBack())
    expect(shown()).toBe('填写信息')
  })

  test('is done once, however often it is tapped', async () => {
    let answer = (_reply: object): void => {}
    replies.addOpenAccount = () => new Promise((resolve) => (answer = resolve))
    await handIn()
    await tap('正在提交…')
    await act(async () => answer(ok(REPLY)))
    expect(host.ask.mock.calls.filter(([id]) => id === 'addOpenAccount')).toHaveLength(1)
  })
})

describe('the session', () => {
  test('has broker, name and address again after a reload, and never the phone or the code', async () => {
    const leave = await awake()
    await tap('示范证券')
    await fill()
    await type('code', '9876')
    await tap('获取验证码')
    expect(kept()).toContain('天河区')
    expect(kept()).not.toMatch(/13800138000|9876/)
    await leave()
    await awake()
    expect(shown()).toBe('填写信息')
    expect(field('name').value).toBe(' 王小明 ')
    expect(island.querySelector('.yz-address__trigger')?.textContent).toBe('广东省 广州市 天河区')
    expect([field('handset').value, field('code').value]).toEqual(['', ''])
  })

  test('shows what came of it again, until another broker is chosen', async () => {
    host.session.set(
      'broker-register:register',
      JSON.stringify({ broker: 'caida', outcome: { ...REPLY, isNew: true } }),
    )
    await awake()
    expect(button('前往示例证券开户')).toBeDefined()
    await tap('登记其他券商')
    expect(shown()).toBe('选择券商')
  })

  test.each(['nonsense', '{"broker":7,"address":"x","outcome":{"registration_url":1}}', 'null'])(
    'that holds %j counts as empty',
    async (text) => {
      host.session.set('broker-register:register', text)
      await awake()
      expect(shown()).toBe('选择券商')
    },
  )
})
