import { buffer } from 'node:stream/consumers'
import {
  type CropBox,
  cropBox,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import sharp from 'sharp'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { limitMember } from '../../limits/limit-member'
import {
  AssetRefusal,
  assetStorage,
  damagedImage,
  findLibraryAsset,
  inTurn,
  isAssetType,
  kindOf,
  type LibraryRow,
  MAX_PIXELS,
  originalName,
  storeAsset,
} from '../assets'
import { appendAudit, type Doer } from '../audit'
import { type LibraryAsset, libraryAssetOf } from './library-row'
import { subjectOf } from './subject-of'

type AssetCrop = StudioOperations['assetCrop']

/** As for uploads: each costs as much. */
const LIMIT = { name: 'asset.crop', perHour: 600 }

const LONGEST_NAME = 120

/**
 * Stores a part of a picture as a picture of its own, in the same format; one that already has these proportions is
 * itself returned. The same part is stored once.
 */
export async function cropAsset(
  ctx: Pick<Context, 'config' | 'db'>,
  doer: Doer,
  { hash, ...wish }: StudioInput<AssetCrop>,
): Promise<StudioResponse<AssetCrop>> {
  await limitMember(ctx.db, LIMIT, doer.member)
  const row = await findLibraryAsset(ctx.db.orm, hash)
  if (!row) throw new AppError(studioErrors.notFound)
  const size = sizeOf(row)
  const box = cropBox(size, wish)
  const isWhole = box.width === size.width && box.height === size.height
  return {
    asset: isWhole
      ? await libraryAssetOf(ctx.db.orm, row)
      : await storePart(ctx, doer, { row, box, name: croppedName(row.name, wish) }),
  }
}

async function storePart(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { row, box, name }: { row: LibraryRow; box: CropBox; name: string },
): Promise<LibraryAsset> {
  const bytes = await inTurn(async () => cut(await originalOf(ctx, row), box))
  const stored = await storeAsset(
    ctx,
    { bytes, name: '' },
    {
      name,
      created_by: member.member_id,
      whenNew: (tx, part) =>
        appendAudit(ctx, tx, actor, {
          action: 'asset.crop',
          subject: subjectOf(part.hash),
          after: { name, from: subjectOf(row.hash) },
        }),
    },
  )
  const part = await findLibraryAsset(ctx.db.orm, stored.hash)
  if (!part) throw new AppError(studioErrors.notFound)
  return libraryAssetOf(ctx.db.orm, part)
}

function cut(original: Buffer, box: CropBox): Promise<Buffer> {
  return sharp(original, { limitInputPixels: MAX_PIXELS, animated: true })
    .autoOrient()
    .extract(box)
    .jpeg({ quality: 90, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
    .catch(() => {
      throw damagedImage()
    })
}

function sizeOf({ type, width, height }: LibraryRow): { width: number; height: number } {
  if (kindOf(type) === 'image' && width !== null && height !== null) return { width, height }
  throw new AssetRefusal('只有图片可以裁剪。', '矢量图和视频请在制作软件里裁剪后重新上传。')
}

async function originalOf(ctx: Pick<Context, 'config'>, { hash, type }: LibraryRow): Promise<Buffer> {
  const storage = assetStorage(ctx.config)
  const name = isAssetType(type) ? originalName(hash, type) : ''
  if ((await storage.size(name)) === undefined) {
    throw new AssetRefusal('原图的文件不在了。', '请重新上传这张图片后再裁剪。')
  }
  return buffer(storage.read(name))
}

/** `讲师.jpg` becomes `讲师 (3:2).jpg`. */
function croppedName(
  name: string,
  { ratio_width, ratio_height }: Pick<StudioInput<AssetCrop>, 'ratio_width' | 'ratio_height'>,
): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.\w{1,5})?$/s.exec(name) ?? []
  const added = ` (${ratio_width}:${ratio_height})${ending}`
  return [...stem].slice(0, LONGEST_NAME - added.length).join('') + added
}
