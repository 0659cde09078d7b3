import { DEFAULT_THEME, tokensOf } from '@yingzao/theme'
import { expect, test } from 'vitest'
import { themeSteps } from '../../session/theme-steps'
import { lengthAt } from './drag-room'

const steps = themeSteps(tokensOf(DEFAULT_THEME), 'space')
const pulled = (ring: 'margin' | 'padding', side: 'Top' | 'Bottom', by: number) =>
  lengthAt({ ring, side, units: 30, by }, steps).units

test('room grows away from what it is around, and snaps to the theme', () => {
  expect([pulled('margin', 'Top', 16), pulled('margin', 'Bottom', 40), pulled('padding', 'Top', 16)]).toEqual(
    [48, 70, 48],
  )
  expect([pulled('padding', 'Bottom', -16), pulled('padding', 'Bottom', 14)]).toEqual([48, 16])
})

test('a margin may pull blocks over each other, a padding is never less than none', () => {
  expect([pulled('margin', 'Top', -70), pulled('padding', 'Top', -70)]).toEqual([-40, 0])
})
