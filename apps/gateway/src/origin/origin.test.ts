import { describe, expect, test } from 'vitest'
import { keepView, keepVisitor, newVisitor, originOf, VISITOR_ID, visitorOf } from './origin'

const CONFIG = { publicOrigin: 'https://h5.example.cn' }

/** What a browser sends along after a response has set cookies. */
function browserAfter(answer: (reply: { header(name: string, value: unknown): never }) => void) {
  const cookies: string[] = []
  answer({
    header(_name, value) {
      cookies.push(String(value))
      return undefined as never
    },
  })
  return { cookies, headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') } }
}

const SEEN = {
  code: 'sale',
  version: 7,
  variant: '12.B',
  container: 'wx',
  rendering: 'aB3_-x9Zq0Lm',
} as const

test('what a view has left is what the next call comes from', () => {
  const visitor_id = newVisitor()
  const channel = 'cps_id=s1&utm_source=微信'
  const { headers } = browserAfter((reply) => {
    keepVisitor(reply, CONFIG, visitor_id)
    keepView(reply, CONFIG, SEEN, channel)
  })
  expect(originOf({ headers })).toEqual({ visitor_id, channel, page: SEEN })
})

test('of a page that nobody published, and without a channel, nothing is made up', () => {
  const page = { code: 'home', version: null, variant: null, container: null, rendering: null }
  const { cookies, headers } = browserAfter((reply) => keepView(reply, CONFIG, page, ''))
  expect(cookies).toHaveLength(1)
  expect(originOf({ headers })).toEqual({ visitor_id: null, channel: '', page })
})

test('no script reads them, and they are only sent by https where pages are', () => {
  const { cookies } = browserAfter((reply) => keepVisitor(reply, CONFIG, newVisitor()))
  expect(cookies[0]).toMatch(/; HttpOnly; .*Secure$/)
  const local = browserAfter((reply) =>
    keepVisitor(reply, { publicOrigin: 'http://127.0.0.1:8000' }, newVisitor()),
  )
  expect(local.cookies[0]).not.toContain('Secure')
})

test('all reports of a session whose browser has no cookie yet are of one visitor', () => {
  const of = (session_id: string) => visitorOf({ headers: {} }, session_id)
  expect(of('s-1')).toMatch(VISITOR_ID)
  expect(of('s-1')).toBe(of('s-1'))
  expect(of('s-1')).not.toBe(of('s-2'))
})

describe('what a browser may send', () => {
  test.each([
    'yz_visitor=13800138000',
    `yz_visitor=${'x'.repeat(17)}`,
    'yz_page=13800138000~1~~mb',
    'yz_page=<b>~1~~',
    'yz_channel=%E0%A4%A',
    'yz_channel=mark%3D13800138000',
    `yz_channel=${'x'.repeat(201)}`,
    'yz_channel=%3Cscript%3E',
  ])('%s tells nothing', (cookie) => {
    expect(originOf({ headers: { cookie } })).toEqual({ visitor_id: null, channel: '', page: null })
  })

  test('of a page with a version, variant, container and rendering that are none only the code is known', () => {
    const page = { code: 'sale', version: null, variant: null, container: null, rendering: null }
    expect(originOf({ headers: { cookie: 'yz_page=sale~0~12.Z~car~short' } }).page).toEqual(page)
  })
})
