import { expect, test } from 'vitest'
import { signInMember } from '../../testing/sign-in-member'
import { startTestGateway } from '../../testing/start-test-gateway'
import { addLead } from './testing/add-lead'
import { guessPhone, searchOpenly, spellings, tellsWhole, waysToAsk } from './testing/guess-phone'

const PHONE = '13857318000'
const SHOWN = '138****8000'

test('who may not reveal phones learns no hidden digit by any field of any call, however it is spelt', async () => {
  await using gateway = await startTestGateway()
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  await addLead(gateway, { handset: PHONE })
  const ways = Object.entries(waysToAsk(gateway, auditor))
  let asked = 0
  const told: string[] = []
  for (const [way, ask] of ways) {
    const counted = async (guess: string) => {
      asked += 1
      return ask(guess)
    }
    for (const [how, spell] of Object.entries(spellings)) {
      if ((await guessPhone(counted, SHOWN, spell)) !== undefined) told.push(`${way} by ${how}`)
      if (await tellsWhole(counted, PHONE, spell)) told.push(`${way} by ${how}, whole`)
    }
  }
  console.log(`${asked} questions by ${ways.length} fields: nothing learnt of a hidden digit`)
  expect(told).toEqual([])
  expect(asked).toBeGreaterThan(2_000)
  // The same questions to a search by the beginning of a phone.
  const careless = searchOpenly(gateway.ctx, (phone, guess) => phone.startsWith(guess))
  expect(await guessPhone(careless, SHOWN, (phone) => phone)).toBe(PHONE)
}, 600_000)
