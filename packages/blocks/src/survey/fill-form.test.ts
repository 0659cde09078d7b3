// @vitest-environment jsdom
import { createTestPage, drawBlock, type TestPage } from '@yingzao/testkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillForm } from './fill-form'
import { type SurveyProps, surveyProps } from './props'
import { survey } from './survey'

const CONSENT = '我已阅读并同意《隐私政策》'
const OK = { code: 1, msg: 'success', response: { is_new: true, end: '' } }

const ASKS: object = {
  fields: [
    {
      id: 'has',
      label: '参加过吗？',
      type: 'choice',
      choices: [
        { id: 'c1', label: '参加过' },
        { id: 'c2', label: '没有' },
      ],
    },
    {
      id: 'which',
      label: '哪一门？',
      type: 'text',
      showIf: { match: 'all', tests: [{ field: 'has', is: 'is', value: 'c1' }] },
    },
    { id: 'phone', label: '电话', type: 'phone', help: '只用于回访' },
  ],
  after: { title: '收到了', text: '谢谢', button: '去看看', action: { type: 7, atext: '/h5-page/h5/a' } },
}

let block: HTMLElement
let page: TestPage
let memory: Map<string, string>

function open(value: object = ASKS): void {
  block = drawBlock(survey, surveyProps.parse(value) as SurveyProps, { id: 'form' })
  const form = block.querySelector('form')
  if (form) fillForm(block, form, page)
}

beforeEach(() => {
  memory = new Map()
  page = createTestPage()
  page.session = { get: (key) => memory.get(key), set: (key, value) => void memory.set(key, value) }
  page.ask.mockResolvedValue(OK)
  document.documentElement.dataset.version = '3'
  open()
})

const input = (name: string, value?: string) =>
  block.querySelector<HTMLInputElement>(
    `[name="${name}"]${value ? `[value="${value}"]` : ''}`,
  ) as HTMLInputElement
const place = (id: string) => block.querySelector<HTMLElement>(`[data-field="${id}"]`) as HTMLElement
const faults = () => [...block.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

function type(id: string, text: string): void {
  input(`answer-${id}`).value = text
  input(`answer-${id}`).dispatchEvent(new Event('input', { bubbles: true }))
}
const choose = (id: string, value: string) => input(`answer-${id}`, value).click()
const send = () =>
  block.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const fill = () => {
  choose('has', 'c2')
  type('phone', '13800138000')
  input('consent').click()
}
const payloads = () => page.ask.mock.calls.map(([, payload]) => payload as Record<string, unknown>)

describe('a form that somebody fills in', () => {
  test('shows a field when an answer brings it, and hides it when that is taken back', () => {
    expect(place('which').hidden).toBe(true)
    choose('has', 'c1')
    expect(place('which').hidden).toBe(false)
    choose('has', 'c2')
    expect(place('which').hidden).toBe(true)
  })

  test('says below each field what is missing, once, and takes the focus to the first', () => {
    send()
    send()
    expect(faults()).toEqual(['请选择一项', '请输入手机号', '请先阅读并同意《隐私政策》'])
    expect(document.activeElement).toBe(input('answer-has', 'c1'))
    expect(input('answer-phone').getAttribute('aria-invalid')).toBe('true')
    const described = input('answer-phone').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '只用于回访',
      '请输入手机号',
    ])
    expect(page.toast).toHaveBeenLastCalledWith('请选择一项')
    expect(page.ask).not.toHaveBeenCalled()
  })

  test('takes back what it said of a field with its first change, and of no other', () => {
    send()
    type('phone', '1')
    expect(faults()).toEqual(['请选择一项', '请先阅读并同意《隐私政策》'])
    expect([
      input('answer-phone').getAttribute('aria-invalid'),
      input('answer-phone').getAttribute('aria-describedby'),
    ]).toEqual([null, 'form-phone-help'])
  })

  test('hands in what is shown, with what was agreed to, and then shows the end', async () => {
    choose('has', 'c1')
    type('which', '第一课')
    fill()
    send()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect(page.ask.mock.calls).toEqual([
      [
        'submitSurvey',
        {
          page_code: page.pageCode(),
          block_id: 'form',
          version: 3,
          submit_id: expect.stringMatching(/^[0-9a-f]{32}$/),
          answers: { has: 'c2', phone: '13800138000' },
          agreed: CONSENT,
        },
      ],
    ])
    expect(block.querySelector('[data-sent]')?.textContent).toBe('收到了谢谢去看看')
    expect(document.activeElement?.textContent).toBe('收到了')
    expect(page.lasting.get('sent')).toBe('1')
  })

  test('a second tap sends nothing more', async () => {
    fill()
    send()
    send()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect(page.ask).toHaveBeenCalledOnce()
  })

  test('a lost answer keeps everything, and the next tap hands in under the same id', async () => {
    page.ask.mockRejectedValueOnce(Object.assign(new Error('网络异常，请稍后重试'), { name: 'CallError' }))
    fill()
    send()
    await vi.waitFor(() => expect(faults()).toEqual(['网络异常，请稍后重试']))
    expect(input('answer-phone').value).toBe('13800138000')
    send()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    const [first, second] = payloads()
    expect(second).toEqual(first)
  })

  test('a refusal is said in the gateway’s words', async () => {
    page.ask.mockResolvedValueOnce({ code: 400001, msg: '“电话”：请输入正确的手机号', response: undefined })
    fill()
    send()
    await vi.waitFor(() => expect(faults()).toEqual(['“电话”：请输入正确的手机号']))
  })
})

