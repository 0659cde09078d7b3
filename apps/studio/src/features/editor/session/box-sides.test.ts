import { expect, test } from 'vitest'
import { noSides, SIDES, sideOf, sidesWith } from './box-sides'

test('a side is what its own name says, else what is said of all four', () => {
  const sides = (margin: string | number) => SIDES.map((side) => sideOf({ margin }, 'margin', side))
  expect(sides(20)).toEqual([20, 20, 20, 20])
  expect(sides('var(--yz-space-m) 0')).toEqual(['var(--yz-space-m)', 0, 'var(--yz-space-m)', 0])
  expect(sides('1px 2px 3px')).toEqual(['1px', '2px', '3px', '2px'])
  expect(sides('calc(1px + 2px) auto')).toEqual(['calc(1px + 2px)', 'auto', 'calc(1px + 2px)', 'auto'])
  expect(sideOf({ padding: 8, paddingTop: 30 }, 'padding', 'Top')).toBe(30)
  expect(sideOf({}, 'padding', 'Top')).toBeUndefined()
})

test('one side that is set leaves the others as they were', () => {
  expect(sidesWith({}, 'margin', { Top: 5 })).toEqual({ marginTop: 5 })
  expect(sidesWith({ margin: 20 }, 'margin', { Top: 5 })).toEqual({
    margin: undefined,
    marginTop: 5,
    marginRight: 20,
    marginBottom: 20,
    marginLeft: 20,
  })
})

test('a ring that is taken away leaves nothing', () => {
  expect(Object.keys(noSides('padding'))).toHaveLength(5)
  expect(Object.values(noSides('padding')).every((value) => value === undefined)).toBe(true)
})
