// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocation } from '../../testing/fake-location'
import { endListeningWithTest } from '../../testing/run-script'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installErase } from './erase'
import { installHome } from './home'
import { installLogin } from './login'

const USER = { nick_name: '', handset: '138****8000' }
const CONSENT = {
  doc: 'privacy',
  purpose: 'service',
  version: '2026-11',
  is_standing: true,
  changed_at: Date.parse('2026-11-20T16:30:00Z'),
}
const replace = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  endListeningWithTest()
  setToken('h.e30.s')
  history.replaceState(null, '', '/passport/m/login?from=%2Fh5-page%2Fh5%2Fspring')
  fakeLocation({ replace })
})
afterEach(() => {
  setToken('; max-age=0')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function setToken(rest: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `token=${rest}; path=/`
}

/** Waits until it holds, without the pauses that a browser would need. */
const soon = (holds: () => void) => vi.waitFor(holds, { interval: 2 })
const find = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as E
const text = (selector: string) => find(selector).textContent
function type(id: string, value: string): void {
  find(`#${id}`).value = value
  find(`#${id}`).dispatchEvent(new Event('input', { bubbles: true }))
}
const tick = (id: string) => find(`#${id}`).click()
const submit = () => find<HTMLFormElement>('form').requestSubmit()
const toast = () => document.querySelector('.yz-toast')?.textContent
/** The faults shown, by the element that shows them. */
const faults = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('form .pp-fault'), ({ id, textContent }) => [
      id,
      textContent,
    ]).filter(([, said]) => said !== ''),
  )
const saying = (expected: object) => soon(() => expect(faults()).toEqual(expected))

describe('the login', () => {
  beforeEach(() => setToken('; max-age=0'))

  function open(own: Parameters<typeof drawPassport>[0] = {}): void {
    drawPassport({ page: 'mobileLogin', ...own })
    installLogin()
  }
  function fill(): void {
    type('handset', '+86 138-0013-8000')
    type('code', ' 246 810')
    tick('consent')
  }

  test('says beside each field what is wrong, goes to the first, and asks nothing', async () => {
    const { asked } = gatewayAnswering({})
    open()
    type('handset', '1380013')
    submit()
    await saying({
      'handset-fault': '请输入正确的手机号',
      'code-fault': '请输入验证码',
      'consent-fault': '请先阅读并同意《隐私政策》',
    })
    expect(document.activeElement?.id).toBe('handset')
    expect(find('#handset').value).toBe('1380013')
    expect(['handset', 'code', 'consent'].map((id) => find(`#${id}`).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ])
    expect(asked).toEqual([])
  })

  test('takes a fault away with the first change of what it is about, and no other', async () => {
    gatewayAnswering({})
    open()
    submit()
    await soon(() => expect(Object.keys(faults())).toHaveLength(3))
    type('code', '2')
    expect(Object.keys(faults())).toEqual(['handset-fault', 'consent-fault'])
    expect(find('#code').getAttribute('aria-invalid')).toBe('false')
  })

  test('asks for a code only with a phone and the consent', async () => {
    const { asked } = gatewayAnswering({})
    open()
    find('[data-send]').click()
    await saying({ 'handset-fault': '请输入正确的手机号', 'consent-fault': '请先阅读并同意《隐私政策》' })
    expect(asked).toEqual([])
  })

  test('sends what was typed, tidied, with the text that was agreed to, and goes back', async () => {
    const { asked } = gatewayAnswering({ smartLogin: {} })
    open({ loginType: 'n8' })
    fill()
    submit()
    await soon(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/h5-page/h5/spring'))
    expect(asked).toEqual([
      [
        'smartLogin',
        {
          handset: '13800138000',
          code: '246810',
          platform_name: 'passport',
          consent: 1,
          consent_version: '2026-11',
          type: 'n8',
        },
      ],
    ])
    expect(faults()).toEqual({})
  })

  test('tells who brought the visitor, as far as there is room', async () => {
    const { asked } = gatewayAnswering({ smartLogin: {} })
    const from = `/h5-page/h5/spring?cps_id=${'c'.repeat(70)}`
    history.replaceState(null, '', `/passport/m/login?from=${encodeURIComponent(from)}`)
    open()
    fill()
    submit()
    await soon(() => expect(replace).toHaveBeenCalledExactlyOnceWith(from))
    expect(asked[0]?.[1]).toMatchObject({ cps_id: 'c'.repeat(64) })
  })

  test.each([
    ['https://shop.example.com/cart', 'https://shop.example.com/cart'],
    ['https://evil.example.net/', '/passport/m/home'],
    ['//evil.example.net/', '/passport/m/home'],
    ['javascript:alert(1)', '/passport/m/home'],
    ['/passport/m/login', '/passport/m/home'],
    ['', '/passport/m/home'],
  ])('with %j in its address leads to %s', async (from, to) => {
    gatewayAnswering({ smartLogin: {} })
    history.replaceState(null, '', `/passport/m/login?from=${encodeURIComponent(from)}`)
    open()
    fill()
    submit()
    await soon(() => expect(replace).toHaveBeenCalledExactlyOnceWith(to))
  })

  test.each([
    ['of the code stands at the code', errors.smsCodeWrong, 'code-fault'],
    ['of something else stands above the form', errors.tooManyRequests, 'form-fault'],
  ])('a refusal %s, in the gateway’s words', async (_what, error, place) => {
    gatewayAnswering({ smartLogin: refusing({ ...error, http: 200 }) })
    open()
    fill()
    submit()
    await saying({ [place]: error.msg })
    expect(replace).not.toHaveBeenCalled()
    expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false)
  })

  test('an answer that does not come is said, and the next try may succeed', async () => {
    gatewayAnswering({})
    open()
    fill()
    submit()
    await saying({ 'form-fault': '网络异常，请稍后重试' })
    gatewayAnswering({ smartLogin: {} })
    submit()
    await soon(() => expect(replace).toHaveBeenCalledOnce())
    expect(faults()).toEqual({})
  })

  test('is sent once, however often the button is pressed', async () => {
    let answer = () => {}
    const { asked } = gatewayAnswering({
      smartLogin: () => new Promise((resolve) => (answer = () => resolve({}))),
    })
    open()
    fill()
    submit()
    submit()
    await soon(() => expect(asked).toHaveLength(1))
    expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true')
    answer()
    await soon(() => expect(replace).toHaveBeenCalledOnce())
    expect(asked).toHaveLength(1)
  })

  test('need not be repeated by who is logged in already', async () => {
    setToken('h.e30.s')
    gatewayAnswering({ currentUser: USER })
    open()
    await soon(() => expect(find('.pp-known').hidden).toBe(false))
    expect(text('[data-known]')).toBe('138****8000')
    expect(find<HTMLAnchorElement>('.pp-known a').pathname).toBe('/h5-page/h5/spring')
  })

  test.each([
    ['is over', refusing(errors.loginExpired)],
    ['cannot be asked about', undefined],
  ])('is offered as ever when the one before %s', async (_why, currentUser) => {
    setToken('h.e30.s')
    const { asked } = gatewayAnswering(currentUser ? { currentUser } : {})
    open()
    await soon(() => expect(asked).toHaveLength(1))
    await vi.dynamicImportSettled()
    expect(find('.pp-known').hidden).toBe(true)
  })
})

