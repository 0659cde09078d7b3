/** What may be stored, by the MIME type found in the bytes, and the extension in its address. */
const ASSET_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
} as const

export type AssetType = keyof typeof ASSET_TYPES

const CONTENT_TYPES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ASSET_TYPES).map(([type, ending]) => [ending, type])),
  avif: 'image/avif',
}

/** Whether a MIME type is one that we store. */
export function isAssetType(type: string): type is AssetType {
  return Object.hasOwn(ASSET_TYPES, type)
}

/** What a stored file is to people: a drawing has no pixels of its own, a video no size that we know. */
export type AssetKind = 'image' | 'svg' | 'video'

export function kindOf(type: string): AssetKind {
  if (type === 'image/svg+xml') return 'svg'
  return type === 'video/mp4' ? 'video' : 'image'
}

/** Every name that the storage can hold; nothing else reaches the disk, so no `..` and no hidden file does. */
const NAME = /^[0-9a-f]{64}(?:-\d{1,4}\.(?:webp|avif)|\.(jpg|png|gif|webp|svg|mp4))$/
const IMAGE_ADDRESS = /\/assets\/([0-9a-f]{64})\.(?:jpg|png|gif|webp|svg)/g

/** The content type of a stored file by its name; undefined when no file can have that name. */
export function contentTypeOf(name: string): string | undefined {
  return NAME.test(name) ? CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] : undefined
}

/** File name of an original. */
export function originalName(hash: string, type: AssetType): string {
  return `${hash}.${ASSET_TYPES[type]}`
}

/** File name of a smaller copy. */
export function variantName(hash: string, width: number, format: 'webp' | 'avif'): string {
  return `${hash}-${width}.${format}`
}

/** Where visitors get a stored file. */
export function addressOf(name: string): string {
  return `/assets/${name}`
}

/** Every address of a stored image in a text, with the hash it names. */
export function imageAddresses(text: string): Array<[address: string, hash: string]> {
  return Array.from(text.matchAll(IMAGE_ADDRESS), ([address, hash = '']) => [address, hash])
}