describe('what a tab keeps of a form', () => {
  test('is what was answered, but nothing personal', () => {
    choose('has', 'c1')
    type('which', '第一课')
    type('phone', '13800138000')
    expect([...memory.values()].join()).not.toContain('13800138000')
    open()
    expect([
      input('answer-has', 'c1').checked,
      input('answer-which').value,
      input('answer-phone').value,
    ]).toEqual([true, '第一课', ''])
    expect(place('which').hidden).toBe(false)
  })

  test('is only that it was sent, once it was', async () => {
    fill()
    send()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect([...memory.values()]).toEqual(['{"sent":1}'])
    open()
    expect(block.querySelector('form')).toBeNull()
    expect(block.textContent).toContain('收到了')
  })

  test('is of one version: another asks anew', () => {
    choose('has', 'c1')
    document.documentElement.dataset.version = '4'
    open()
    expect(input('answer-has', 'c1').checked).toBe(false)
  })

  test('counts for nothing when somebody else has written it', () => {
    memory.set(`survey:${page.pageCode()}/form/3`, '{"answers": 7')
    open()
    expect(block.querySelector('form')).not.toBeNull()
  })
})

describe('regions', () => {
  const region = { fields: [{ id: 'place', label: '地区', type: 'region' }] }
  const lists = () => [...place('place').querySelectorAll('select')]
  const pick = (level: number, id: string) => {
    const list = lists()[level] as HTMLSelectElement
    list.value = id
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }

  test('are offered one inside the other', async () => {
    open(region)
    await vi.waitFor(() => expect(lists()[0]?.disabled).toBe(false))
    expect(lists().map(({ disabled }) => disabled)).toEqual([false, true, true])
    pick(0, '440000')
    pick(1, '440100')
    pick(2, '440106')
    send()
    await vi.waitFor(() => expect(page.ask).toHaveBeenCalled())
    expect(payloads()[0]?.answers).toEqual({ place: ['440000', '440100', '440106'] })
  })

  test('are chosen again after a reload, and a new province begins anew', async () => {
    open(region)
    await vi.waitFor(() => expect(lists()[0]?.disabled).toBe(false))
    pick(0, '440000')
    pick(1, '440100')
    open(region)
    await vi.waitFor(() => expect(lists()[0]?.value).toBe('440000'))
    expect(lists().map(({ value }) => value)).toEqual(['440000', '440100', ''])
    pick(0, '110000')
    expect(lists().map(({ value }) => value)).toEqual(['110000', '', ''])
  })
})

