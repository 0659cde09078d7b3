// @vitest-environment jsdom
import { CallError } from '@yingzao/contract/client'
import { createCapabilities, LEADS, type LeadCalls, type Leads, provide } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type WInviteRegisterProps, wInviteRegisterSpec } from './props'
import { wInviteRegister } from './w-invite-register'

describeBlock({ spec: wInviteRegisterSpec, view: wInviteRegister, examples, live })

const base: WInviteRegisterProps = {
  look: 'form',
  title: '',
  share_code: '',
  button: '注册',
  consent: '',
  privacy_url: '',
  terms_url: '',
  success_url: '',
  register_url: '',
}
const CODE = 'DEM2FR4END'
const PHONE = '13800138000'
const INVITED = {
  share_code: CODE,
  share_url: '',
  poster_url: '',
  inviter_masked: '138****8005',
  valid: true,
  is_own: false,
  gift: '入门课程试听',
}
const LOGIN = { token: 'a.b.c', uid: 7, is_new: true, inviter_bound: true }
const ok = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })

let island: HTMLElement
let host: ReturnType<typeof createTestHost>
let askForCode: Mock<LeadCalls['askForCode']>
let load: Mock<Leads['load']>
let replies: Record<string, () => Promise<unknown>>
let comesBack: () => void

beforeEach(() => {
  // Only the clock: loading and awaiting go on by themselves.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  host = createTestHost()
  askForCode = vi.fn(async () => ({ state: 'sent' as const, resendAt: Date.now() + 60_000, asked: 7 }))
  load = vi.fn(async () => ({ askForCode }) as unknown as LeadCalls)
  replies = { invitationShareCode: async () => ok(INVITED), smartLogin: async () => ok(LOGIN) }
  host.ask.mockImplementation(async (id: string) => replies[id]?.())
  comesBack = () => {}
})
afterEach(() => {
  vi.useRealTimers()
})

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

async function awake(query: Record<string, string> = {}): Promise<() => void> {
  host.query.mockImplementation((name) => query[name] ?? '')
  island = drawBlock(wInviteRegister, base, { id: 'form' })
  const capability = createCapabilities(provide(LEADS, leads))
  return wakeBlock(island, wInviteRegister, { ...host, capability })
}

const field = (name: string) => island.querySelector(`input[name=${name}]`) as HTMLInputElement
const text = () => island.textContent ?? ''
const said = () => island.querySelector('.yz-invited__by')?.textContent
const button = (label: string) =>
  [...island.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(label),
  ) as HTMLButtonElement
const tap = (label: string) => act(async () => button(label).click())
const faults = () => [...island.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const logins = () => host.ask.mock.calls.filter(([id]) => id === 'smartLogin').map(([, sent]) => sent)
const kept = () => JSON.parse(host.session.get('/registered') ?? 'null')

/** Bypasses React's own setter, as a keyboard does. */
const type = (name: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

async function fill(): Promise<void> {
  await type('handset', ` ${PHONE} `.slice(0, 13))
  await type('code', '1234')
  await act(async () => field('consent').click())
}

describe('who invites', () => {
  test('is said with what comes with it, by the code of the link', async () => {
    await awake({ share_code: ` ${CODE} ` })
    expect(host.ask).toHaveBeenCalledExactlyOnceWith('invitationShareCode', { share_code: CODE })
    expect(said()).toBe('138****8005 邀请您新用户注册有礼：入门课程试听')
  })

  test('is nobody without a code, and nothing is asked', async () => {
    await awake()
    expect(host.ask).not.toHaveBeenCalled()
    expect(said()).toBe('欢迎注册注册不收费，也不会开通任何服务')
  })

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'nothing to get',
      async () => ok({ ...INVITED, gift: '' }),
      '138****8005 邀请您注册不收费，也不会开通任何服务',
    ],
    [
      'a code of nobody',
      async () => refused(400_061, '邀请码无效'),
      '邀请码无效，您仍可注册注册不收费，也不会开通任何服务',
    ],
    [
      'an activity that is over',
      async () => ok({ ...INVITED, valid: false }),
      '138****8005 邀请您邀请活动不在进行中，您仍可注册',
    ],
    [
      'no answer',
      async () => refused(500_000, '服务繁忙'),
      '暂时查不到邀请人，不影响注册注册不收费，也不会开通任何服务',
    ],
  ])('with %s is said plainly, and one may register', async (_what, reply, words) => {
    replies.invitationShareCode = reply
    await awake({ share_code: CODE })
    expect(said()).toBe(words)
    await fill()
    await tap('注册')
    expect(logins()).toHaveLength(1)
  })

  test('oneself, registers nobody, and is led to where friends are invited', async () => {
    replies.invitationShareCode = async () => ok({ ...INVITED, is_own: true })
    await awake({ share_code: CODE })
    expect(said()).toContain('不能邀请自己')
    expect(field('handset').closest('[data-instead]')).not.toBeNull()
    await fill()
    await act(async () => island.querySelector('form')?.requestSubmit())
    expect(logins()).toEqual([])
    await tap('去邀请好友')
    expect(host.run).toHaveBeenCalledWith({ type: 7, atext: '/h5-page/InviteFriends' }, 'form')
  })
})

