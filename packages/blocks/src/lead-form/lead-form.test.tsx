// @vitest-environment jsdom
import { createCapabilities, type Host, LEADS, type LeadCalls, type Leads, provide } from '@yingzao/renderer'
import { createSpecs, type JsonValue, readDocument } from '@yingzao/schema/server'
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest'
import { examples } from './examples'
import { leadForm } from './lead-form'
import { live } from './live'
// What the form loads when it is begun is there at once.
import './popups'
import { type LeadFormProps, leadFormSpec } from './props'

describeBlock({ spec: leadFormSpec, view: leadForm, examples, live })

/** What applies to documents that do not mention it. */
const AFTER: LeadFormProps['after'] = {
  title: '',
  text: '',
  image: '',
  image_tip: '',
  download: true,
  downloadUrl: '',
  sms: true,
  callback: true,
  phone: '',
  buttons: [],
}

const base: LeadFormProps = {
  version_id: 276,
  cps_id: 'etf-h5',
  title: '免费领取学习资料',
  button: '立即领取',
  consent: '我已阅读并同意《隐私政策》《用户服务协议》',
  marketing: '',
  privacy_url: '',
  terms_url: '',
  after: AFTER,
}

const ACCEPTED = {
  ok: true,
  is_new: true,
  download_url: '/h5-page/h5/download',
  service_phone: '400-000-0000',
} as const
const LOST = { ok: false, code: 0, msg: '网络异常，请稍后重试', isLost: true } as const

type Steps = {
  [Key in Exclude<keyof LeadCalls, 'offersDownload'>]: Mock<LeadCalls[Key]>
}

let island: HTMLElement
let calls: Steps & { offersDownload: boolean }
let toast: Mock<Host['toast']>
let memory: Map<string, string>
let session: Host['session']
let lasting: Map<string, string>
let network: { isOnline: boolean; comesBack: () => void }
let leads: Leads & { load: Mock<Leads['load']> }

beforeEach(() => {
  memory = new Map()
  session = { get: (key) => memory.get(key), set: (key, value) => void memory.set(key, value) }
  lasting = new Map()
  toast = vi.fn()
  calls = {
    askForCode: vi.fn(async () => ({ state: 'sent' as const, resendAt: Date.now() + 60_000, asked: 7 })),
    submit: vi.fn(async () => ACCEPTED),
    offersDownload: true,
    download: vi.fn(async () => undefined),
    count: vi.fn(),
  }
  network = { isOnline: true, comesBack: () => {} }
  leads = {
    load: vi.fn(async () => calls),
    isOnline: () => network.isOnline,
    onOnline(listener) {
      network.comesBack = listener
      return () => {
        network.comesBack = () => {}
      }
    },
  }
})

/** Wakes a form. The returned function leaves the page. */
async function awake(
  props: Partial<LeadFormProps> = {},
  capability = createCapabilities(provide(LEADS, leads)),
) {
  island = drawBlock(leadForm, { ...base, ...props }, { id: 'form', common: { uploadId: 'ad-1' } })
  for (const dialog of island.querySelectorAll('dialog')) giveDialogMethods(dialog)
  const host: Host = {
    ...createTestHost(),
    toast,
    session,
    lasting: { get: (key) => lasting.get(key), set: (key, value) => void lasting.set(key, value) },
    // What a page does with an action that opens a popup.
    run: async ({ popupId }) => popup(popupId?.split('--')[1] ?? '').setAttribute('open', ''),
    capability,
  }
  return wakeBlock(island, leadForm, host)
}

/** What jsdom's dialogs cannot do. */
function giveDialogMethods(dialog: HTMLDialogElement): void {
  dialog.close = () => {
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
  }
}

const popup = (name: string) =>
  island.querySelector(`dialog[data-popup="form--${name}"]`) as HTMLDialogElement
const isOpen = (name: string) => popup(name).hasAttribute('open')
const field = (name: string) => island.querySelector(`input[name=${name}]`) as HTMLInputElement
const button = (within: ParentNode = island.querySelector('form') ?? island) =>
  within.querySelector('.yz-lead__button') as HTMLElement
