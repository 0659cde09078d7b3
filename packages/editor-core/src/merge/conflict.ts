import type { Path, Target } from '../page/page'
import type { Patch } from '../patch/patch'

/** Both changed one field, differently. The merged page holds theirs. */
export interface FieldConflict {
  kind: 'field'
  /** Null: a setting of the page itself. */
  id: Target
  path: Path
  base: unknown
  mine: unknown
  theirs: unknown
  /** Applied to the merged page, it takes mine instead. Absent where that would drop blocks inside the field. */
  takeMine?: Patch
}

/** Both moved one block, or one of them changed the slots around it. The merged page shows where it is now. */
export interface PlaceConflict {
  kind: 'place'
  id: string
}

/** One removed a block, the other changed it or something inside it. The merged page keeps it. */
export interface RemovalConflict {
  kind: 'removed'
  id: string
  /** Who removed it. */
  by: 'mine' | 'theirs'
}

export type Conflict = FieldConflict | PlaceConflict | RemovalConflict

/** A page in three states: as both found it, and as each left it. */
export interface Three<State> {
  base: State
  mine: State
  theirs: State
}
