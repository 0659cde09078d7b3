import type { ComponentType } from 'react'

/** How the Studio shows a kind of block to those who choose one. */
export interface PaletteEntry {
  /** Its place on its shelf: what is used most comes first. */
  rank: number
  /** In a line of text. */
  icon: ComponentType
  /** Other names for it. Characters with several readings can be found by the usual one, too (弹窗: tc). */
  words?: readonly string[]
  /**
   * What it looks like, drawn by hand on 112 × 60. The block itself would be a blur at this size, and half of them show
   * nothing before the gateway answers or somebody taps; a drawing also says what will be there.
   *
   * A piece is `tone x y width height radius`, or `tone path d`, or `tone text x y size words`.
   */
  picture: readonly string[]
}