describe('a form of several pages', () => {
  const when = (value: string) => ({ showIf: { match: 'all', tests: [{ field: 'has', is: 'is', value }] } })
  const choices = [
    { id: 'c1', label: '参加过' },
    { id: 'c2', label: '没有' },
  ]
  const PAGES = {
    fields: [
      { id: 'has', label: '参加过吗？', type: 'choice', choices },
      { id: 'p2', label: '关于课程', type: 'page', ...when('c1') },
      { id: 'which', label: '哪一门？', type: 'text' },
      { id: 'p3', label: '怎么联系您', type: 'page' },
      { id: 'phone', label: '电话', type: 'phone' },
    ],
  }
  const seen = () => ['has', 'which', 'phone', 'consent'].filter((id) => !place(id).closest('[hidden]'))
  const count = () => block.querySelector('.yz-survey__count')?.textContent
  const back = () => block.querySelector<HTMLElement>('.yz-survey__back') as HTMLElement
  beforeEach(() => open(PAGES))

  test('shows the first, and goes on only when nothing on it is missing', () => {
    expect([seen(), back().hidden]).toEqual([['has'], true])
    send()
    expect([faults(), seen()]).toEqual([['请选择一项'], ['has']])
    choose('has', 'c1')
    expect(count()).toBe('1/3')
    send()
    expect([seen(), count(), faults(), back().hidden]).toEqual([['which'], '2/3', [], false])
    expect(document.activeElement?.textContent).toBe('关于课程')
    expect(page.ask).not.toHaveBeenCalled()
  })

  test('skips a page that the answers do not call for, and the last one sends', async () => {
    choose('has', 'c2')
    send()
    expect([seen(), count(), block.querySelector('form')?.hasAttribute('data-last')]).toEqual([
      ['phone', 'consent'],
      '2/2',
      true,
    ])
    type('phone', '13800138000')
    input('consent').click()
    send()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect(payloads()[0]?.answers).toEqual({ has: 'c2', phone: '13800138000' })
  })

  test('goes back with what was answered, by its button or by the back key', () => {
    choose('has', 'c1')
    send()
    type('which', '第一课')
    back().click()
    expect([seen(), count()]).toEqual([['has'], '1/3'])
    const steps: (() => void)[] = []
    page.enterStep = (onBack) => {
      steps.push(onBack)
      return () => steps.pop()?.()
    }
    send()
    expect(input('answer-which').value).toBe('第一课')
    steps.pop()?.()
    expect(seen()).toEqual(['has'])
  })
})

describe('the end of a form', () => {
  const ENDS = {
    fields: [{ id: 'a', label: '称呼', type: 'text' }],
    ends: [{ id: 'e 1', title: '给您的', showIf: { match: 'all', tests: [{ field: 'a', is: 'answered' }] } }],
  }
  const sendFilled = () => {
    type('a', '王')
    send()
  }

  test('is the one that the gateway says, and still so after a reload', async () => {
    page.ask.mockResolvedValue({ ...OK, response: { is_new: true, end: 'e 1' } } as never)
    open(ENDS)
    sendFilled()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect(block.querySelector('[data-sent] h2')?.textContent).toBe('给您的')
    open(ENDS)
    expect(block.querySelector('[data-sent] h2')?.textContent).toBe('给您的')
  })

  test('is the usual one where the page has that no more', async () => {
    page.ask.mockResolvedValue({ ...OK, response: { is_new: true, end: 'gone' } } as never)
    open(ENDS)
    sendFilled()
    await vi.waitFor(() => expect(block.querySelector('[data-sent] h2')?.textContent).toBe('提交成功'))
  })

  test.each([400011, 400012, 400013, 400015])('is said in place of the form for %i', async (code) => {
    page.ask.mockResolvedValue({ code, msg: '名额已满', response: undefined } as never)
    open(ENDS)
    sendFilled()
    await vi.waitFor(() => expect(block.querySelector('form')).toBeNull())
    expect([block.querySelector('h2')?.textContent, block.querySelector('[data-sent]')]).toEqual([
      '名额已满',
      null,
    ])
  })

  test('comes before it is filled in where its time is not', () => {
    const at = page.now()
    for (const [value, said] of [
      [{ opens_at: at + 60_000 }, '还没有开始，请稍后再来'],
      [{ closes_at: at - 60_000 }, '已经结束，不再接受提交'],
    ] as const) {
      open({ ...ENDS, ...value })
      expect(block.querySelector('h2')?.textContent).toBe(said)
    }
    open({ ...ENDS, opens_at: at - 60_000, closes_at: at + 60_000 })
    expect(block.querySelector('form')).not.toBeNull()
  })
})
