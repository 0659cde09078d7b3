/** What a template's picture is drawn from: the blocks of its document, without their words. */
export interface PageOutline {
  background: string
  blocks: BlockOutline[]
}

export interface BlockOutline {
  name: string
  /** Lines of text, or items of a list. */
  count?: number
  /** Size of text, in units of the 750 design. */
  size?: number
  /** Light on the ground of this colour; dark unless told. */
  ground?: string
  isLight?: boolean
  isCentred?: boolean
  /** Part of a line that it takes; it then stands beside others. */
  part?: number
  /** Distance to the edges of what it stands in, in units. */
  margin?: number
  blocks?: BlockOutline[]
}
