import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/start-test-gateway'
import { attack, SHAPES } from './testing/attack'
import { MOST, withstand } from './testing/withstand'

const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[]

test.each(shapes)(
  'ten thousand calls, %s, and five hundred honest visitors',
  async (shape) => {
    const startedAt = performance.now()
    const { messages, served } = await withstand(shape, { calls: 10_000, honest: 500 })
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(
      `${shape}: ${messages} messages for 10,000 calls, ${served} of 500 honest visitors served, ${seconds} s`,
    )
  },
  1_800_000,
)

test.each([
  'one prefix from one machine that computes',
  'any phones from one machine that computes',
] as const)(
  'where what each has had is forgotten, %s gets more than its part: it can tell',
  async (shape) => {
    await using gateway = await startTestGateway()
    await attack([gateway], { shape, calls: 2_000, honest: 0, isForgetful: true })
    const { rowCount } = await gateway.ctx.db.pool.query('SELECT FROM sms_message')
    expect(rowCount).toBeGreaterThan(MOST[shape] + 1)
  },
  1_800_000,
)
