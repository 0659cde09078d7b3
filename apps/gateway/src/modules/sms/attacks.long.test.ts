import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/start-test-gateway'
import { attack, SHAPES } from './testing/attack'
import { MOST, withstand } from './testing/withstand'

const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[]

// `npm run test:abuse` does the same with 10,000 calls and 500 honest visitors.
test.each(shapes)(
  'an attack on %s sends no more than its budget, and honest visitors behind one address get their codes',
  async (shape) => {
    const { messages } = await withstand(shape, { calls: 150, honest: 30 })
    // The attack was a real one: it got what nobody has to compute more for.
    expect(messages).toBeGreaterThanOrEqual(Math.min(MOST[shape], 200) * 0.2)
  },
  120_000,
)

test('where what a prefix has had is forgotten, one machine sends to it what it likes: it can tell', async () => {
  await using gateway = await startTestGateway()
  const shape = 'one prefix from one machine that computes'
  await attack([gateway], { shape, calls: 100, honest: 0, isForgetful: true })
  const { rowCount } = await gateway.ctx.db.pool.query('SELECT FROM sms_message')
  expect(rowCount).toBeGreaterThan(MOST[shape] + 1)
})
