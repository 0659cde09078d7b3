import { errors, type Operation } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf, sampleOf } from './sample-calls'
import { send } from './send'

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** The response to a visitor with a fresh login. */
async function answer(operation: Operation, fields: object) {
  const { headers } = await signIn(gateway, gateway.ann.handset)
  const reply = await send(gateway.app, operation, { fields, headers })
  return {
    status: reply.statusCode,
    headers: reply.headers,
    ...(operation.response === 'image' ? {} : reply.json()),
  }
}

test('every call that is served can be made, and answers what is documented, unknown ids included', async () => {
  expect(gateway.served.length).toBeGreaterThan(20)
  for (const operation of gateway.served) {
    const { code = 1, instead = [] } = sampleOf(operation)
    if (operation.response === 'image') {
      expect((await answer(operation, await fieldsOf(gateway, operation))).status).toBe(200)
      continue
    }
    for (const [other, expected] of [[{}, code] as const, ...instead]) {
      const sent = { ...(await fieldsOf(gateway, operation)), ...other }
      const { status, code: answered, msg } = await answer(operation, sent)
      expect([operation.id, sent, answered], msg).toEqual([operation.id, sent, expected])
      expect(status).toBe(Object.values(errors).find((error) => error.code === answered)?.http ?? 200)
    }
  }
})

test('a call that nobody has thought of is named, with what to do', () => {
  expect(() => sampleOf({ id: 'somethingNew' })).toThrow(/somethingNew is served.*Add somethingNew to/)
})
