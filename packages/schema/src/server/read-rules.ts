import type { Block } from '../document'
import type { JsonValue } from '../json'
import type { Place } from './place'

/** What a reading needs besides the document. */
export interface ReadRules {
  /** Given: links to other hosts are emptied and reported. Absent: every well-formed host stays. */
  linkHosts?: readonly string[]
  /** Given along with `linkHosts`: what those would empty stays and is not reported, and this is called instead. */
  onForeign?: () => void
}

/** What reading the props of a block needs. */
export interface PropRules extends ReadRules {
  /** Reads the blocks in a prop. Absent for props that are common to all blocks: none of them holds any. */
  readBlocks?: (entries: readonly JsonValue[], at: Place) => Block[]
}
