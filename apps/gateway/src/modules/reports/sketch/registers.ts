import { createHash } from 'node:crypto'

/** Bits of a hash that choose a register. With 2^13 registers a number is typically off by 1.15 per cent. */
const PRECISION = 13
export const REGISTERS = 2 ** PRECISION
/** Bits of a hash whose leading zeros are counted. */
const COUNTED_BITS = 64 - PRECISION

/** How many different visitors there were, without saying who: HyperLogLog, a byte for each register. */
export type Registers = Uint8Array

export function noVisitors(): Registers {
  return new Uint8Array(REGISTERS)
}

/**
 * What a visitor does to a sketch: which register is raised, and to what, as one number. The hash is keyed, so that
 * nobody can look for an id that counts for many. `entryInSql` does the same in the database.
 */
export function entryOf(key: string, visitor: string): number {
  const hash = createHash('sha256').update(`${key} ${visitor}`).digest()
  const [high, low] = [hash.readUInt32BE(0), hash.readUInt32BE(4)]
  const register = high >>> (32 - PRECISION)
  const rest = (high << PRECISION) >>> 0
  const rank = 1 + (rest === 0 ? 32 - PRECISION + Math.clz32(low) : Math.clz32(rest))
  return register * RANKS + rank
}

/** Ranks are less than this: a register and its rank are one number. */
export const RANKS = 64

/** Adds visitors to a sketch. Their order, and how often each comes, makes no difference. */
export function takeEntries(into: Registers, entries: Iterable<number>): void {
  for (const entry of entries) {
    const register = Math.floor(entry / RANKS)
    const rank = entry % RANKS
    if ((into[register] ?? 0) < rank) into[register] = rank
  }
}

/** Merges another sketch into one. */
export function unite(into: Registers, other: Registers): void {
  for (let register = 0; register < REGISTERS; register += 1) {
    const rank = other[register] ?? 0
    if (rank > (into[register] ?? 0)) into[register] = rank
  }
}

/**
 * How many there were: the estimate of Otmar Ertl (New cardinality estimation algorithms for HyperLogLog sketches,
 * 2017, algorithm 6), which needs no tables and is as good for few as for many.
 */
export function howMany(registers: Registers): number {
  const ofRank = new Array<number>(COUNTED_BITS + 2).fill(0)
  for (const rank of registers) ofRank[rank] = (ofRank[rank] ?? 0) + 1
  let sum = REGISTERS * tau(1 - (ofRank[COUNTED_BITS + 1] ?? 0) / REGISTERS)
  for (let rank = COUNTED_BITS; rank >= 1; rank -= 1) sum = (sum + (ofRank[rank] ?? 0)) / 2
  sum += REGISTERS * sigma((ofRank[0] ?? 0) / REGISTERS)
  return Math.round(REGISTERS ** 2 / (2 * Math.LN2) / sum)
}

/** What registers that nobody has raised add. */
function sigma(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY
  let [power, weight, sum, before] = [share, 1, share, -1]
  while (sum !== before) {
    before = sum
    power *= power
    sum += power * weight
    weight += weight
  }
  return sum
}

/** What registers that can be raised no further take away. */
function tau(share: number): number {
  if (share === 0 || share === 1) return 0
  let [root, weight, sum, before] = [share, 1, 1 - share, -1]
  while (sum !== before) {
    before = sum
    root = Math.sqrt(root)
    weight /= 2
    sum -= (1 - root) ** 2 * weight
  }
  return sum / 3
}
