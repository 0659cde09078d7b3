/** What a file may be; also the ending of its name. */
export const FILE_KINDS = ['jpg', 'png', 'webp', 'pdf'] as const

export type FileKind = (typeof FILE_KINDS)[number]

export const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

/**
 * Determines what a file is from its first bytes, whatever it is called; undefined for anything that is not accepted.
 */
export function kindOfBytes(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  // Readers look for it in the first kilobyte, where it could follow the beginning of something else.
  return bytes.toString('latin1', 0, 5) === '%PDF-' ? 'pdf' : undefined
}
