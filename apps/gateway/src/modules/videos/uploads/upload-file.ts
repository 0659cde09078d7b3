import { mkdir, open, rm } from 'node:fs/promises'
import type { Config } from '../../../config/config'
import { openFiles } from '../../../files/open-files'
import { UPLOADS, uploadPath, uploadsIn } from '../video-folders'
import { bringPieces, keepPiece } from './upload-pieces'

type Settings = Pick<Config, 'dataDir' | 'fileStore'>

/**
 * Writes a piece after what has been received of a file, and resolves once it is stored. Anything that a killed process
 * wrote beyond that is cut off first. With a bucket the next piece may reach another process, so each is stored there
 * separately.
 */
export async function writePiece(
  config: Settings,
  upload_id: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  const { bucket } = openFiles(config)
  if (bucket) return keepPiece(bucket, upload_id, { at, bytes })
  await mkdir(uploadsIn(config), { recursive: true })
  // The first piece starts the file again; later ones need it to exist.
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

/** Truncates a completely received file to the size received. Of pieces in a bucket no more than that is read. */
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

/** The path of a completely received file, on this disk. Pieces in a bucket are assembled for it. */
export async function bringUpload(config: Settings, upload_id: string, bytes: number): Promise<string> {
  const path = uploadPath(config, upload_id)
  const store = openFiles(config)
  if (!store.bucket) return path
  await mkdir(uploadsIn(config), { recursive: true })
  await bringPieces(store, upload_id, { path, bytes })
  return path
}

/** Deletes what is stored of a file, here and in the bucket. A repeat is safe. */
export async function deleteUpload(config: Settings, upload_id: string): Promise<void> {
  await rm(uploadPath(config, upload_id), { force: true })
  const store = openFiles(config)
  if (!store.bucket) return
  for await (const { name } of store.list(`${UPLOADS}${upload_id}/`)) await store.remove(name)
}
