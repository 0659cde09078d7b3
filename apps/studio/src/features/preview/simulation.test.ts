import { expect, test } from 'vitest'
import { FIRST_SIMULATION, framedAddress } from './simulation'

const LINK = 'https://www.example.com/h5-page/h5/etf?isPreview=1&preview_token=a.b-c_d'

test('the frame stays on the origin of the Studio and keeps the right to see the draft', () => {
  const address = framedAddress(LINK, { ...FIRST_SIMULATION, isLoggedIn: true })
  expect(address.startsWith('/h5-page/h5/etf?')).toBe(true)
  expect(Object.fromEntries(new URL(address, 'http://studio').searchParams)).toEqual({
    isPreview: '1',
    preview_token: 'a.b-c_d',
    place: 'app',
    version: '6.43.0',
    login: '1',
    replies: 'accepts',
  })
})

test('only the app has a version', () => {
  expect(framedAddress(LINK, { ...FIRST_SIMULATION, place: 'wx' })).not.toContain('version')
})
