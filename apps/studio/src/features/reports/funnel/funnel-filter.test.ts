import { expect, test } from 'vitest'
import { funnelAddress, funnelWanted, stepsOf, withSteps } from './funnel-filter'

const read = (address: string) => funnelAddress.read(new URLSearchParams(address))

test('steps stand in the order in which they usually happen, each once', () => {
  expect(stepsOf({})).toEqual(['lead', 'login', 'order', 'payment'])
  expect(stepsOf(read('steps=payment,lead,lead'))).toEqual(['lead', 'payment'])
  expect(stepsOf(read('steps=none'))).toEqual(['lead', 'login', 'order', 'payment'])
})

test('usual steps leave no trace in the address', () => {
  expect(withSteps(['payment', 'order', 'login', 'lead'])).toEqual({ steps: undefined })
  expect(withSteps(['payment', 'join'])).toEqual({ steps: 'join,payment' })
})

test('what narrows nothing is not asked for', () => {
  expect(funnelWanted(read('container=wx&window_hours=24&code=etf'), '2026-11-21')).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
    code: 'etf',
    container: 'wx',
    steps: 'lead,login,order,payment',
    window_hours: 24,
  })
  expect(read('window_hours=99999&container=tv')).toEqual({})
})
