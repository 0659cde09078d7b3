import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf } from './sample-calls'
import { send } from './send'

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** Addresses that lead to other sites, most of them disguised. Hosts of example.com are allowed. */
const ELSEWHERE = [
  'https://evil.net/',
  '//evil.net/',
  '///evil.net/',
  '////evil.net',
  '/\\evil.net/',
  '\\\\evil.net\\',
  'https:/\\evil.net/',
  'https:evil.net',
  'http://evil.net',
  'https://h5.example.com.evil.net/',
  'https://h5.example.com@evil.net/',
  'https://h5.example.com:443@evil.net/',
  'https://evil.net#h5.example.com',
  'https://evil.net?h5.example.com',
  'https://evil.net\\@h5.example.com/',
  'https://evil.net%2f@h5.example.com.evil.net/',
  'https://h5-example.com/',
  'https://evilexample.com/',
  'https://example.com.cn/',
  'https://evil。net/',
  'https://ｅｖｉｌ.net/',
  'https://evil%E3%80%82net/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'javascript:alert(1)//evil.net',
  'JaVaScRiPt:alert(1)//evil.net',
  'java\tscript:alert(1)//evil.net',
  ' javascript:alert(1)//evil.net',
  'data:text/html,evil.net',
  'vbscript:evil.net',
  'blob:https://evil.net/1',
  'file:///evil.net',
  'ftp://h5.example.com/evil.net',
  'weixin://dl/evil.net',
  'intent://evil.net#Intent;end',
  'ws://h5.example.com/evil.net',
]

test.each(ELSEWHERE)('%j is signed for no share card', async (url) => {
  const reply = await send(gateway.app, operations.jssdkConfig, { fields: { url } })
  expect(reply.json()).toMatchObject({ code: 400001, response: null })
})

describe('an address in the data of operators that leads to', () => {
  test.each(ELSEWHERE)('%j is in no reply of any call', async (url) => {
    const { pool } = gateway.database.db
    await pool.query('UPDATE state_code SET url = $1', [url])
    await pool.query('UPDATE broker SET registration_url = $1, qy_wechat_service_url = $1', [url])
    const { headers } = await signIn(gateway, gateway.ann.handset)
    let answered = 0
    for (const operation of gateway.served.filter(({ path }) => /channel/.test(path))) {
      const { body } = await send(gateway.app, operation, {
        fields: await fieldsOf(gateway, operation),
        headers,
      })
      expect([operation.id, body]).not.toEqual([
        operation.id,
        expect.stringMatching(/evil|ｅｖｉｌ|"https?:|127|::1|0x7f/),
      ])
      answered += 1
    }
    expect(answered).toBeGreaterThan(3)
  })

  test('a host of the list is', async () => {
    const url = 'https://open.example.com/a'
    await gateway.database.db.pool.query('UPDATE state_code SET url = $1', [url])
    const reply = await send(gateway.app, operations.stateCodePageUrl, { fields: { state_code: 'autumn' } })
    expect(reply.json()).toMatchObject({ code: 1, response: { url } })
  })
})
