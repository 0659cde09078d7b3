import { expect, test } from 'vitest'
import { variantWidths } from './make-variants'

test.each([
  [2000, [1125, 750, 375]],
  [1125, [1125, 750, 375]],
  [1000, [1000, 750, 375]],
  [750, [750, 375]],
  [375, [375]],
  [72, [72]],
])('an image %i pixels wide has copies of %j, none wider than itself', (width, expected) => {
  expect(variantWidths(width)).toEqual(expected)
})
