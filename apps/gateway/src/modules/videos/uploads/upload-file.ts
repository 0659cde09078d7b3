import { mkdir, open, rm } from 'node:fs/promises'
import type { Config } from '../../../config/config'
import { openFiles } from '../../../files/open-files'
import { UPLOADS, uploadPath, uploadsIn } from '../video-folders'
import { bringPieces, keepPiece } from './upload-pieces'

type Settings = Pick<Config, 'dataDir' | 'fileStore'>

/**
 * Writes a piece behind what is here of a file, and resolves once it is stored. What a process that was killed has written
 * beyond is cut off first. With a bucket the next piece may come to another process, so each is kept there by itself.
 */
export async function writePiece(
  config: Settings,
  upload_id: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  const { bucket } = openFiles(config)
  if (bucket) return keepPiece(bucket, upload_id, { at, bytes })
  await mkdir(uploadsIn(config), { recursive: true })
  // Made when it is not there, and never emptied.
  const file = await open(uploadPath(config, upload_id), at === 0 ? 'w' : 'r+')
  try {
    await file.truncate(at)
    let written = 0
    while (written < bytes.byteLength) {
      const part = await file.write(bytes, written, bytes.byteLength - written, at + written)
      written += part.bytesWritten
    }
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Cuts a file that is here whole to what was received of it. Of pieces in a bucket no more is read than that. */
export async function cutUpload(config: Settings, upload_id: string, bytes: number): Promise<void> {
  if (openFiles(config).bucket) return
  const file = await open(uploadPath(config, upload_id), 'r+')
  try {
    await file.truncate(bytes)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** The path of a file that was received whole, on this disk. Pieces in a bucket are put together for it. */
export async function bringUpload(config: Settings, upload_id: string, bytes: number): Promise<string> {
  const path = uploadPath(config, upload_id)
  const store = openFiles(config)
  if (!store.bucket) return path
  await mkdir(uploadsIn(config), { recursive: true })
  await bringPieces(store, upload_id, { path, bytes })
  return path
}

/** Deletes what is here of a file, and in the bucket. A repeat is safe. */
export async function deleteUpload(config: Settings, upload_id: string): Promise<void> {
  await rm(uploadPath(config, upload_id), { force: true })
  const store = openFiles(config)
  if (!store.bucket) return
  for await (const { name } of store.list(`${UPLOADS}${upload_id}/`)) await store.remove(name)
}
