import { fileTypeFromBuffer } from 'file-type'
import { AssetRefusal } from './asset-refusal'
import { type AssetType, isAssetType } from './asset-types'

const MAX_IMAGE_BYTES = 10 * 1024 * 1024
/** A drawing is text that is read whole. */
const MAX_SVG_BYTES = 2 * 1024 * 1024
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024

const ACCEPTED = '请换成 JPEG、PNG、GIF、WebP、SVG 图片或 MP4 视频。'

/** What a file is. `remark`: something the operator should know although the file is accepted. */
export interface Identity {
  type: AssetType
  remark?: string
}

/**
 * Identifies a file by its bytes; its name counts only where they are inconclusive. Throws AssetRefusal for everything
 * that is not stored, because of its kind or its size.
 */
export async function identifyAsset(bytes: Uint8Array, name: string): Promise<Identity> {
  if (bytes.byteLength === 0) throw new AssetRefusal('文件是空的。', '请重新导出这个文件。')
  const identity = isSvg(bytes)
    ? ({ type: 'image/svg+xml' } as const)
    : ((await byContent(bytes)) ?? byName(bytes, name))
  refuseOversize(identity.type, bytes.byteLength)
  return identity
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

async function byContent(bytes: Uint8Array): Promise<Identity | undefined> {
  // file-type walks every chunk of a PNG to find out whether it is animated, blocking everything else meanwhile.
  if (PNG.equals(bytes.subarray(0, PNG.length))) return { type: 'image/png' }
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return undefined
  if (!isAssetType(found.mime)) {
    throw new AssetRefusal(`文件内容是 ${found.ext}，不在接受的类型之内。`, ACCEPTED)
  }
  return { type: found.mime }
}

/**
 * Videos come from many tools, and a page whose video does not start is still a page. So unrecognised bytes pass as a
 * video when they are named like one: served as `video/mp4` with `nosniff` nothing can run in them. Markup never
 * passes.
 */
function byName(bytes: Uint8Array, name: string): Identity {
  if (!/\.mp4$/i.test(name) || hasMarkup(bytes)) throw new AssetRefusal('无法识别文件内容。', ACCEPTED)
  return { type: 'video/mp4', remark: '文件内容不像 MP4 视频，手机上可能无法播放，请确认文件是否完整。' }
}

/** Text that begins with markup, possibly after a byte order mark, and contains a drawing. */
function isSvg(bytes: Uint8Array): boolean {
  const text = head(bytes, 65_536)
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && /<(?:[\w-]{1,40}:)?svg[\s>/]/i.test(text)
}

function hasMarkup(bytes: Uint8Array): boolean {
  return /<[a-z!?/]/i.test(head(bytes))
}

function head(bytes: Uint8Array, length = 4096): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, length)).toString('latin1')
}

const LIMITS: Partial<Record<AssetType, { limit: number; fix: string }>> = {
  'video/mp4': { limit: MAX_VIDEO_BYTES, fix: '请压缩或剪短视频。' },
  'image/svg+xml': { limit: MAX_SVG_BYTES, fix: '请简化图形，或导出为 PNG。' },
}

function refuseOversize(type: AssetType, bytes: number): void {
  const { limit, fix } = LIMITS[type] ?? { limit: MAX_IMAGE_BYTES, fix: '请压缩图片或减小尺寸。' }
  if (bytes <= limit) return
  const megabytes = (value: number) => (value / 1024 / 1024).toFixed(1)
  throw new AssetRefusal(`文件有 ${megabytes(bytes)} MB，超过 ${megabytes(limit)} MB 的上限。`, fix, {
    isTooLarge: true,
  })
}