const settled = () => act(() => vi.dynamicImportSettled())
const tap = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click())
  await settled()
}
const faultOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

function fill(nick_name = '王小明', handset = '13800138000'): void {
  field('nick_name').value = nick_name
  field('handset').value = handset
  field('consent').checked = true
}

/** What is sent by the form without its script, which jsdom cannot do. */
function watchPlainSends(): object[] {
  const sent: object[] = []
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
  submit.mockImplementation(function (this: HTMLFormElement) {
    sent.push(Object.fromEntries(new FormData(this)))
  })
  onTestFinished(() => submit.mockRestore())
  return sent
}

async function toCode(): Promise<void> {
  fill()
  await tap(button())
}

async function toEnd(): Promise<void> {
  await toCode()
  field('code').value = '1234'
  await tap(button(popup('code')))
}

const pressEnter = async (element: HTMLElement) => {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  await settled()
}

/** Bypasses React's own setter, as a keyboard does. */
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('leadForm as it comes', () => {
  const drawn = (props: Partial<LeadFormProps> = {}) =>
    drawBlock(leadForm, { ...base, ...props }, { id: 'form' })

  test('has labelled fields with the limits of the contract', () => {
    island = drawn()
    const labels = [...island.querySelectorAll<HTMLLabelElement>('label[for]')].map((label) => [
      label.textContent,
      (island.querySelector(`[id="${label.htmlFor}"]`) as HTMLInputElement).name,
    ])
    expect(labels).toEqual([
      ['姓名', 'nick_name'],
      ['手机号', 'handset'],
    ])
    expect(['nick_name', 'handset'].map((name) => field(name).maxLength)).toEqual([12, 11])
    expect([field('handset').type, field('handset').inputMode]).toEqual(['tel', 'tel'])
  })

  test('brings its popups empty, for what stands in them comes later', () => {
    island = drawn()
    expect(['code', 'outcome'].map((name) => popup(name).textContent)).toEqual(['', ''])
  })

  test('is a form that needs no script, and puts no phone number into an address', () => {
    const form = drawn().querySelector('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/h5-page/lead/?form=form'])
    expect(form.querySelectorAll('[type=submit]')).toHaveLength(1)
    // The browser asks for what is missing; the gateway says what is wrong.
    expect([form.noValidate, field('nick_name').required, field('handset').required]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('never ticks a consent, and asks for marketing on a line of its own', () => {
    island = drawn({ marketing: '接收短信' })
    expect([field('consent'), field('consent_marketing')].map(({ checked }) => checked)).toEqual([
      false,
      false,
    ])
    expect(drawn().querySelectorAll('[type=checkbox]')).toHaveLength(1)
  })

  test('leads to the documents that are agreed to', () => {
    const links = (props: Partial<LeadFormProps>) =>
      [...drawn(props).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links({})).toEqual(['/h5-page/h5/privacy', '/h5-page/h5/terms'])
    expect(links({ privacy_url: '/h5-page/h5/p2' })[0]).toBe('/h5-page/h5/p2')
  })

  test('asks for a consent even where a document brings no text', () => {
    island = drawn({ consent: '' })
    expect(field('consent').value).toBe('我已阅读并同意《隐私政策》')
  })
})

describe('leadForm', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('leads from name and phone over the code to download and call back', async () => {
    await awake()
    await toCode()
    expect(isOpen('code')).toBe(true)
    expect(popup('code').textContent).toContain('138****8000')
    expect([field('code').inputMode, field('code').autocomplete]).toEqual(['numeric', 'one-time-code'])
    expect([field('code').maxLength, field('code').placeholder]).toEqual([6, '请输入短信中的4位验证码'])
    field('code').value = '1234'
    await tap(button(popup('code')))
    expect(calls.submit).toHaveBeenCalledWith({
      nick_name: '王小明',
      handset: '13800138000',
      code: '1234',
      cps_id: 'etf-h5',
      version_id: 276,
      agreed: [base.consent],
      is_send_result: 1,
      upload_id: 'ad-1',
      block_id: 'form',
    })
    expect([isOpen('code'), isOpen('outcome')]).toEqual([false, true])
    expect(popup('outcome').textContent).toContain('服务专线400-000-0000，将以020开头的号码与您联系')
    await tap(button(popup('outcome')))
    expect(calls.download).toHaveBeenCalledExactlyOnceWith('/h5-page/h5/download')
  })

  test('says beside the fields and in a toast what is wrong, and takes the focus there', async () => {
    await awake()
    await tap(button())
    expect(toast).toHaveBeenCalledExactlyOnceWith('请输入正确的姓名和手机号！')
    expect(faultOf('handset')).toBe('请输入正确的姓名和手机号！')
    expect(field('nick_name').getAttribute('aria-invalid')).toBe('true')
    expect(island.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(document.activeElement).toBe(field('nick_name'))
    fill('王小明', '1380013800')
    await tap(button())
    expect(document.activeElement).toBe(field('handset'))
    expect(calls.askForCode).not.toHaveBeenCalled()
  })

  test('wants the consent', async () => {
    await awake()
    fill()
    field('consent').checked = false
    await tap(button())
    expect(toast).toHaveBeenCalledExactlyOnceWith('请先阅读并同意《隐私政策》')
    expect(faultOf('consent')).toBe('请先阅读并同意《隐私政策》')
  })

  test('takes back what it said as soon as it is corrected, and leaves the focus where it is', async () => {
    await awake()
    await tap(button())
    field('nick_name').focus()
    await type('handset', '1')
    expect(faultOf('handset')).toBeUndefined()
    expect(field('handset').getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).toBe(field('nick_name'))
  })

  test('proves the consent to marketing only when it was given', async () => {
    await awake({ marketing: '接收短信' })
    field('consent_marketing').checked = true
    await toEnd()
    expect(calls.submit.mock.calls[0]?.[0].agreed).toEqual([base.consent, '接收短信'])
  })

  test('sends nothing by itself once it is awake: whatever hands it in is its own', async () => {
    await awake()
    const form = island.querySelector('form') as HTMLFormElement
    expect(form.noValidate).toBe(true)
    fill()
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    await act(async () => form.dispatchEvent(submit))
    await settled()
    expect(submit.defaultPrevented).toBe(true)
    expect(isOpen('code')).toBe(true)
  })

  test('is submitted by Enter in the field of its code', async () => {
    await awake()
    await toCode()
    field('code').value = '1234'
    await pressEnter(field('code'))
    expect(isOpen('outcome')).toBe(true)
  })

  test('a second tap sends nothing more, even in the same moment', async () => {
    await awake()
    fill()
    await act(async () => {
      button().click()
      button().click()
    })
    await settled()
    expect(calls.askForCode).toHaveBeenCalledOnce()
    field('code').value = '1234'
    await act(async () => {
      button(popup('code')).click()
      button(popup('code')).click()
    })
    expect(calls.submit).toHaveBeenCalledOnce()
  })

  test('shows that it works while others are asked', async () => {
    await awake()
    let solve = () => {}
    calls.askForCode.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          solve = () => resolve({ state: 'closed' })
        }),
    )
    fill()
    await tap(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    await act(async () => solve())
    expect(button().getAttribute('aria-busy')).toBe('false')
  })

  test('asks for a code that is missing', async () => {
    await awake()
    await toCode()
    await tap(button(popup('code')))
    expect(toast).toHaveBeenCalledExactlyOnceWith('请输入验证码')
    expect(faultOf('code')).toBe('请输入验证码')
    expect(document.activeElement).toBe(field('code'))
  })

  test('offers another code after 60 seconds, not sooner', async () => {
    await awake()
    await toCode()
    const again = () => popup('code').querySelector<HTMLButtonElement>('.yz-lead__again')
    expect(again()?.textContent).toBe('60 秒后可重新获取')
    await act(() => vi.advanceTimersByTime(59_000))
    expect([again()?.disabled, again()?.textContent]).toEqual([true, '1 秒后可重新获取'])
    await act(() => vi.advanceTimersByTime(1000))
    expect(again()?.disabled).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
    await tap(again())
    expect(calls.askForCode).toHaveBeenCalledTimes(2)
    expect(again()?.disabled).toBe(true)
    expect(isOpen('code')).toBe(true)
  })

  test('makes way for the captcha, which a modal popup would cover', async () => {
    await awake()
    await toCode()
    await act(() => vi.advanceTimersByTime(60_000))
    calls.askForCode.mockImplementationOnce(async () => {
      await Promise.resolve()
      expect(isOpen('code')).toBe(false)
      return { state: 'closed' }
    })
    await tap(popup('code').querySelector<HTMLElement>('.yz-lead__again'))
    expect(calls.askForCode).toHaveBeenCalledTimes(2)
    expect(isOpen('code')).toBe(true)
  })

  test('opens the code popup again for the same phone instead of sending twice in a minute', async () => {
    await awake()
    await toCode()
    await act(async () => popup('code').close())
    expect(field('nick_name').value).toBe('王小明')
    await tap(button())
    expect(isOpen('code')).toBe(true)
    expect(calls.askForCode).toHaveBeenCalledOnce()
    await act(async () => popup('code').close())
    fill('王小明', '13900139000')
    await tap(button())
    expect(calls.askForCode).toHaveBeenCalledTimes(2)
  })

  test('says that it cannot be taken where the page has no such calls, and keeps what was typed', async () => {
    await awake({}, createCapabilities())
    await toCode()
    expect(toast).toHaveBeenCalledExactlyOnceWith('服务暂不可用，请稍后再试')
    expect(island.querySelector('form [role=alert]')?.textContent).toBe('服务暂不可用，请稍后再试')
    expect(field('handset').value).toBe('13800138000')
  })

  test('remembers, without anything of the visitor, that a lead was left, and goes straight to its end', async () => {
    await awake()
    await toEnd()
    expect([...memory.values()].join()).not.toMatch(/13800138000|王小明/)
    await awake()
    expect(island.querySelector('form')).toBeNull()
    await tap(button(island))
    expect(isOpen('outcome')).toBe(true)
    expect(popup('outcome').textContent).toContain('您已提交过')
    await act(async () => popup('outcome').close())
    expect(isOpen('outcome')).toBe(false)
  })

  test('another version is another lead', async () => {
    await awake()
    await toEnd()
    await awake({ version_id: 277 })
    expect(island.querySelector('form')).not.toBeNull()
  })

  test('offers what operators wrote, and no download where there is none', async () => {
    calls.submit.mockResolvedValue({ ok: true, is_new: false, download_url: '', service_phone: '400-1' })
    await awake({ after: { ...AFTER, phone: '400-222-2222' } })
    await toEnd()
    expect(popup('outcome').textContent).toContain('服务专线400-222-2222')
    expect(popup('outcome').textContent).not.toContain('立即下载')
  })

  test('offers no download where there is no way to one', async () => {
    calls.offersDownload = false
    await awake()
    await toEnd()
    expect(popup('outcome').textContent).not.toContain('立即下载')
  })

  test('counts its visitor from the first touch to the download', async () => {
    await awake()
    await act(async () => field('nick_name').focus())
    await act(async () => field('handset').focus())
    await settled()
    await toEnd()
    await tap(button(popup('outcome')))
    expect(calls.count.mock.calls.map(([name, id]) => `${name} ${id}`)).toEqual([
      'lead_start form',
      'phone_valid form',
      'code_right form',
      'lead_ok form',
      'download_click form',
    ])
  })
})

