import { MAX_PIXELS } from '../image-size'
import { refusedSvg, type SvgNode } from './svg-node'

/** CSS pixels per unit of length. */
const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/**
 * Finds the size at which a drawing is shown, and writes it into the drawing: with `viewBox` and both sides it scales
 * in every browser. Throws AssetRefusal when it says none, or one that nobody can draw.
 */
export function settleSize({ attributes }: SvgNode): { width: number; height: number } {
  const box = boxOf(attributes.get('viewBox'))
  const given = { width: lengthOf(attributes.get('width')), height: lengthOf(attributes.get('height')) }
  const size = sizeOf(given, box)
  if (!size) throw refusedSvg('SVG 没有写明尺寸（width、height 或 viewBox）。')
  const width = Math.max(1, Math.round(size.width))
  const height = Math.max(1, Math.round(size.height))
  if (width * height > MAX_PIXELS) {
    throw refusedSvg(`SVG 的尺寸是 ${width}×${height}，超过 40 百万像素的上限。`, '请在导出时缩小画板。')
  }
  if (!box) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`)
  attributes.set('width', String(width))
  attributes.set('height', String(height))
  return { width, height }
}

interface Size {
  width: number
  height: number
}

function sizeOf(
  { width, height }: { [Side in keyof Size]: number | undefined },
  box: Size | undefined,
): Size | undefined {
  if (width !== undefined && height !== undefined) return { width, height }
  if (!box) return undefined
  if (width !== undefined) return { width, height: (width * box.height) / box.width }
  if (height !== undefined) return { width: (height * box.width) / box.height, height }
  return box
}

function boxOf(text: string | undefined): Size | undefined {
  const [, , width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return isLength(width) && isLength(height) ? { width, height } : undefined
}

function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const pixels = Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN)
  return isLength(pixels) ? pixels : undefined
}

function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0
}