describe('asleep', () => {
  test('it is a form that can be sent, of phone and consent', () => {
    island = drawBlock(wInviteRegister, base, { id: 'form' })
    const form = island.querySelector('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/h5-page/lead/?form=form'])
    expect(form.checkValidity()).toBe(false)
    field('handset').value = PHONE
    field('consent').checked = true
    expect(form.checkValidity()).toBe(true)
    expect(Object.fromEntries(new FormData(form))).toEqual({
      handset: PHONE,
      consent: '我已阅读并同意《用户服务协议》《隐私政策》',
    })
  })

  test('what was typed by then stays', async () => {
    host.query.mockReturnValue('')
    island = drawBlock(wInviteRegister, base, { id: 'form' })
    field('handset').value = PHONE
    await wakeBlock(island, wInviteRegister, {
      ...host,
      capability: createCapabilities(provide(LEADS, leads)),
    })
    expect(field('handset').value).toBe(PHONE)
    await tap('获取验证码')
    expect(askForCode.mock.lastCall?.[0].handset).toBe(PHONE)
  })
})

describe('the form', () => {
  test('says all that is wrong beside its fields, ticks nothing, and takes the focus to the first', async () => {
    await awake()
    expect(field('consent').checked).toBe(false)
    await tap('注册')
    expect(faults()).toEqual(['请输入正确的手机号', '请输入验证码', '请先阅读并同意《隐私政策》'])
    expect(document.activeElement).toBe(field('handset'))
    await type('handset', PHONE)
    expect(faults()).not.toContain('请输入正确的手机号')
    expect(logins()).toEqual([])
  })

  test('sends a code for the login once a minute for a phone', async () => {
    await awake()
    await tap('获取验证码')
    expect(faults()).toEqual(['请输入正确的手机号'])
    await type('handset', PHONE)
    await tap('获取验证码')
    expect(askForCode).toHaveBeenCalledExactlyOnceWith({
      blockId: 'form',
      handset: PHONE,
      scene: 'login',
      operation_name: 'w-invite-register',
      asked: 0,
      onStep: expect.any(Function),
    })
    expect(button('60 秒后重发').disabled).toBe(true)
    await act(async () => vi.advanceTimersByTime(60_000))
    expect(button('重新获取').disabled).toBe(false)
  })

  test('is sent as the plain form that it is, with its code, where what asks for a code does not come', async () => {
    const sent: object[] = []
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
    submit.mockImplementation(function (this: HTMLFormElement) {
      sent.push(Object.fromEntries(new FormData(this)))
    })
    onTestFinished(() => submit.mockRestore())
    load.mockRejectedValueOnce(new Error('gone'))
    await awake({ share_code: CODE })
    await type('handset', PHONE)
    await tap('获取验证码')
    expect(sent).toEqual([expect.objectContaining({ handset: PHONE, share_code: CODE })])
    expect(faults()).toEqual(['资源加载失败，请刷新重试'])
  })
})

describe('registering', () => {
  async function register(query: Record<string, string> = { share_code: CODE }): Promise<void> {
    await awake(query)
    await fill()
    await tap('注册')
  }

  test('logs in by the code of the invitation, keeps what came of it and goes on', async () => {
    await register({ share_code: CODE, cps_id: 'autumn' })
    expect(logins()).toEqual([
      { handset: PHONE, code: '1234', platform_name: 'h5', consent: 1, share_code: CODE, cps_id: 'autumn' },
    ])
    expect(kept()).toEqual({ isNew: true, isBound: true, wasInvited: true, gift: '入门课程试听' })
    expect(host.run).toHaveBeenCalledExactlyOnceWith(
      { type: 7, atext: '/h5-page/InviteFriends/success' },
      'form',
    )
    expect(text()).toContain('您已登录，可以继续了')
    await tap('继续')
    expect([logins().length, host.run.mock.calls.length]).toEqual([1, 2])
  })

  test('without a code is an ordinary one', async () => {
    replies.smartLogin = async () => ok({ ...LOGIN, inviter_bound: false })
    await register({})
    expect(logins()).toEqual([{ handset: PHONE, code: '1234', platform_name: 'h5', consent: 1 }])
    expect(kept()).toEqual({ isNew: true, isBound: false, wasInvited: false, gift: '' })
  })

  test.each([
    [400_023, '验证码错误，请重新输入', 'code', '验证码错误，请重新输入'],
    [400_025, '请输入正确的姓名和手机号！', 'handset', '请输入正确的手机号'],
    [429_001, '请求过于频繁，请稍后再试', undefined, '请求过于频繁，请稍后再试'],
  ])(
    'that is refused with %i says it beside what it is about, and keeps all',
    async (code, msg, name, words) => {
      replies.smartLogin = async () => refused(code, msg)
      await register()
      expect(faults()).toEqual([words])
      if (name) expect(field(name).getAttribute('aria-invalid')).toBe('true')
      expect([field('handset').value.trim(), field('code').value, field('consent').checked]).toEqual([
        PHONE,
        '1234',
        true,
      ])
      expect([kept(), host.run.mock.calls]).toEqual([null, []])
    },
  )

  test('is done once, however often it is tapped, and says so when it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = (_reply: object): void => {}
    replies.smartLogin = () => new Promise((resolve) => (answer = resolve))
    await register()
    await tap('正在提交…')
    expect(text()).not.toContain('网络较慢')
    await act(async () => vi.advanceTimersByTime(5000))
    expect(text()).toContain('网络较慢，仍在提交，请不要关闭页面')
    await act(async () => answer(ok(LOGIN)))
    expect(logins()).toHaveLength(1)
  })

  test('without an answer keeps all, and is done again by itself when the network is back', async () => {
    replies.smartLogin = () => Promise.reject(new CallError('smartLogin', 'network', '网络异常，请稍后重试'))
    await register()
    expect(faults()).toEqual(['网络异常，请稍后重试'])
    replies.smartLogin = async () => ok(LOGIN)
    await act(async () => comesBack())
    expect(kept()).toMatchObject({ isNew: true })
  })
})