describe('what follows a lead', () => {
  const NOTHING = { ...AFTER, download: false, sms: false, callback: false }
  const ending = async (after: Partial<LeadFormProps['after']>) => {
    await awake({ after: { ...NOTHING, ...after } })
    await toEnd()
    return popup('outcome')
  }
  const endButtons = (end: HTMLElement) =>
    [...end.querySelectorAll('button:not(.yz-dialog__close), a')].map(({ textContent }) => textContent)

  test('is what documents have always meant where they say nothing of it', () => {
    const read = (after?: JsonValue) => {
      const value = after === undefined ? {} : { after }
      const page = { code: 'old', page_schema: [{ name: 'leadForm', value }] }
      return readDocument(page, createSpecs([leadFormSpec])).document.page_schema[0]?.value.after
    }
    expect(read()).toEqual(AFTER)
    expect(read({ downloadUrl: '/own', phone: '400-1' })).toEqual({
      ...AFTER,
      downloadUrl: '/own',
      phone: '400-1',
    })
  })

  test('is nothing but a word of it where nothing was chosen: no download, no call, no message', async () => {
    const end = await ending({})
    expect(end.querySelector('.yz-lead__heading')?.textContent).toBe('提交成功')
    expect(end.textContent).not.toMatch(/下载|020|400/)
    expect(endButtons(end)).toEqual(['我知道了'])
    expect(calls.submit.mock.calls[0]?.[0].is_send_result).toBe(0)
  })

  test('is a message only with a download', async () => {
    await ending({ sms: true })
    expect(calls.submit.mock.calls[0]?.[0].is_send_result).toBe(0)
    await awake({ version_id: 277, after: { ...NOTHING, download: true, sms: false } })
    await toEnd()
    expect(calls.submit.mock.calls[1]?.[0].is_send_result).toBe(0)
  })

  test('is called activating only where there is something to download', async () => {
    await awake()
    await toCode()
    expect(button(popup('code')).textContent).toBe('立即激活')
    await awake({ version_id: 277, after: NOTHING })
    await toCode()
    expect(button(popup('code')).textContent).toBe('提交')
  })

  test('is in the words of the marketer, with a picture and what it is', async () => {
    const end = await ending({
      title: '报名成功',
      text: '添加企业微信，领取资料',
      image: '/assets/qr.png',
      image_tip: '长按识别二维码',
    })
    expect(end.querySelector('.yz-lead__heading')?.textContent).toBe('报名成功')
    expect(end.textContent).toContain('添加企业微信，领取资料')
    const picture = end.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/assets/qr.png', '长按识别二维码'])
    expect(end.querySelector('figcaption')?.textContent).toBe('长按识别二维码')
  })

  test('leads on by real links and by whatever else a tap can do', async () => {
    const end = await ending({
      buttons: [
        { text: '添加企业微信', action: { type: 10, stateCodeId: 's1' } },
        { text: '课程安排', action: { type: 7, atext: '/h5-page/h5/course' } },
      ],
    })
    expect(endButtons(end)).toEqual(['添加企业微信', '课程安排'])
    expect(JSON.parse(end.querySelector<HTMLElement>('[data-act]')?.dataset.act ?? '')).toMatchObject({
      type: 10,
      stateCodeId: 's1',
    })
    expect(end.querySelector('a')?.getAttribute('href')).toBe('/h5-page/h5/course')
    expect(end.querySelector('[data-close] a')).toBeNull()
  })

  test('makes way for a place on this page', async () => {
    const end = await ending({ buttons: [{ text: '看课程', action: { type: 7, atext: '#course' } }] })
    expect(end.querySelector('[data-close] a')?.getAttribute('href')).toBe('#course')
  })

  test('does not promise a call to somebody who is known either', async () => {
    await ending({})
    expect(island.textContent).toContain('您已提交，无需重复提交')
    expect(island.textContent).not.toContain('来电')
    // Nor is there anything to view again.
    expect(button(island.querySelector('.yz-lead') as HTMLElement)?.closest('dialog')).not.toBeNull()
    await awake({ version_id: 277, after: { ...NOTHING, text: '请等候通知' } })
    await toEnd()
    expect(button(island).textContent).toBe('查看服务信息')
  })

  test('ends what would keep the visitor: the page and the phone know that a lead was left', async () => {
    await awake()
    expect([island.querySelector('[data-sent]'), lasting.get('sent')]).toEqual([null, undefined])
    await toEnd()
    expect(island.querySelector('[data-sent]')).not.toBeNull()
    expect([...lasting]).toEqual([['sent', '1']])
  })
})

