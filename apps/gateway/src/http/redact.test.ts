import { describe, expect, test } from 'vitest'
import { redactText, redactUrl } from './redact'

describe('redactUrl', () => {
  test.each([
    ['/h5-page/h5/spring?isPreview=1&pageId=870', '/h5-page/h5/spring?isPreview=1&pageId=870'],
    ['/x?preview_token=eyJ.a.b&code=1', '/x?preview_token=***&code=1'],
    ['/x?a=1&Handset=2&%zz=3&ticket', '/x?a=1&Handset=***&%zz=***&ticket'],
    ['/call/13800138000?n=13800138000', '/call/***?n=***'],
    ['/x?a=b=c', '/x?a=b=c'],
  ])('%s is logged as %s', (url, logged) => {
    expect(redactUrl(url)).toBe(logged)
  })

  test('a long address is cut', () => {
    expect(redactUrl(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(500)
  })
})

describe('redactText', () => {
  test('keeps what is no secret: times in milliseconds, addresses without a password', () => {
    const text = 'at 1830268800000 from https://a.example.com/x'
    expect(redactText(text)).toBe(text)
  })

  test.each([
    ['authorization: Bearer abc.def-g', 'authorization: Bearer ***'],
    ['postgres://user:pass@db:5432/x is away', 'postgres://***@db:5432/x is away'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjF9.c2ln expired', 'jwt *** expired'],
    [
      'Failed query: insert\nparams: 张三,\n2\n    at run (a.ts:1)',
      'Failed query: insert\nparams: ***\n    at run (a.ts:1)',
    ],
  ])('%j is logged as %j', (text, logged) => {
    expect(redactText(text)).toBe(logged)
  })
})
