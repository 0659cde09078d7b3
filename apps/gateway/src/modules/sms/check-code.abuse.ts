import { expect, test } from 'vitest'
import { guessAndServe } from './testing/guess-codes'

const ATTACK = { guesses: 10_000, honest: 200 }

test('ten thousand wrong codes keep nobody from the code that was sent to where they type it', async () => {
  const { served, warnings } = await guessAndServe(ATTACK)
  console.log(`${served} of ${ATTACK.honest} honest visitors logged in after ${ATTACK.guesses} wrong codes`)
  expect([served, warnings]).toEqual([ATTACK.honest, 1])
}, 900_000)

test('where everybody is refused after a hundred wrong ones, nobody logs in: it can tell', async () => {
  expect(await guessAndServe({ ...ATTACK, guesses: 1_000, refuseAll: true })).toMatchObject({ served: 0 })
}, 900_000)
