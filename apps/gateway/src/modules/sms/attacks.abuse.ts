import { test } from 'vitest'
import { SHAPES } from './testing/attack'
import { withstand } from './testing/withstand'

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
