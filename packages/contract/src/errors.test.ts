import { expect, test } from 'vitest'
import { errors, SUCCESS_CODE } from './errors'

test('no two errors share a code, and none has the code of success', () => {
  const codes = Object.values(errors).map((error) => error.code)
  expect(new Set([...codes, SUCCESS_CODE]).size).toBe(codes.length + 1)
})

test('only an expired login, too many requests and a fault of ours leave HTTP 200', () => {
  const others = Object.entries(errors).filter(([, error]) => error.http !== 200)
  expect(others.map(([name, error]) => [name, error.http])).toEqual([
    ['loginExpired', 403],
    ['tooManyRequests', 429],
    ['serverError', 500],
  ])
})

test('the catalogue cannot be changed at run time', () => {
  expect(() => Object.assign(errors.serverError, { msg: 'stack trace' })).toThrow(TypeError)
})
