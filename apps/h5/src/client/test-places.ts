import type { Container } from '@yingzao/schema/client'

/** Where a tester's choice is stored, for the lifetime of the tab. */
export const TEST_PLACE_KEY = 'yz:test-place'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const WECHAT = `${PHONE} MicroMessenger/8.0.50`

/** The user agents of browsers in each place (DOMAIN.md 0.1). */
export const USER_AGENTS: Readonly<Record<Container, string>> = {
  app: `${PHONE} n8Web/6.43.0`,
  mp: `${WECHAT} miniProgram`,
  wx: WECHAT,
  mb: PHONE,
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
}
