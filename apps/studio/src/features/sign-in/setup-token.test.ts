import { expect, test } from 'vitest'
import { setupTokenIn } from './setup-token'

test.each([
  { hash: '#/setup?token=abc-_1', token: 'abc-_1' },
  { hash: '#/setup?token=a%2Bb', token: 'a+b' },
  { hash: '#/setup?token=%E0%A4', token: undefined },
  { hash: '#/setup?token=', token: undefined },
  { hash: '#/setup', token: undefined },
  { hash: '#password', token: undefined },
  { hash: '', token: undefined },
])('"$hash" brings the token $token', ({ hash, token }) => {
  expect(setupTokenIn(hash)).toBe(token)
})
