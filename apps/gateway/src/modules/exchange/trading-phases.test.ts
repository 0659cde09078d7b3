import { expect, test } from 'vitest'
import { mayCancel, type Phase, phaseOf, takesOrders } from './index'

// The sessions of the three exchanges, with the last second of each and the first of the next.
test.each<[string, Phase, 'takes' | '', 'cancels' | '']>([
  ['00:00:00', 'closed', '', ''],
  ['09:14:59', 'closed', '', ''],
  ['09:15:00', 'opening_auction', 'takes', 'cancels'],
  ['09:19:59', 'opening_auction', 'takes', 'cancels'],
  ['09:20:00', 'opening_auction_no_cancel', 'takes', ''],
  ['09:24:59', 'opening_auction_no_cancel', 'takes', ''],
  ['09:25:00', 'waiting', 'takes', 'cancels'],
  ['09:29:59', 'waiting', 'takes', 'cancels'],
  ['09:30:00', 'continuous', 'takes', 'cancels'],
  ['11:29:59', 'continuous', 'takes', 'cancels'],
  ['11:30:00', 'break', '', ''],
  ['12:59:59', 'break', '', ''],
  ['13:00:00', 'continuous', 'takes', 'cancels'],
  ['14:56:59', 'continuous', 'takes', 'cancels'],
  ['14:57:00', 'closing_auction', 'takes', ''],
  ['14:59:59', 'closing_auction', 'takes', ''],
  ['15:00:00', 'after', '', ''],
  ['15:05:00', 'after', '', ''],
  ['23:59:59', 'after', '', ''],
])('at %s it is %s', (clock, phase, takes, cancels) => {
  expect(phaseOf(clock)).toBe(phase)
  expect([takesOrders(phase), mayCancel(phase)]).toEqual([takes !== '', cancels !== ''])
})

test.each(['9:15:00', '09:15', '24:00:00', '12:60:00', '2026-11-27T09:15:00', ''])(
  '“%s” is refused',
  (clock) => {
    expect(() => phaseOf(clock)).toThrow('Write it as 09:15:00.')
  },
)
