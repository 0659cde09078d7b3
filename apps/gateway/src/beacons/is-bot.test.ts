import { expect, test } from 'vitest'
import { botRule, isBot } from './is-bot'

const PHONE =
  'Mozilla/5.0 (Linux; Android 12; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'

test.each([
  ['', {}, 'no_agent'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}, 'declared'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', {}, 'declared'],
  ['Sogou web spider/4.0', {}, 'declared'],
  ['python-requests/2.32', {}, 'library'],
  ['Go-http-client/2.0', {}, 'library'],
  [PHONE.replace('Chrome', 'HeadlessChrome'), {}, 'headless'],
  [PHONE, { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
] as const)('%j is a program’s, by rule', (agent, headers, rule) => {
  expect(botRule({ headers: { 'user-agent': agent, ...headers } })).toBe(rule)
})

test.each([
  PHONE,
  `${PHONE} MicroMessenger/8.0.50`,
  `${PHONE} n8Web/6.43.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
])('%j is a visitor’s', (agent) => {
  expect(isBot({ headers: { 'user-agent': agent } })).toBe(false)
})
