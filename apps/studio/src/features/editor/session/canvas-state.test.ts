import { expect, test } from 'vitest'
import { canvasState, WIDTHS } from './canvas-state'

test('every width has the stage that visitors have at it', () => {
  const state = canvasState()
  const stages = WIDTHS.map((width) => {
    state.set({ width })
    return state.look().stage
  })
  expect(stages).toEqual(['app', 'app', 'app', 'app', 'pc-1200', 'pc-1800'])
})

test('who draws is told of what changes and of nothing else', () => {
  const state = canvasState()
  let told = 0
  state.subscribe(() => {
    told += 1
  })
  const look = state.look()
  state.set({ width: 375, zoom: 1 })
  expect(told).toBe(0)
  state.set({ open: undefined, isLargeText: true })
  expect(told).toBe(1)
  expect(state.look()).not.toBe(look)
})
