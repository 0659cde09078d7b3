import { expect, test } from 'vitest'
import { type ChainRow, FIRST_PREV_HASH, hashOf } from './read-chain'
import { walkChain } from './walk-chain'

/** Consecutive rows, and the head after them. */
function chain(length: number) {
  const rows: ChainRow[] = []
  let hash = FIRST_PREV_HASH
  for (let seq = 1; seq <= length; seq += 1) {
    const content = JSON.stringify([`row ${seq}`, hash])
    const row = { seq, content, prev_hash: hash, hash: hashOf({ content }, seq) }
    rows.push(row)
    hash = row.hash
  }
  return { rows, head: { seq: length, hash } }
}

function verdict(rows: readonly ChainRow[], head: { seq: number; hash: string }): string[] {
  const walk = walkChain()
  for (const row of rows) walk.take(row)
  return walk.end(head).map(({ seq, kind }) => `${kind} ${seq}`)
}

const forged = (seq: number, prev_hash: string): ChainRow => {
  const content = JSON.stringify(['forged', prev_hash])
  return { seq, content, prev_hash, hash: hashOf({ content }, seq) }
}

test('rows that were taken out, with all later ones numbered anew, are named by the number that they had', () => {
  const { rows, head } = chain(12)
  const left = rows.filter(({ seq }) => seq !== 4 && seq !== 8)
  expect(
    verdict(
      left.map((row, index) => ({ ...row, seq: index + 1 })),
      head,
    ),
  ).toEqual(['missing 4', 'missing 8'])
})

test.each([
  ['that follows the row before', (rows: ChainRow[]) => rows[3]?.hash ?? ''],
  ['that follows nothing', () => 'x'.repeat(43)],
])('a row %s and was put in, with all later ones numbered anew, is named', (_how, prevOf) => {
  const { rows, head } = chain(10)
  const moved = rows.map((row) => (row.seq > 4 ? { ...row, seq: row.seq + 1 } : row))
  moved.splice(4, 0, forged(5, prevOf(rows)))
  expect(verdict(moved, head)).toEqual(['added 5'])
})

test('a second row of the same number is named', () => {
  const { rows, head } = chain(6)
  rows.splice(3, 0, forged(4, rows[2]?.hash ?? ''))
  expect(verdict(rows, head)).toEqual(['added 4'])
})

test('two neighbours that changed places are named, and nobody else', () => {
  const { rows, head } = chain(6)
  const [a, b] = [rows[2], rows[3]] as [ChainRow, ChainRow]
  rows.splice(2, 2, { ...b, seq: 3 }, { ...a, seq: 4 })
  expect(verdict(rows, head)).toEqual(['changed 3', 'changed 4'])
})

test('who holds each row against its own hash alone finds neither a gap nor a row that was hashed anew: it can tell', () => {
  const { rows, head } = chain(9)
  rows.splice(6, 1)
  rows[2] = forged(3, rows[1]?.hash ?? '')
  expect(rows.filter((row) => hashOf(row, row.seq) !== row.hash)).toEqual([])
  expect(verdict(rows, head)).toEqual(['changed 3', 'missing 7'])
})
