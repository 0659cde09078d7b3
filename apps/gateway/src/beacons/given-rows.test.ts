import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database'
import { givenFrom, givenRow, givenRows, givenRowsWith } from './given-rows'

const COLUMNS = { id: 'int', said: 'text', at: 'float8', day: 'date', is_new: 'boolean' }
const STATEMENT = `SELECT given.* FROM ${givenFrom(COLUMNS)} ORDER BY id`

test('rows arrive as they were, with nothing for what they do not have', async () => {
  await using database = await createTestDatabase()
  const rows = [
    { id: 1, said: `'; DROP TABLE page; -- "\\ud800" 课程 😀`, at: 1.5, day: '2026-11-29', is_new: true },
    { id: 2, said: undefined, unknown: 'not asked for' },
  ]
  const reply = await database.db.pool.query(
    STATEMENT.replace('given.*', 'id, said, at, day::text, is_new'),
    [givenRows(rows.map(givenRow))],
  )
  expect(reply.rows).toEqual([
    { id: 1, said: rows[0]?.said, at: 1.5, day: '2026-11-29', is_new: true },
    { id: 2, said: null, at: null, day: null, is_new: null },
  ])
})

test('what rows have in common is part of each', () => {
  const row = givenRowsWith({ id: 1, said: 'a' })
  expect([row({ at: 2 }), row({ day: null })]).toEqual([
    '{"id":1,"said":"a","at":2}',
    '{"id":1,"said":"a","day":null}',
  ])
})

test('half of a character, where a text was cut, costs that character only', async () => {
  await using database = await createTestDatabase()
  const said = ['课程😀'.slice(0, 3), '\udc00 then \\ud800', '😀']
  const { rows } = await database.db.pool.query(STATEMENT, [
    givenRows(said.map((text, id) => givenRow({ id, said: text }))),
  ])
  expect(rows.map((row) => row.said)).toEqual(['课程\ufffd', '\ufffd then \\ud800', '😀'])
})

test('what no text of the database can hold is refused, as a value that is wrong', async () => {
  await using database = await createTestDatabase()
  await expect(
    database.db.pool.query(STATEMENT, [givenRows([givenRow({ id: 1, said: 'a\0b' })])]),
  ).rejects.toMatchObject({
    code: expect.stringMatching(/^22/),
  })
})