describe('leadForm when something is lost', () => {
  test('whose popups do not come is sent as the plain form that it is, with all that was typed', async () => {
    const sent = watchPlainSends()
    leads.load.mockRejectedValueOnce(new Error('gone'))
    await awake()
    await toCode()
    expect(sent).toEqual([{ nick_name: '王小明', handset: '13800138000', consent: base.consent }])
    expect(calls.askForCode).not.toHaveBeenCalled()
    // Where it may not be sent, as in a preview, the words stay, and the next tap tries again.
    expect(island.querySelector('form [role=alert]')?.textContent).toBe('资源加载失败，请刷新重试')
    await tap(button())
    expect(isOpen('code')).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test('says that there is no network where the phone knows it, and is sent nowhere', async () => {
    const sent = watchPlainSends()
    network.isOnline = false
    leads.load.mockRejectedValueOnce(new Error('gone'))
    await awake()
    await toCode()
    expect(island.querySelector('form [role=alert]')?.textContent).toBe('网络异常，请稍后重试')
    expect(sent).toEqual([])
  })

  test('hands the same lead in again when the network is back, and says success only then', async () => {
    await awake()
    await toCode()
    calls.submit.mockResolvedValueOnce(LOST)
    field('code').value = '1234'
    await tap(button(popup('code')))
    expect([isOpen('code'), isOpen('outcome')]).toEqual([true, false])
    expect(popup('code').querySelector('[role=alert]')?.textContent).toBe('网络异常，请稍后重试')
    expect(field('code').value).toBe('1234')
    await act(async () => network.comesBack())
    await settled()
    expect(calls.submit.mock.calls[1]).toEqual(calls.submit.mock.calls[0])
    expect([isOpen('code'), isOpen('outcome')]).toEqual([false, true])
    await act(async () => network.comesBack())
    expect(calls.submit).toHaveBeenCalledTimes(2)
  })

  test('opens the code popup again that was closed while the answer was awaited, to say what came of it', async () => {
    await awake()
    await toCode()
    calls.submit.mockImplementationOnce(async () => {
      popup('code').close()
      return LOST
    })
    field('code').value = '1234'
    await tap(button(popup('code')))
    expect(isOpen('code')).toBe(true)
  })

  test('has everything again on the way back from another page, the code too', async () => {
    const leave = await awake({ marketing: '接收短信' })
    await type('nick_name', '王小明')
    await type('handset', '13800138000')
    await act(async () => field('consent').click())
    await tap(button())
    await leave()
    await awake({ marketing: '接收短信' })
    expect([field('nick_name').value, field('handset').value]).toEqual(['王小明', '13800138000'])
    expect([field('consent').checked, field('consent_marketing').checked]).toEqual([true, false])
    await tap(button())
    expect(isOpen('code')).toBe(true)
    expect(calls.askForCode).toHaveBeenCalledOnce()
  })

  test('has the name again when the phone threw the page away, and nowhere keeps phone or code', async () => {
    await awake()
    await type('nick_name', '王小明')
    await type('handset', '13800138000')
    await act(async () => field('consent').click())
    await tap(button())
    await type('code', '4711')
    expect([...memory.values()].join()).not.toMatch(/13800138000|4711/)
    session = { ...session }
    await awake()
    expect([field('nick_name').value, field('handset').value]).toEqual(['王小明', ''])
    expect(field('consent').checked).toBe(false)
    fill('王小明')
    await tap(button())
    expect(calls.askForCode.mock.lastCall?.[0].asked).toBe(7)
    expect(isOpen('code')).toBe(true)
  })

  test.each(['{', 'null', '1', '{"nick_name":1,"asked":"x"}'])('begins anew with %j', async (kept) => {
    memory.set('lead-draft:form-276', kept)
    await awake()
    expect(field('nick_name').value).toBe('')
  })
})