describe('the personal center', () => {
  const mine = {
    currentUser: USER,
    privacyConsents: { list: [CONSENT] },
    privacyRecommendation: { enabled: true },
    payerShown: { is_shown: 1 },
  }
  const isMine = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-mine]'), ({ hidden }) => !hidden)
  function open(): void {
    drawPassport({ page: 'home' })
    installHome()
  }
  const shown = () => soon(() => expect(isMine().every(Boolean)).toBe(true))
  const nobody = () => soon(() => expect(find('[data-login]').hidden).toBe(false))
  const rows = () => Array.from(document.querySelectorAll('.pp-consents li'), (row) => row.textContent)

  test('is nobody’s without a login, and asks nothing', async () => {
    setToken('; max-age=0')
    const { asked } = gatewayAnswering(mine)
    open()
    await nobody()
    expect(text('[data-name]')).toBe('您还没有登录')
    expect(isMine().some(Boolean)).toBe(false)
    expect(asked).toEqual([])
  })

  test.each([
    ['', '投资者'],
    ['老王', '老王'],
  ])('shows who is logged in: %j is %s', async (nick_name, name) => {
    gatewayAnswering({ ...mine, currentUser: { ...USER, nick_name } })
    open()
    await shown()
    expect([text('[data-name]'), text('[data-handset]')]).toEqual([name, '138****8000'])
    expect(find('[data-login]').hidden).toBe(true)
  })

  test('says how many reminders are new, and nothing where there are none or nobody says', async () => {
    const unreadOf = async (answers: Parameters<typeof gatewayAnswering>[0]) => {
      const { asked } = gatewayAnswering({ ...mine, ...answers })
      open()
      await soon(() => expect(asked.map(([id]) => id)).toContain('reminderList'))
      await shown()
      return () => (find('[data-unread]').hidden ? undefined : text('[data-unread]'))
    }
    const list = (unread: number) => ({
      reminderList: { list: [], total: unread, page: 1, page_size: 1, unread },
    })
    const two = await unreadOf(list(2))
    await soon(() => expect(two()).toBe('2 条新提醒'))
    const many = await unreadOf(list(120))
    await soon(() => expect(many()).toBe('99+ 条新提醒'))
    expect((await unreadOf(list(0)))()).toBeUndefined()
    expect((await unreadOf({}))()).toBeUndefined()
  })

  test('lists what was agreed to and taken back, by the days of China', async () => {
    const list = [
      CONSENT,
      { ...CONSENT, doc: 'terms', purpose: 'marketing', is_standing: false },
      { ...CONSENT, doc: 'webinar', version: 'not_stated' },
    ]
    gatewayAnswering({ ...mine, privacyConsents: { list } })
    open()
    await shown()
    expect(rows()).toEqual([
      expect.stringMatching(/^隐私政策 · 提供服务版本 2026-11，2026年11月21日同意撤回/),
      '用户服务协议 · 营销联系版本 2026-11，2026年11月21日撤回已撤回',
      expect.stringMatching(/^webinar · 提供服务2026年11月21日同意撤回/),
    ])
    expect(text('.pp-consents details p')).toContain('撤回后将在所有设备上退出登录')
  })

  test('says that nothing was agreed to yet', async () => {
    gatewayAnswering({ ...mine, privacyConsents: { list: [] } })
    open()
    await shown()
    expect(rows()).toEqual(['暂无授权记录'])
  })

  test('takes a consent back and shows what is left of it', async () => {
    let list = [CONSENT]
    const { asked } = gatewayAnswering({
      ...mine,
      privacyConsents: () => ({ list }),
      privacyWithdraw: () => {
        list = [{ ...CONSENT, is_standing: false }]
        return { is_logged_out: false }
      },
    })
    open()
    await shown()
    find('.pp-consents button').click()
    await soon(() => expect(rows()[0]).toContain('已撤回'))
    expect(asked).toContainEqual(['privacyWithdraw', { doc: 'privacy', purpose: 'service' }])
    expect(toast()).toBe('已撤回')
  })

  test.each([
    ['refused', refusing({ ...errors.contentNotFound, http: 200 }), errors.contentNotFound.msg],
    ['lost', undefined, '网络异常，请稍后重试'],
  ])('says so when that was %s, and the consent stands', async (_how, privacyWithdraw, words) => {
    gatewayAnswering({ ...mine, ...(privacyWithdraw && { privacyWithdraw }) })
    open()
    await shown()
    find('.pp-consents button').click()
    await soon(() => expect(toast()).toBe(words))
    expect(rows()[0]).not.toContain('已撤回')
  })

  test('says that it could not be loaded, and loads when asked again', async () => {
    gatewayAnswering({ ...mine, privacyConsents: refusing({ ...errors.serverError }) })
    open()
    await soon(() => expect(find('[data-failed]').hidden).toBe(false))
    expect([text('[data-name]'), text('[data-failed] p')]).toEqual(['加载失败', errors.serverError.msg])
    gatewayAnswering(mine)
    find('[data-retry]').click()
    await shown()
    expect(find('[data-failed]').hidden).toBe(true)
  })

  test('is nobody’s any more when the gateway says that the login is over', async () => {
    gatewayAnswering({ ...mine, privacyConsents: refusing(errors.loginExpired) })
    open()
    await nobody()
    expect(document.cookie).toBe('')
    expect(find('[data-failed]').hidden).toBe(true)
  })

  test('logs out', async () => {
    gatewayAnswering({
      ...mine,
      logout: () => {
        setToken('; max-age=0')
        return {}
      },
    })
    sessionStorage.setItem('risk-test', '{"version":1,"answers":{"age":"a1"}}')
    open()
    await shown()
    find('[data-logout]').click()
    await nobody()
    expect(toast()).toBe('已退出登录')
    // None of their answers are left to whoever logs in next.
    expect(sessionStorage.length).toBe(0)
  })

  test('says so when the log-out was lost, and the login stays', async () => {
    gatewayAnswering(mine)
    open()
    await shown()
    find('[data-logout]').click()
    await soon(() => expect(toast()).toBe('网络异常，请稍后重试'))
    expect(find('[data-login]').hidden).toBe(true)
  })

  test('switches recommendation off and on again', async () => {
    let enabled = true
    const { asked } = gatewayAnswering({
      ...mine,
      privacySetRecommendation: () => {
        enabled = !enabled
        return { enabled }
      },
    })
    open()
    await shown()
    find('.pp-switch').click()
    await soon(() => expect(toast()).toBe('已关闭个性化推荐'))
    expect(find('.pp-switch').getAttribute('aria-checked')).toBe('false')
    await soon(() => expect(find('.pp-switch').hasAttribute('aria-busy')).toBe(false))
    find('.pp-switch').click()
    await soon(() => expect(toast()).toBe('已开启个性化推荐'))
    expect(asked.filter(([id]) => id === 'privacySetRecommendation').map(([, sent]) => sent)).toEqual([
      { enabled: false },
      { enabled: true },
    ])
  })

  test.each([
    ['is lost', undefined, '网络异常，请稍后重试'],
    ['is refused', refusing({ ...errors.operationFailed }), errors.operationFailed.msg],
  ])('leaves the switch where it was when that %s', async (_how, privacySetRecommendation, words) => {
    gatewayAnswering({ ...mine, ...(privacySetRecommendation && { privacySetRecommendation }) })
    open()
    await shown()
    find('.pp-switch').click()
    await soon(() => expect(toast()).toBe(words))
    expect(find('.pp-switch').getAttribute('aria-checked')).toBe('true')
  })

  test('switches off that pages show what one has bought, and says how that is', async () => {
    const { asked } = gatewayAnswering({
      ...mine,
      payerShown: { is_shown: 0 },
      setPayerShown: { is_shown: 1 },
    })
    open()
    await shown()
    expect(find('[data-switch=payer]').getAttribute('aria-checked')).toBe('false')
    find('[data-switch=payer]').click()
    await soon(() => expect(toast()).toBe('购买记录会以隐去姓名的方式展示'))
    expect(find('[data-switch=payer]').getAttribute('aria-checked')).toBe('true')
    expect(asked).toContainEqual(['setPayerShown', { is_shown: 1 }])
    gatewayAnswering({ ...mine, setPayerShown: { is_shown: 0 } })
    await soon(() => expect(find('[data-switch=payer]').hasAttribute('aria-busy')).toBe(false))
    find('[data-switch=payer]').click()
    await soon(() => expect(toast()).toBe('已不再展示您的购买记录'))
  })

  test('looks again when the browser brings it back from its memory', async () => {
    gatewayAnswering(mine)
    open()
    await shown()
    setToken('; max-age=0')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(find('[data-login]').hidden).toBe(true)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await nobody()
    expect(isMine().some(Boolean)).toBe(false)
  })
})

