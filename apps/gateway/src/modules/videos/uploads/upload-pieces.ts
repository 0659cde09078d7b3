import { open } from 'node:fs/promises'
import type { FileStore, Outside } from '../../../files/file-store'
import { UPLOADS } from '../video-folders'

/** Stores a piece of a file in the bucket. A repeat for the same place replaces the first one. */
export function keepPiece(
  bucket: Outside,
  upload_id: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  return bucket.put(`${UPLOADS}${upload_id}/${at}`, bytes)
}

/**
 * Assembles the pieces of a file, each in its place, up to the given number of bytes. Pieces of one file agree where
 * they overlap, so an unrecorded one does no harm. Throws where some are missing.
 */
export async function bringPieces(
  { list, bucket }: Pick<FileStore, 'list' | 'bucket'>,
  upload_id: string,
  { path, bytes }: { path: string; bytes: number },
): Promise<void> {
  const folder = `${UPLOADS}${upload_id}/`
  const places: number[] = []
  for await (const { name } of list(folder)) places.push(Number(name.slice(folder.length)))
  const file = await open(path, 'w')
  try {
    let filled = 0
    for (const at of places.sort((one, other) => one - other)) {
      const piece = at > filled ? undefined : await bucket?.get(`${folder}${at}`)
      if (!piece) break
      await file.write(piece, 0, piece.byteLength, at)
      filled = Math.max(filled, at + piece.byteLength)
    }
    if (filled < bytes) throw new Error(`Of ${bytes} bytes of an upload ${filled} are in the bucket.`)
    await file.truncate(bytes)
  } finally {
    await file.close()
  }
}
