import { expect, test } from 'vitest'
import { compareLeads } from './leads.mjs'

const acknowledged = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  handset: `phone of ${id}`,
  at: 1_000 * index,
}))
const storedOf = (...ids) => new Map(ids.map((id) => [id, `phone of ${id}`]))

test('what is lost is what came after the newest that is stored', () => {
  expect(compareLeads(acknowledged, storedOf('a', 'b'))).toEqual({ rpo: 2, lost: 0, misread: 0 })
  expect(compareLeads(acknowledged, storedOf('a', 'b', 'c', 'd'))).toMatchObject({ rpo: 0, lost: 0 })
})

test('one that is missing before that is lost in another way', () => {
  expect(compareLeads(acknowledged, storedOf('a', 'd'))).toMatchObject({ rpo: 0, lost: 2 })
})

test('a lead with the phone of another is misread', () => {
  const stored = storedOf('a', 'b').set('b', 'phone of a')
  expect(compareLeads(acknowledged, stored)).toMatchObject({ lost: 0, misread: 1 })
})

test('where none is stored, there is no end to what is lost', () => {
  expect(compareLeads(acknowledged, storedOf()).rpo).toBe(Number.POSITIVE_INFINITY)
  expect(compareLeads([], storedOf()).rpo).toBe(Number.POSITIVE_INFINITY)
})
