import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../config/config'
import { openFiles } from '../../../files/open-files'
import { bringUpload } from '../uploads/upload-file'
import { UPLOADS, uploadPath } from '../video-folders'

type Settings = Pick<Config, 'dataDir' | 'fileStore'>

/** What has been received of a film, wherever it is kept. */
export async function keptOf(config: Settings, upload_id: string, bytes: number): Promise<Buffer> {
  return readFile(await bringUpload(config, upload_id, bytes))
}

/** Whether any part of an upload is kept, on the disk or in the bucket. */
export async function isAnythingKept(config: Settings, upload_id: string): Promise<boolean> {
  if (existsSync(uploadPath(config, upload_id))) return true
  const store = openFiles(config)
  if (!store.bucket) return false
  for await (const _ of store.list(`${UPLOADS}${upload_id}/`)) return true
  return false
}
