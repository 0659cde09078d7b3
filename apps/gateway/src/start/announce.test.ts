import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { announcement } from './announce'

const isOnNetwork = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === 'IPv4' && !address.internal)

test('names the page on this machine, and no phone when only this machine can reach it', () => {
  expect(
    announcement(
      { env: 'development', host: '127.0.0.1', homePage: 'welcome', role: 'all', studioOrigin: undefined },
      { port: 8081, setupToken: undefined },
    ),
  ).toBe(
    '\nReady. The page: http://localhost:8081/h5-page/h5/welcome\nThe Studio: http://localhost:8081/studio/',
  )
})

test('prints the link that makes the first administrator, as long as there is none', () => {
  const config = {
    env: 'development',
    host: '127.0.0.1',
    homePage: 'welcome',
    role: 'all',
    studioOrigin: undefined,
  } as const
  expect(announcement(config, { port: 8081, setupToken: 'abc' })).toContain(
    'http://localhost:8081/studio/#/setup?token=abc',
  )
})

test.runIf(isOnNetwork)('draws a code of an address that a phone can reach', () => {
  const text = announcement(
    { env: 'development', host: '0.0.0.0', homePage: 'welcome', role: 'all', studioOrigin: undefined },
    { port: 8081, setupToken: undefined },
  )
  expect(text).toMatch(/On a phone in the same network: http:\/\/\d+(\.\d+){3}:8081\/h5-page\/h5\/welcome/)
  expect(text).toMatch(/█.*█\n/)
})

test('draws nothing into the logs of production', () => {
  expect(
    announcement(
      { env: 'production', host: '0.0.0.0', homePage: 'welcome', role: 'all', studioOrigin: undefined },
      { port: 80, setupToken: 'secret' },
    ),
  ).toBe('Ready on port 80.')
})

test('a process that serves nobody names no page', () => {
  expect(
    announcement(
      { env: 'development', host: '127.0.0.1', homePage: 'welcome', role: 'worker', studioOrigin: undefined },
      { port: 8081, setupToken: 'secret' },
    ),
  ).toBe('Ready to run jobs; health and figures on port 8081.')
})