describe('what is kept', () => {
  test('is the phone and the tick in memory, for who comes back to the page, and neither in the session', async () => {
    const leave = await awake({ share_code: CODE })
    await fill()
    await tap('获取验证码')
    leave()
    const stored = ['/registered', '/share-code', 'invite-register:form'].map(host.session.get)
    expect(stored).toEqual([undefined, CODE, '7'])
    await awake({ share_code: CODE })
    expect([field('handset').value.trim(), field('consent').checked, field('code').value]).toEqual([
      PHONE,
      true,
      '',
    ])
    expect(button('60 秒后重发').disabled).toBe(true)
  })

  test('is nothing of it once somebody is registered', async () => {
    const leave = await awake()
    await fill()
    await tap('注册')
    leave()
    await awake()
    expect([field('handset').value, field('consent').checked]).toEqual(['', false])
  })
})

describe('the result', () => {
  const REGISTER = '/h5-page/InviteFriends/register'
  const replace = vi.fn()

  beforeEach(() => {
    replace.mockReset()
    sessionStorage.clear()
    document.documentElement.className = ''
    vi.stubGlobal('location', { search: '', replace })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  function come(result?: object | string, register_url = REGISTER) {
    if (result)
      sessionStorage.setItem('yz::/registered', typeof result === 'string' ? result : JSON.stringify(result))
    const block = drawBlock(wInviteRegister, { ...base, look: 'result', register_url }, { id: 'result' })
    live(block)
    const gift = block.querySelector<HTMLElement>('.yz-invited__gift')
    return {
      title: block.querySelector('h2')?.textContent,
      note: block.querySelector('.yz-invited__note')?.textContent,
      gift: gift?.hidden ? '' : gift?.textContent,
      isShown: block.querySelector('[data-known]') !== null,
    }
  }
  const NEW = { isNew: true, isBound: true, wasInvited: true, gift: '入门课程试听' }

  test.each([
    [NEW, '注册成功', '已为您登录，朋友的邀请也记上了', '见面礼：入门课程试听'],
    [{ ...NEW, gift: '' }, '注册成功', '已为您登录，朋友的邀请也记上了', ''],
    [{ ...NEW, isBound: false }, '注册成功', '已为您登录，这次邀请没有记上', ''],
    [{ ...NEW, isBound: false, wasInvited: false }, '注册成功', '已为您登录，可以开始使用', ''],
    [{ ...NEW, isNew: false, isBound: false }, '您已是注册用户', '已为您登录，这次不计入朋友的邀请', ''],
    [
      { ...NEW, isNew: false, isBound: false, wasInvited: false },
      '您已是注册用户',
      '已为您登录，可以直接使用',
      '',
    ],
  ])('%j is said in words', (result, title, note, gift) => {
    expect(come(result)).toEqual({ title, note, gift, isShown: true })
    expect(replace).not.toHaveBeenCalled()
  })

  test.each([[undefined], ['nonsense'], ['null'], ['{"isNew":1}']])(
    'that is none (%j) leads back to where one registers',
    (result) => {
      expect(come(result).isShown).toBe(false)
      expect(replace).toHaveBeenCalledExactlyOnceWith(REGISTER)
    },
  )

  test('that is none leads back with the code of the link, or else of the page before', () => {
    sessionStorage.setItem('yz::/share-code', CODE)
    come()
    expect(replace).toHaveBeenLastCalledWith(`${REGISTER}?share_code=${CODE}`)
    vi.stubGlobal('location', { search: '?share_code=OTHER%26', replace })
    come()
    expect(replace).toHaveBeenLastCalledWith(`${REGISTER}?share_code=OTHER%26`)
  })

  test('leads nowhere in a preview, where no address is named, and on a phone that keeps nothing', () => {
    come(undefined, '')
    come(undefined, '//elsewhere.test/register')
    document.documentElement.className = 'yz-preview'
    come()
    document.documentElement.className = ''
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('switched off')
      },
    })
    expect(come().isShown).toBe(true)
    expect(replace).not.toHaveBeenCalled()
  })
})
