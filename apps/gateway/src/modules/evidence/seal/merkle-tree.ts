import { createHash } from 'node:crypto'

/** Bytes of a leaf. */
const LEAF_BYTES = 32

/** A hash in the tree, and on which side of the path to the root it is. */
export interface Step {
  side: 'left' | 'right'
  /** In hex. */
  hash: string
}

// As in RFC 6962: the hash of a leaf can never be mistaken for that of two branches.
const ofLeaf = (leaf: Buffer) => createHash('sha256').update('\u0000').update(leaf).digest()
const ofBranches = (left: Buffer, right: Buffer) =>
  createHash('sha256').update('\u0001').update(left).update(right).digest()

/** Splits a list into its leaves. */
export function leavesIn(list: Buffer): Buffer[] {
  return Array.from({ length: Math.floor(list.length / LEAF_BYTES) }, (_none, index) =>
    list.subarray(index * LEAF_BYTES, (index + 1) * LEAF_BYTES),
  )
}

/** The root of a tree in hex; without leaves, the hash of nothing. */
export function rootOf(leaves: readonly Buffer[]): string {
  return (layersOf(leaves).at(-1)?.[0] ?? createHash('sha256').digest()).toString('hex')
}

/** The hashes that lead from a leaf to the root. */
export function wayUp(leaves: readonly Buffer[], index: number): Step[] {
  const steps: Step[] = []
  let at = index
  for (const layer of layersOf(leaves)) {
    const beside = layer[at ^ 1]
    // The last one of an odd number moves up unchanged.
    if (beside) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: beside.toString('hex') })
    at >>= 1
  }
  return steps
}

/** The root that a leaf leads to. */
export function rootBy(leaf: Buffer, steps: readonly Step[]): string {
  let hash = ofLeaf(leaf)
  for (const { side, hash: other } of steps) {
    const beside = Buffer.from(other, 'hex')
    hash = side === 'right' ? ofBranches(hash, beside) : ofBranches(beside, hash)
  }
  return hash.toString('hex')
}

/** From the leaves up to the root. */
function layersOf(leaves: readonly Buffer[]): Buffer[][] {
  const layers: Buffer[][] = [leaves.map(ofLeaf)]
  for (let layer: Buffer[] = layers[0] ?? []; layer.length > 1; ) {
    const above: Buffer[] = []
    for (let at = 0; at < layer.length; at += 2) {
      const [left, right] = [layer[at] as Buffer, layer[at + 1]]
      above.push(right ? ofBranches(left, right) : left)
    }
    layers.push(above)
    layer = above
  }
  return layers
}
