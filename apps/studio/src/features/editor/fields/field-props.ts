import type { Path } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'

export interface PickedAsset {
  url: string
  size: { width: number; height: number } | undefined
}

/** What every input of the inspector receives. It shows a value and says what it should be; it does not hold a page. */
export interface InputProps<F extends Field = Field> {
  /** Id of the element that a label points to. */
  id: string
  field: F
  /** Undefined: there is none, or the selected blocks do not agree. */
  value: unknown
  /** The selected blocks do not agree. */
  isMixed: boolean
  isDisabled: boolean
  isInvalid: boolean
  /** Ids of the texts that explain the input. */
  describedBy: string | undefined
  /** Hosts that links may lead to. */
  linkHosts: readonly string[]
  /** The path of the value, relative to the block, for inputs that need the fields next to it. */
  path?: Path
  /** Undefined removes the value. */
  onWrite(value: unknown): void
  /**
   * Writes a file of the library, with its pixel size where that is known. The size is written where there are fields
   * for it next to this one; where there are none, `onWrite` is enough.
   */
  onWriteAsset?(asset: PickedAsset): void
}
