import { expect, test } from 'vitest'
import { statusOf } from './contest-status'

const before = { hasSignupBegun: false, isSignupOver: false, hasBegun: false, isOver: false, isClosed: false }

test.each([
  ['before', before],
  ['signup', { ...before, hasSignupBegun: true }],
  ['waiting', { ...before, hasSignupBegun: true, isSignupOver: true }],
  ['running', { ...before, hasSignupBegun: true, isSignupOver: true, hasBegun: true }],
  // Late sign-ups.
  ['running', { ...before, hasSignupBegun: true, hasBegun: true }],
  // Its last day is over, and nobody has frozen its ranking.
  ['running', { ...before, hasSignupBegun: true, isSignupOver: true, hasBegun: true, isOver: true }],
  ['settled', { hasSignupBegun: true, isSignupOver: true, hasBegun: true, isOver: true, isClosed: true }],
] as const)('it is %s while %j', (status, clock) => {
  expect(statusOf(clock)).toBe(status)
})
