import { expect, test } from 'vitest'
import { textMessageAt } from './text-message-at'

const china = (text: string) => new Date(`2030-12-${text}:00+08:00`)

test.each([
  ['by day at once', '05T14:00', '06T14:00', '05T14:00'],
  ['until the last minute before ten', '05T21:59', '05T22:10', '05T21:59'],
  ['from ten on in the morning', '05T22:00', '06T22:00', '06T08:00'],
  ['after midnight in the same morning', '06T00:30', '06T09:00', '06T08:00'],
  ['at eight at once', '06T08:00', '06T08:15', '06T08:00'],
])('a phone is sent it %s', (_when, now, begins, at) => {
  expect(textMessageAt(china(now), china(begins))).toEqual(china(at))
})

test.each([
  ['it begins before the morning', '06T07:35', '06T07:50'],
  ['it begins at eight', '06T07:45', '06T08:00'],
  ['it has begun', '05T14:00', '05T14:00'],
])('a phone is sent nothing when %s', (_when, now, begins) => {
  expect(textMessageAt(china(now), china(begins))).toBeNull()
})
