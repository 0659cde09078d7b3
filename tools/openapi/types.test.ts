import { errors, type Operation, operations, SUCCESS_CODE } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { compileErrors } from './compile-errors'

/** Compiling takes a second, and several on a busy machine. */
const PATIENCE = { timeout: 60_000 }

const CALLS = `
import type { operations } from './openapi'

type Replies<Id extends keyof operations> = operations[Id]['responses']
type Json<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : never
type Reply<Id extends keyof operations> = { [Status in keyof Replies<Id>]: Json<Replies<Id>[Status]> }[keyof Replies<Id>]

declare function call<Id extends keyof operations>(id: Id): Promise<Reply<Id>>
`

test('types made of the OpenAPI file know by the code what a reply holds', PATIENCE, async () => {
  const program = `${CALLS}
export async function places(): Promise<number> {
  const reply = await call('activityVacancyDetail')
  // @ts-expect-error Before the code is known there may be no response.
  reply.response.remain
  // @ts-expect-error A group that is full is no answer of this call.
  if (reply.code === 400053) return 0
  if (reply.code === 1) return reply.response.remain
  reply.response satisfies null
  switch (reply.code) {
    case 404001:
      return 0
    case 400001:
    case 500000:
      throw new Error(reply.msg)
    default:
      return reply satisfies never
  }
}
`
  expect(await compileErrors(program)).toEqual([])
})

/** Every code that this call may return: its own, and those common to all calls. A beacon is never refused. */
function codesOf({ beacon, errors: own }: Operation): number[] {
  if (beacon) return [SUCCESS_CODE]
  return [
    SUCCESS_CODE,
    ...([...own, 'invalidParameters', 'serverError'] as const).map((name) => errors[name].code),
  ]
}

test('the codes of each call are those that the contract names, and no other', PATIENCE, async () => {
  const lines = Object.values<Operation>(operations)
    .filter(({ response }) => response !== 'image')
    .map((operation) => `same<Reply<'${operation.id}'>['code'], ${codesOf(operation).join(' | ')}>(true)`)
  const program = `${CALLS}
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false
declare function same<One, Other>(isSame: Same<One, Other>): void
${lines.join('\n')}
// @ts-expect-error Or nothing above is proved.
same<Reply<'joinOpenGroup'>['code'], 1>(true)
`
  expect(lines.length).toBeGreaterThan(30)
  expect(await compileErrors(program)).toEqual([])
})
