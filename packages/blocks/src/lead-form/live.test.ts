// @vitest-environment jsdom
import { createTestPage, drawBlock, type TestPage, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { leadForm } from './lead-form'
import { live } from './live'
import { leadFormProps } from './props'

const ENTRY = '请输入正确的姓名和手机号！'
const CONSENT = '请先阅读并同意《隐私政策》'

let block: HTMLElement
let page: TestPage

beforeEach(() => {
  block = drawBlock(leadForm, leadFormProps.parse({}), { id: 'form' })
  page = createTestPage()
  live(block, page)
})

const field = (name: string) => block.querySelector(`input[name=${name}]`) as HTMLInputElement
const faultOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true'
const faults = () => [...block.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

/** Bypasses React's own setter, as a keyboard does. */
function type(name: string, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(): void {
  field('consent').click()
}

/** Submits the form, and returns whether the event goes on to the listener that holds it for React. */
function send(): boolean {
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  return block.querySelector('form')?.dispatchEvent(sent) ?? false
}

describe('leadForm that sleeps', () => {
  test('says which fields are wrong, once for both, and takes the focus to the first', () => {
    expect(send()).toBe(false)
    expect([isInvalid('nick_name'), isInvalid('handset'), isInvalid('consent')]).toEqual([true, true, false])
    expect([faultOf('nick_name'), faultOf('handset')]).toEqual([undefined, ENTRY])
    expect(faults()).toEqual([ENTRY])
    expect(document.activeElement).toBe(field('nick_name'))
    expect(page.toast).toHaveBeenCalledExactlyOnceWith(ENTRY)
  })

  test('says it before there is anything that could say a line over the page', () => {
    block = drawBlock(leadForm, leadFormProps.parse({}), { id: 'form' })
    const { now, container, openPopup, everySecond, loadImage, taps } = page
    live(block, { now, container, openPopup, everySecond, loadImage, taps })
    send()
    expect(faults()).toEqual([ENTRY])
  })

  test('wants the consent after name and phone', () => {
    type('nick_name', '王小明')
    type('handset', '13800138000')
    expect(send()).toBe(false)
    expect(faultOf('consent')).toBe(CONSENT)
    expect(document.activeElement).toBe(field('consent'))
    tick()
    expect([faults(), isInvalid('consent')]).toEqual([[], false])
  })

  test('takes back what it said of a field that is corrected, and leaves the focus where it is', () => {
    send()
    field('handset').focus()
    type('handset', '1')
    expect([isInvalid('handset'), faultOf('handset')]).toEqual([false, undefined])
    // It was shown below the other one for both.
    expect(faultOf('nick_name')).toBe(ENTRY)
    expect(document.activeElement).toBe(field('handset'))
  })

  test('lets what is right go on, with nothing said of it', () => {
    type('nick_name', '王小明')
    type('handset', '13800138000')
    tick()
    expect(send()).toBe(true)
    expect(faults()).toEqual([])
  })

  test('leaves a form to React that React is about to find, or has woken', async () => {
    block.dataset.asleep = 'waking'
    expect(send()).toBe(true)
    expect(faults()).toEqual([])
    await wakeBlock(block, leadForm)
    // React has heard of it first.
    await act(async () => send())
    expect(faults()).toEqual([ENTRY])
  })
})

test('leadForm that wakes goes on from what was said, with what was typed', async () => {
  type('nick_name', '王小明')
  send()
  const phone = field('handset')
  await wakeBlock(block, leadForm)
  expect(field('handset')).toBe(phone)
  expect([field('nick_name').value, faultOf('handset')]).toEqual(['王小明', ENTRY])
  await act(async () => type('handset', '138'))
  expect([faults(), isInvalid('handset')]).toEqual([[], false])
})
