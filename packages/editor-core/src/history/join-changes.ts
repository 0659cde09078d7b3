import { samePath } from '../page/path'
import type { Change, Patch, PatchOp } from '../patch/patch'

/**
 * Combines two successive changes into one. What the second sets where the first did last counts once, so a word typed
 * into a field, or a slider being dragged, takes no more room than its last value.
 */
export function joinChanges(first: Change, second: Change): Change {
  const start = first.forward.length - second.forward.length
  if (replaces(first.forward.slice(Math.max(0, start)), second.forward)) {
    return { forward: [...first.forward.slice(0, start), ...second.forward], inverse: first.inverse }
  }
  return {
    forward: [...first.forward, ...second.forward],
    inverse: [...second.inverse, ...first.inverse],
  }
}

function replaces(last: Patch, second: Patch): boolean {
  return (
    last.length > 0 &&
    last.length === second.length &&
    second.every((op, index) => isSameTarget(last[index], op, second.length))
  )
}

/** Several moves depend on each other, so only a single one replaces another. */
function isSameTarget(one: PatchOp | undefined, other: PatchOp, length: number): boolean {
  if (one?.op === 'move' && other.op === 'move') return length === 1 && one.id === other.id
  return one?.op === 'set' && other.op === 'set' && one.id === other.id && samePath(one.path, other.path)
}
