import { type ChainHead, type ChainRow, FIRST_PREV_HASH, hashOf } from './read-chain'

/** What is wrong with the log, each time with the number of the row. */
export interface Tampering {
  seq: number
  /**
   * `changed`: not what was hashed. `missing`: it is gone. `added`: not appended the way the others are. `unsealed`: as
   * it was hashed, but not by somebody who has the key.
   */
  kind: 'changed' | 'missing' | 'added' | 'unsealed'
}

/** A row that still matches its hash, under the number that it had when hashed. */
interface Intact {
  number: number
  seq: number
  hash: string
}

/** Intact rows to remember, to find out how many were inserted between them when later ones have moved up. */
const REMEMBERED = 1_000

export interface ChainWalk<Row extends ChainRow> {
  take(row: Row): void
  /** Call once, after the last row. */
  end(head: Pick<ChainHead, 'seq' | 'hash'>): Tampering[]
}

/**
 * Checks rows, in the order of their numbers, against their hashes and against the rows before. When rows were inserted
 * or removed and all later ones renumbered, those are recognised by their original number, so that not all of them are
 * blamed. `onIntact` is called with each row that is unchanged.
 */
export function walkChain<Row extends ChainRow>(
  onIntact: (intact: Intact, row: Row) => void = () => {},
): ChainWalk<Row> {
  const found: Tampering[] = []
  let recent: Intact[] = [{ number: 0, seq: 0, hash: FIRST_PREV_HASH }]
  /** Rows whose successor, of this number, has recorded a different hash for them. */
  const contradicted = new Map<number, number>()
  /** Rows since the last intact one. */
  let broken: number[] = []
  /** How many more rows there are up to here than there were. */
  let shift = 0
  let waiting: Row | undefined

  const blame = (kind: Tampering['kind'], ...seqs: number[]) =>
    found.push(...seqs.map((seq) => ({ seq, kind })))
  const last = (): Intact => recent.at(-1) as Intact

  /** One row late: only the next row shows whether all rows have moved. */
  function judge(row: Row, next: Row | undefined): void {
    const moved = [shift, shift + 1, shift - 1].find(
      (by) => isIntact(row, by) && (by === shift || (next !== undefined && isIntact(next, by))),
    )
    if (moved === undefined) {
      broken.push(row.seq)
      return
    }
    const number = row.seq - moved
    connect(number, row.prev_hash)
    shift = moved
    const intact = { number, seq: row.seq, hash: row.hash }
    recent.push(intact)
    if (recent.length > 2 * REMEMBERED) recent = recent.slice(-REMEMBERED)
    onIntact(intact, row)
  }

  /** Says what is wrong between the last intact row and the one that had this number. */
  function connect(number: number, prevHash: string): void {
    // Others had this number before: they were inserted.
    while (last().number >= number && recent.length > 1) {
      const { number: taken, seq } = recent.pop() as Intact
      blame('added', seq)
      contradicted.delete(taken)
    }
    const expected = Array.from(
      { length: number - last().number - 1 },
      (_none, index) => last().number + 1 + index,
    )
    const places = new Set(broken.map((seq) => seq - shift))
    blame(expected.length === 0 ? 'added' : 'changed', ...broken)
    blame('missing', ...expected.filter((place) => !places.has(place)))
    if (expected.length === 0 && last().hash !== prevHash) contradicted.set(number, last().seq)
    broken = []
  }

  return {
    take: (row) => {
      if (waiting) judge(waiting, row)
      waiting = row
    },
    end: ({ seq, hash }) => {
      if (waiting) judge(waiting, undefined)
      connect(seq + 1, hash)
      // They were hashed again, but their original hash is still known.
      blame('changed', ...contradicted.values())
      return found.sort((a, b) => a.seq - b.seq)
    },
  }
}

function isIntact(row: ChainRow, shift: number): boolean {
  return hashOf(row, row.seq - shift) === row.hash
}
