import { noVisitors, RANKS, REGISTERS, type Registers, unite } from './registers'

/** First byte of each form. No bytes at all: nobody. */
const SPARSE = 1
const DENSE = 2

/** Of a register and its rank. */
const ENTRY_BYTES = 3
/** Four ranks of six bits each. */
const DENSE_BYTES = (REGISTERS * 6) / 8
/** More entries than this take more space than all registers. */
const MOST_SPARSE = Math.floor(DENSE_BYTES / ENTRY_BYTES)

/** A sketch as it is stored, in the shorter of two forms: which registers were raised, or all of them. */
export function storedForm(registers: Registers): Buffer {
  const entries = entriesOf(registers)
  if (entries.length === 0) return Buffer.alloc(0)
  return entries.length <= MOST_SPARSE ? sparse(entries) : dense(registers)
}

/** Merges a stored sketch, of either form, into each of these. Throws on bytes that are not one. */
export function takeStored(into: readonly Registers[], stored: Uint8Array): void {
  if (stored.length === 0) return
  if (stored[0] === SPARSE && (stored.length - 1) % ENTRY_BYTES === 0) takeSparse(into, stored)
  else if (stored[0] === DENSE && stored.length === 1 + DENSE_BYTES) takeDense(into, stored)
  else throw new Error(`${stored.length} bytes that begin with ${stored[0]} are no sketch of visitors.`)
}

/** Reads the sketch from these bytes. */
export function readStored(stored: Uint8Array): Registers {
  const registers = noVisitors()
  takeStored([registers], stored)
  return registers
}

/** The registers that were raised, in order. */
function entriesOf(registers: Registers): number[] {
  const entries: number[] = []
  for (let register = 0; register < REGISTERS; register += 1) {
    const rank = registers[register] ?? 0
    if (rank > 0) entries.push(register * RANKS + rank)
  }
  return entries
}

function sparse(entries: readonly number[]): Buffer {
  const bytes = Buffer.alloc(1 + entries.length * ENTRY_BYTES)
  bytes[0] = SPARSE
  for (const [index, entry] of entries.entries())
    bytes.writeUIntBE(entry, 1 + index * ENTRY_BYTES, ENTRY_BYTES)
  return bytes
}

function takeSparse(into: readonly Registers[], stored: Uint8Array): void {
  for (let at = 1; at < stored.length; at += ENTRY_BYTES) {
    const entry = threeBytes(stored, at)
    for (const registers of into) raise(registers, entry >> 6, entry & 63)
  }
}

function dense(registers: Registers): Buffer {
  const bytes = Buffer.alloc(1 + DENSE_BYTES)
  bytes[0] = DENSE
  for (let register = 0, at = 1; register < REGISTERS; register += 4, at += 3) {
    const [a = 0, b = 0, c = 0, d = 0] = registers.subarray(register, register + 4)
    bytes.writeUIntBE((a << 18) | (b << 12) | (c << 6) | d, at, 3)
  }
  return bytes
}

// Unpacked once: that takes longer than uniting does.
function takeDense(into: readonly Registers[], stored: Uint8Array): void {
  const [first = noVisitors(), ...others] = into
  const unpacked = others.length === 0 ? first : noVisitors()
  for (let register = 0, at = 1; register < REGISTERS; register += 4, at += 3) {
    const four = threeBytes(stored, at)
    raise(unpacked, register, four >> 18)
    raise(unpacked, register + 1, (four >> 12) & 63)
    raise(unpacked, register + 2, (four >> 6) & 63)
    raise(unpacked, register + 3, four & 63)
  }
  if (others.length > 0) for (const registers of into) unite(registers, unpacked)
}

function raise(into: Registers, register: number, rank: number): void {
  if (rank > (into[register] ?? 0)) into[register] = rank
}

function threeBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
}
