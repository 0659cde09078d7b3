/** What a block is in the small picture of a template: that it stands there, how much of it, on what ground. */
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

/** A rectangle of such a picture. */
export interface Piece {
  x: number
  y: number
  width: number
  height: number
  round: number
  fill: string
  edge?: string
}

/** The ground that blocks are drawn on. */
export interface Ground {
  x: number
  width: number
  ink: string
  soft: string
}

export interface Drawn {
  pieces: Piece[]
  height: number
}

/** What a block draws itself with. Heights and places are counted from the top of the block. */
export interface SketchKit extends Ground {
  outline: BlockOutline
  /** Lines or items, at least one. */
  count: number
  y: number
  middle: number
  /** A bar below the top, from the left edge and in the soft colour unless told. */
  bar(at: number, length: number, height: number, fill?: string, from?: number): Piece
  /** A button in the middle. */
  pill(at: number): Piece
  /** So many rows of the same, a step apart. */
  rows(step: number, draw: (at: number) => Piece[]): Piece[]
  /** The blocks inside, from this height on. */
  inside(ground: Ground, top: number): Drawn
}

/** Units of the design that make one of the picture. */
export const UNITS = 5

export const SOFT = '#c3c8d1'
export const DARK_INK = { ink: '#3c424e', soft: SOFT }
export const LIGHT_INK = { ink: 'rgb(255 255 255 / 95%)', soft: 'rgb(255 255 255 / 62%)' }
export const PRESSED = '#d7261e'
export const PAPER = '#ffffff'
export const LINE = '#dfe2e8'
