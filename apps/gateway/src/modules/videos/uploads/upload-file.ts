import { mkdir, open, rm } from 'node:fs/promises'
import type { Config } from '../../../config/config'
import { uploadPath, uploadsIn } from '../video-folders'

type Settings = Pick<Config, 'dataDir'>

/**
 * Writes a piece behind what is here of a file, and resolves once the disk has it. What a process that was killed has
 * written beyond is cut off first.
 */
export async function writePiece(
  config: Settings,
  upload_id: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
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

/** Cuts a file that is here whole to what was received of it. */
export async function cutUpload(config: Settings, upload_id: string, bytes: number): Promise<void> {
  const file = await open(uploadPath(config, upload_id), 'r+')
  try {
    await file.truncate(bytes)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Deletes what is here of a file. A repeat is safe. */
export async function deleteUpload(config: Settings, upload_id: string): Promise<void> {
  await rm(uploadPath(config, upload_id), { force: true })
}