describe('the way to be erased', () => {
  async function open(answers: Parameters<typeof gatewayAnswering>[0]) {
    const outside = gatewayAnswering({ currentUser: USER, ...answers })
    drawPassport({ page: 'erase' })
    await installErase()
    return outside
  }
  function fill(): void {
    type('handset', '13800138000')
    type('code', '246810')
    tick('understood')
  }

  test.each([
    ['without a login', () => setToken('; max-age=0'), {}],
    ['with one that is over', () => {}, { currentUser: refusing(errors.loginExpired) }],
  ])('asks for a login %s', async (_how, make, answers) => {
    make()
    await open(answers)
    expect([find('[data-mine]').hidden, find('[data-anonymous]').hidden]).toEqual([true, false])
  })

  test('wants the visitor’s own phone, a code and the word that it is understood', async () => {
    const { asked } = await open({ privacyErase: {} })
    type('handset', '13900139000')
    type('code', '24681')
    submit()
    await saying({
      'handset-fault': '请输入当前登录的手机号 138****8000',
      'code-fault': '验证码为6位数字，请核对短信',
      'understood-fault': '请先确认您已了解注销的后果',
    })
    expect(asked.map(([id]) => id)).toEqual(['currentUser'])
  })

  test('sends no code to another phone', async () => {
    const { asked } = await open({})
    type('handset', '13900139000')
    find('[data-send]').click()
    await saying({ 'handset-fault': '请输入当前登录的手机号 138****8000' })
    expect(asked.map(([id]) => id)).toEqual(['currentUser'])
  })

  test('ends with the word that it is done', async () => {
    const { asked } = await open({ privacyErase: {} })
    fill()
    submit()
    await soon(() => expect(find('[data-done]').hidden).toBe(false))
    expect(asked[1]).toEqual(['privacyErase', { code: '246810' }])
    expect(find('form').hidden).toBe(true)
    expect(document.activeElement).toBe(find('[data-done]'))
  })

  test.each([
    [
      'a wrong code',
      refusing({ ...errors.smsCodeExpired, http: 200 }),
      'code-fault',
      errors.smsCodeExpired.msg,
    ],
    [
      'too many tries',
      refusing({ ...errors.tooManyRequests, http: 200 }),
      'form-fault',
      errors.tooManyRequests.msg,
    ],
    ['no answer', undefined, 'form-fault', '网络异常，请稍后重试'],
  ])('says %s in its place, and nothing is done', async (_what, privacyErase, place, words) => {
    await open(privacyErase ? { privacyErase } : {})
    fill()
    submit()
    await saying({ [place]: words })
    expect([find('form').hidden, find('[data-done]').hidden]).toEqual([false, true])
  })
})
