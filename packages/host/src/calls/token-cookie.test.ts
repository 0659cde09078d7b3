// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://h5.pages.example.com/h5-page/h5/spring" }
import { describe, expect, test } from 'vitest'
import { hasToken } from './has-token'
import { clearToken, keepToken, readToken, uidOf } from './token-cookie'

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = text
}

describe('token', () => {
  test.each([
    ['token=a.b.c', 'a.b.c'],
    ['x=1; token=a.b.c; y=2', 'a.b.c'],
    ['mytoken=a.b.c', undefined],
    ['token=', undefined],
    ['token=; y=2', undefined],
    ['', undefined],
  ])('in "%s" is %s', (cookie, token) => {
    expect(readToken({ cookie })).toBe(token)
    expect(hasToken(cookie)).toBe(token !== undefined)
  })

  test.each(['', '; domain=h5.pages.example.com', '; domain=pages.example.com', '; domain=example.com'])(
    'that was set with "%s" is gone after it is cleared',
    (domain) => {
      setCookie(`token=a.b.c; path=/${domain}`)
      setCookie('other=1; path=/')
      expect(readToken(document)).toBe('a.b.c')
      clearToken(document, location.hostname)
      expect(document.cookie).toBe('other=1')
    },
  )
})

test('a token from the app is kept for the page and the domain above it', () => {
  keepToken(document, 'a.b.c', { domain: 'example.com', isSecure: true })
  expect(readToken(document)).toBe('a.b.c')
  clearToken(document, location.hostname)
  expect(readToken(document)).toBeUndefined()
})

describe('uid', () => {
  const token = (payload: object) => `h.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.s`
  test.each([
    [token({ sub: '10086', jti: 'x' }), '10086'],
    [token({ uid: 10086 }), '10086'],
    [token({ uid: 'a1' }), 'a1'],
    [token({}), ''],
    ['no token at all', ''],
    [undefined, ''],
  ])('of %s is "%s"', (given, uid) => {
    expect(uidOf(given)).toBe(uid)
  })
})
