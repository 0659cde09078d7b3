import type { Block } from '../document'
import type { JsonValue } from '../json'
import type { Place } from './place'

/** What a reading is told beside the document. */
export interface ReadRules {
  /** Given: links to other hosts are emptied and reported. Absent: every properly written host stays. */
  linkHosts?: readonly string[]
  /** Given beside `linkHosts`: what those would empty stays and is not reported, and this hears of it. */
  onForeign?: () => void
}

/** What reading the props of a block is told. */
export interface PropRules extends ReadRules {
  /** Reads the blocks that stand in a prop. Absent for props that are common to all blocks: none of them holds any. */
  readBlocks?: (entries: readonly JsonValue[], at: Place) => Block[]
}
