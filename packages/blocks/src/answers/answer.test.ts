import { CallError, errors } from '@yingzao/contract/client'
import { expect, test } from 'vitest'
import { answerTo } from './answer'

const comesOf = (reply: () => Promise<unknown>) => answerTo(reply as never, 'serviceChat', {})
const failing = (error: unknown) => comesOf(() => Promise.reject(error))

test('a refusal keeps its code and its words', async () => {
  const reply = { code: 400050, msg: '未绑定服务人员，无法获取', response: undefined }
  expect(await comesOf(async () => reply)).toEqual({ state: 'failed', code: 400050, msg: reply.msg })
})

test('who has no login, or one that has ended, is anonymous', async () => {
  const ended = { status: 403, code: errors.loginExpired.code }
  for (const error of [
    new CallError('serviceChat', 'canceled', 'needs a login'),
    new CallError('serviceChat', 'http', errors.loginExpired.msg, ended),
  ]) {
    expect(await failing(error)).toEqual({ state: 'anonymous' })
  }
  // Other gateways may say so with status 200.
  const reply = { code: errors.loginExpired.code, msg: '', response: undefined }
  expect(await comesOf(async () => reply)).toEqual({ state: 'anonymous' })
})

test('what never came is told in the client’s words, and what broke here in nobody’s', async () => {
  const lost = new CallError('serviceChat', 'network', '网络异常，请稍后重试')
  expect(await failing(lost)).toEqual({ state: 'failed', code: 0, msg: '网络异常，请稍后重试' })
  expect(await failing(new TypeError('x is undefined'))).toEqual({ state: 'failed', code: 0, msg: '' })
})
