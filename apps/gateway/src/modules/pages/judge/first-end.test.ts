import { specs } from '@yingzao/blocks/props'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { firstEnd } from './first-end'

const read = (...page_schema: JsonValue[]) => readDocument({ code: 'sale', page_schema }, specs).document
const countdown = (endTime: JsonValue) => ({ name: specs.firstHaving('timeLeft').name, value: { endTime } })

const EARLY = Date.UTC(2026, 10, 20)
const LATE = Date.UTC(2026, 11, 20)

test('a page ends with the first of its countdowns, however deep it stands', () => {
  const box = { name: specs.firstHaving('box').name, value: {}, children: [countdown(EARLY)] }
  expect(firstEnd(read(countdown(LATE), box))).toEqual(new Date(EARLY))
})

test('a page without a countdown, or with one whose end nobody has set, has no end', () => {
  expect(firstEnd(read({ name: 'text', value: { html: '<p>文字</p>' } }))).toBeNull()
  expect(firstEnd(read(countdown(0)))).toBeNull()
})
