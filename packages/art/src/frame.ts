interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where things stand in a picture of one shape, in units of the view box. Whatever the shape, the subject is drawn in a
 * square of 600 units, so scenes know nothing of ratios: wide pictures have it on the right, with room for words on the
 * left, others have it above, with room below.
 */
export interface Frame {
  width: number
  height: number
  /** The upper left corner of the subject's square. */
  x: number
  y: number
  /** Where floor and wall meet. */
  horizon: number
  /** Where words can stand without touching the subject. */
  text: Box
}

/** The side of the subject's square. */
export const SUBJECT = 600
/** Where the subject's square has the horizon, and where things stand on the floor. */
const HORIZON = 450

const WIDE_HEIGHT = 680
const TALL_WIDTH = 720
/** From this ratio on words stand beside the subject, not below. */
const WIDE_FROM = 1.2
const MARGIN = 40

/** The frame for a picture of this width and height, in whatever unit. */
export function frameOf(width: number, height: number): Frame {
  const ratio = width / height
  return ratio >= WIDE_FROM ? wideFrame(ratio) : tallFrame(ratio)
}

function wideFrame(ratio: number): Frame {
  const height = WIDE_HEIGHT
  const width = Math.round(height * ratio)
  const x = Math.round(Math.min(width * 0.7 - SUBJECT / 2, width - SUBJECT - MARGIN / 2))
  const y = (height - SUBJECT) / 2
  const text = { x: MARGIN, y: MARGIN * 2, width: x - MARGIN, height: height - MARGIN * 4 }
  return { width, height, x, y, horizon: y + HORIZON, text }
}

function tallFrame(ratio: number): Frame {
  const width = TALL_WIDTH
  const height = Math.round(width / ratio)
  const x = (width - SUBJECT) / 2
  const y = Math.round((height - width) * 0.35)
  const top = y + SUBJECT - MARGIN / 2
  const text = { x: MARGIN, y: top, width: width - MARGIN * 2, height: height - top - MARGIN / 2 }
  return { width, height, x, y, horizon: y + HORIZON, text }
}
