import { AssetRefusal } from '../asset-refusal'

/** Boxes that contain boxes with metadata. */
const CONTAINERS = new Set(['moov', 'trak'])
/** Metadata of cameras and programs: where it was filmed, with what, by whom. */
const NOTES = new Set(['udta', 'meta', 'uuid', 'XMP_'])
/** Far more than videos have outside of their samples. */
const MOST_BOXES = 10_000

interface Box {
  name: string
  start: number
  /** Where its content begins. */
  content: number
  end: number
}

/**
 * Returns a video without the metadata of cameras and programs, above all the place where it was taken. It is
 * overwritten and not cut out, because everything in a video is located by its distance from the beginning. Without
 * any, the same bytes.
 */
export function blankVideo(bytes: Uint8Array): Uint8Array {
  const video = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const notes = [...notesIn(video, { start: 0, end: video.length, left: { boxes: MOST_BOXES } })]
  if (notes.length === 0) return bytes
  const blank = Buffer.from(video)
  for (const { start, content, end } of notes) {
    blank.write('free', start + 4, 'latin1')
    blank.fill(0, content, end)
  }
  return blank
}

function* notesIn(
  video: Buffer,
  { start, end, left }: { start: number; end: number; left: { boxes: number } },
): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    left.boxes -= 1
    if (left.boxes < 0) throw new AssetRefusal('视频的结构过于复杂。', '请重新导出这个视频。')
    const box = boxAt(video, at, end)
    if (!box) return
    if (NOTES.has(box.name)) yield box
    else if (CONTAINERS.has(box.name)) yield* notesIn(video, { start: box.content, end: box.end, left })
    at = box.end
  }
}

/** Returns the box that begins here; undefined for bytes that are not a box. */
function boxAt(video: Buffer, start: number, limit: number): Box | undefined {
  const name = video.toString('latin1', start + 4, start + 8)
  const size = video.readUInt32BE(start)
  if (size === 0) return { name, start, content: start + 8, end: limit }
  const isLarge = size === 1
  if (isLarge && start + 16 > limit) return undefined
  const content = start + (isLarge ? 16 : 8)
  const end = start + (isLarge ? Number(video.readBigUInt64BE(start + 8)) : size)
  return end >= content && end <= limit ? { name, start, content, end } : undefined
}
