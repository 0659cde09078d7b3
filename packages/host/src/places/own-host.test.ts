import { describe, expect, test } from 'vitest'
import { createPlace } from '../place'
import { fakePlatform, SETTINGS, USER_AGENTS } from '../testing/fake-platform'

/** As `npm start` prints it, and as other people reach a machine. */
const ADDRESSES = [
  'http://192.168.1.7:8080/h5-page/h5/etf-course',
  'http://127.0.0.1:8080/h5-page/h5/etf-course',
  'http://my-laptop.local:8080/h5-page/h5/etf-course',
]

function open(address: string, listsOwnHost: boolean) {
  const outside = fakePlatform({
    userAgent: USER_AGENTS.app,
    address: () => address,
    settings: { ...SETTINGS, listsOwnHost },
  })
  return { outside, opening: createPlace(outside) }
}

describe.each(ADDRESSES)('a page that was opened as %s', (address) => {
  test('speaks with the app where its own host is listed', async () => {
    const { outside, opening } = open(address, true)
    const { primitives } = await opening
    await primitives.login()
    await primitives.appPage({ name: 'walletRecharge', params: {} })
    expect(outside.messages.map(({ type }) => type)).toEqual([33, 29])
  })

  test('does not elsewhere, and goes to the page for logins', async () => {
    const { outside, opening } = open(address, false)
    await (await opening).primitives.login()
    expect(outside.messages).toEqual([])
    expect(outside.steps.join()).toContain('/passport/m/login?from=')
  })

  test('follows links to itself and to nobody who is not listed', async () => {
    const { navigate } = await open(address, true).opening
    expect(navigate.to(new URL('/passport/', address).href)).toBe(true)
    expect(navigate.to('https://evil.example/')).toBe(false)
    expect(navigate.to(`https://evil.${new URL(address).hostname}.example/`)).toBe(false)
  })
})
