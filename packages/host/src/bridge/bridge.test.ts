import { describe, expect, test, vi } from 'vitest'
import { type BridgeWindow, createBridge } from './bridge'
import type { BridgeMessage } from './messages'

const ORDER: BridgeMessage = { type: 8, data: { pid: 'P1' } }
const LOGIN: BridgeMessage = { type: 33, data: { from: 'https://h5.example.com/', type: '' } }
const TOKEN = 'aaa.bbb.ccc'

interface Message {
  type: number
  data: unknown
  callbackId: string
}

/** A bridge of an iOS app that hears everything, by default. */
function bridgeTo(app: 'ios' | 'android' | 'none' | 'throwing' | 'foreign', name = 'n8') {
  const messages: Message[] = []
  const log = vi.fn()
  const calls = vi.fn()
  const ios = { postMessage: (message: object) => void messages.push(message as Message) }
  const android = { postMessage: (text: string) => void messages.push(JSON.parse(text)) }
  const throwing = {
    postMessage() {
      calls()
      throw new Error('the web view is gone')
    },
  }
  const window: BridgeWindow =
    app === 'ios' || app === 'foreign'
      ? { webkit: { messageHandlers: { [name]: ios } } }
      : app === 'android'
        ? { [name]: android }
        : app === 'throwing'
          ? { [name]: throwing }
          : {}
  const bridge = createBridge({ window, name, isAllowed: app !== 'foreign', log })
  const answer = (kind: string, reply: unknown) => (window[kind] as (reply: unknown) => void)(reply)
  return { bridge, messages, log, calls, window, answer }
}

describe('a message', () => {
  test.each(['ios', 'android'] as const)('reaches the app on %s as type, data and callbackId', (app) => {
    const { bridge, messages } = bridgeTo(app)
    expect(bridge.send(ORDER)).toBe(true)
    expect(messages).toEqual([{ type: 8, data: { pid: 'P1' }, callbackId: expect.any(String) }])
  })

  test('goes to the handler that the deployment names', () => {
    const { bridge, messages } = bridgeTo('android', 'stockApp')
    expect(bridge.send(ORDER)).toBe(true)
    expect(messages).toHaveLength(1)
  })

  test('has an id of its own', () => {
    const { bridge, messages } = bridgeTo('ios')
    for (let count = 0; count < 3; count++) bridge.send(ORDER)
    expect(new Set(messages.map(({ callbackId }) => callbackId)).size).toBe(3)
  })

  test.each([
    ['none', 0],
    ['throwing', 2],
  ] as const)('is not heard by an app that is %s, which is logged once', (app, tries) => {
    const { bridge, log, calls } = bridgeTo(app)
    expect(bridge.send(ORDER)).toBe(false)
    expect(bridge.send(LOGIN)).toBe(false)
    expect(calls).toHaveBeenCalledTimes(tries)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The app cannot be reached'))
  })

  test('never leaves a page of a host that is not on the list, and nothing listens there', () => {
    const { bridge, messages, window } = bridgeTo('foreign')
    expect(bridge.send(ORDER)).toBe(false)
    expect(messages).toEqual([])
    expect(Object.keys(window)).toEqual(['webkit'])
  })

  test('with a payload that is not its own is not sent', () => {
    const { bridge, messages, log } = bridgeTo('ios')
    expect(bridge.send({ type: 8, data: { pid: '' } })).toBe(false)
    expect(bridge.send({ type: 99, data: {} } as unknown as BridgeMessage)).toBe(false)
    expect(messages).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('an answer', () => {
  test('is taken once, as an object or as its JSON', () => {
    for (const form of [(reply: object) => reply, JSON.stringify]) {
      const { bridge, messages, answer } = bridgeTo('ios')
      const onLogin = vi.fn()
      bridge.send(LOGIN, { onLogin })
      const reply = form({ callbackId: messages[0]?.callbackId, token: TOKEN })
      answer('onLogin', reply)
      answer('onLogin', reply)
      expect(onLogin).toHaveBeenCalledExactlyOnceWith(TOKEN)
    }
  })

  test('of a payment says which and how', () => {
    const { bridge, messages, answer } = bridgeTo('ios')
    const onPay = vi.fn()
    bridge.send(ORDER, { onPay })
    answer('onPay', { callbackId: messages[0]?.callbackId, pid: 'P1', status: 1 })
    expect(onPay).toHaveBeenCalledExactlyOnceWith({ pid: 'P1', status: '1' })
  })

  test('after a failure is none any more', () => {
    const { bridge, messages, answer } = bridgeTo('ios')
    const answers = { onLogin: vi.fn(), onError: vi.fn() }
    bridge.send(LOGIN, answers)
    const callbackId = messages[0]?.callbackId
    answer('onError', { callbackId })
    answer('onError', { callbackId })
    answer('onLogin', { callbackId, token: TOKEN })
    expect(answers.onError).toHaveBeenCalledOnce()
    expect(answers.onLogin).not.toHaveBeenCalled()
  })

  test('of another kind, to no message, or of no sense is not heard, and does not use up the message', () => {
    const { bridge, messages, answer } = bridgeTo('ios')
    const onLogin = vi.fn()
    bridge.send(LOGIN, { onLogin })
    const callbackId = messages[0]?.callbackId
    answer('onPay', { callbackId, pid: 'P1', status: 1 })
    answer('onError', { callbackId })
    for (const reply of [
      undefined,
      null,
      7,
      '',
      '{',
      [],
      { token: TOKEN },
      { callbackId: 'guessed', token: TOKEN },
      { callbackId: ['x'], token: TOKEN },
      { callbackId, token: 7 },
      { callbackId, token: 'no token; domain=evil.com' },
    ])
      answer('onLogin', reply)
    expect(onLogin).not.toHaveBeenCalled()
    answer('onLogin', { callbackId, token: TOKEN })
    expect(onLogin).toHaveBeenCalledOnce()
  })

  test('to a message that never left is not heard', () => {
    const { bridge, answer, window } = bridgeTo('throwing')
    const onError = vi.fn()
    bridge.send(ORDER, { onError })
    for (const callbackId of Object.keys(window)) answer('onError', { callbackId })
    expect(onError).not.toHaveBeenCalled()
  })
})
