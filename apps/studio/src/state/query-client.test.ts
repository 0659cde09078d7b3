import { studioErrors } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client'
import { type Session, sessionKey } from './session'
import { StudioProblem } from './studio-problem'

const SESSION: Session = { member: null, needs_setup: false }

/** A client that has just fetched who is logged in, and then meets this problem. */
async function after(problem: Error): Promise<{ asksAgain: boolean; tries: number }> {
  const client = createQueryClient()
  client.setQueryData<Session>(sessionKey, SESSION)
  let tries = 0
  const queryFn = () => {
    tries += 1
    return Promise.reject(problem)
  }
  await client.fetchQuery({ queryKey: ['memberList', {}], queryFn, retryDelay: 0 }).catch(() => {})
  return { asksAgain: client.getQueryState(sessionKey)?.isInvalidated ?? false, tries }
}

const refusal = (name: 'signInRequired' | 'passwordChangeRequired' | 'wrongCredentials' | 'forbidden') => {
  const { code, msg, http } = studioErrors[name]
  return new StudioProblem('refused', msg, { code, http })
}

test.each([
  { name: 'signInRequired', asksAgain: true },
  { name: 'passwordChangeRequired', asksAgain: true },
  // A wrong password has the same HTTP status, but does not mean that the login has ended.
  { name: 'wrongCredentials', asksAgain: false },
  { name: 'forbidden', asksAgain: false },
] as const)('after $name it asks anew who is logged in: $asksAgain', async ({ name, asksAgain }) => {
  expect((await after(refusal(name))).asksAgain).toBe(asksAgain)
})

test('a read without a reply is made twice more, a refused one is not', async () => {
  expect((await after(new StudioProblem('network', '网络异常'))).tries).toBe(3)
  expect((await after(refusal('forbidden'))).tries).toBe(1)
})
