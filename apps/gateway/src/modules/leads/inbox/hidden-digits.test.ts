import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { addLead } from './testing/add-lead'
import { guessPhone, searchOpenly, spellings, tellsWhole, waysToAsk } from './testing/guess-phone'

const PHONE = '13857318000'
const SHOWN = '138****8000'

let gateway: TestGateway
let auditor: SignedInMember
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  auditor = await signInMember(gateway, { roles: ['auditor'] })
  operator = await signInMember(gateway, { roles: ['operator'] })
  await addLead(gateway, { handset: PHONE })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const beginning = (phone: string) => phone

// `npm run test:abuse` asks by every field of every call, in every spelling.
describe.each([
  'leadList q',
  'leadExport filter.q',
  'leadList sort',
  'leadFind handset',
  'auditList subject',
])('who may not reveal phones and asks by %s', (way) => {
  test('learns no hidden digit', async () => {
    const ask = waysToAsk(gateway, auditor)[way]
    if (!ask) throw new Error(`There is no ${way}.`)
    expect(await guessPhone(ask, SHOWN, beginning)).toBeUndefined()
    expect(await tellsWhole(ask, PHONE, beginning)).toBe(false)
  })
})

test('nor can somebody try phones out in the list who may reveal them: that is counted and in the log', async () => {
  const { 'leadList q': list, 'leadFind handset': find } = waysToAsk(gateway, operator)
  if (!list || !find) throw new Error('The calls have other names.')
  expect(await tellsWhole(list, PHONE, beginning)).toBe(false)
  expect(await tellsWhole(find, PHONE, beginning)).toBe(true)
})

describe('the same questions', () => {
  test('find the phone in forty where a search goes by its beginning', async () => {
    let asked = 0
    const careless = searchOpenly(gateway.ctx, (phone, guess) => phone.startsWith(guess))
    const counted = async (guess: string) => {
      asked += 1
      return careless(guess)
    }
    expect([await guessPhone(counted, SHOWN, beginning), asked]).toEqual([PHONE, 40])
  })

  test.each(Object.entries(spellings))(
    'by %s find it where a search looks through that',
    async (_, spell) => {
      const isFound = (phone: string, guess: string) =>
        phone.startsWith(guess.normalize('NFKC').replace(/\D/g, ''))
      expect(await guessPhone(searchOpenly(gateway.ctx, isFound), SHOWN, spell)).toBe(PHONE)
    },
  )

  test('tell it where a search confirms a whole one', async () => {
    const careless = searchOpenly(gateway.ctx, (phone, guess) => phone === guess)
    expect(await tellsWhole(careless, PHONE, beginning)).toBe(true)
  })
})

test('leads of which the same digits are shown stand in the order in which they came', async () => {
  for (const handset of ['13899998000', '13800008000', '13855558000']) {
    await addLead(gateway, { handset, page_code: 'alike' })
  }
  const ask = waysToAsk(gateway, auditor)['leadList page_code']
  const { response } = JSON.parse((await ask?.('alike'))?.slice(4) ?? '')
  const ids = response.list.map(({ lead_id }: { lead_id: number }) => lead_id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(ids).toHaveLength(3)
})
