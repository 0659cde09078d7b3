import type { BlockLook } from './look'

/** Fonts of other machines break lines elsewhere: heights may differ by this share, and this many pixels. */
const HEIGHT_SHARE = 0.2
const HEIGHT_PX = 30
/** Positions and widths may only differ by rounding. */
const PLACE_PX = 1
const WIDTH_PX = 2

/** The differences from what was judged good, in words; empty when it looks the same. */
export function differences(kept: readonly BlockLook[], now: readonly BlockLook[]): string[] {
  const names = (looks: readonly BlockLook[]) => looks.map(({ name }) => name).join(', ')
  if (names(kept) !== names(now)) return [`blocks: ${names(now)}; kept: ${names(kept)}`]
  return now.flatMap((look, index) => blockDifferences(kept[index] as BlockLook, look, index))
}

function blockDifferences(kept: BlockLook, now: BlockLook, index: number): string[] {
  const said = (what: string, is: unknown, was: unknown) =>
    `${index + 1}. ${now.name}: ${what} ${is}; kept: ${was}`
  const found: string[] = []
  if (Math.abs(now.left - kept.left) > PLACE_PX) found.push(said('left', now.left, kept.left))
  if (Math.abs(now.width - kept.width) > WIDTH_PX) found.push(said('width', now.width, kept.width))
  if (Math.abs(now.height - kept.height) > kept.height * HEIGHT_SHARE + HEIGHT_PX)
    found.push(said('height', now.height, kept.height))
  for (const part of ['grounds', 'texts'] as const) {
    if (now[part].join() !== kept[part].join())
      found.push(said(part, now[part].join(', '), kept[part].join(', ')))
  }
  if (!samePictures(kept.pictures, now.pictures))
    found.push(said('pictures', now.pictures.join(', '), kept.pictures.join(', ')))
  return found
}

function samePictures(kept: readonly string[], now: readonly string[]): boolean {
  if (kept.length !== now.length) return false
  return now.every((size, index) => {
    const [width = 0, height = 0] = size.split(' ').map(Number)
    const [keptWidth = 0, keptHeight = 0] = (kept[index] ?? '').split(' ').map(Number)
    // A picture that fills a box with words in it is as high as they are.
    return (
      Math.abs(width - keptWidth) <= WIDTH_PX &&
      Math.abs(height - keptHeight) <= keptHeight * HEIGHT_SHARE + HEIGHT_PX &&
      width > 0 === keptWidth > 0
    )
  })
}
