import type { Path } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'

export interface PickedAsset {
  url: string
  size: { width: number; height: number } | undefined
}

/** What every input of the inspector is given. It draws a value and says what it should be; it holds no page. */
export interface InputProps<F extends Field = Field> {
  /** Of the element that a label points to. */
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
  /** The path of the value from the block, for inputs that need the fields beside it. */
  path?: Path
  /** Undefined takes the value away. */
  onWrite(value: unknown): void
  /**
   * A file of the library, with its pixels where they are known. The size is written where the field has one beside it;
   * where it has none, `onWrite` will do.
   */
  onWriteAsset?(asset: PickedAsset): void
}
