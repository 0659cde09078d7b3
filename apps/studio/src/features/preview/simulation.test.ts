import { expect, test } from 'vitest'
import { FIRST_SIMULATION, framedAddress } from './simulation'

const PAGE = '/h5-page/h5/etf?isPreview=1&preview_token=a.b-c_d'

test.each(['', 'https://www.example.com'])(
  'a page of "%s" stays there and keeps the right to see the draft',
  (origin) => {
    const address = framedAddress(origin + PAGE, { ...FIRST_SIMULATION, isLoggedIn: true })
    expect(address.startsWith(`${origin}/h5-page/h5/etf?`)).toBe(true)
    expect(Object.fromEntries(new URL(address, 'http://studio').searchParams)).toEqual({
      isPreview: '1',
      preview_token: 'a.b-c_d',
      place: 'app',
      version: '6.43.0',
      login: '1',
      replies: 'accepts',
    })
  },
)

test('only the app has a version', () => {
  expect(framedAddress(PAGE, { ...FIRST_SIMULATION, place: 'wx' })).not.toContain('version')
})
