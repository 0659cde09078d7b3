import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from '../../../config/write-once'
import type { Context } from '../../../context'
import { isMissing } from '../../../files/disk-files'
import { keepOnce } from '../../../files/keep-once'
import { openFiles } from '../../../files/open-files'
import { writeWholeFile } from '../../../files/write-whole-file'

type Settings = Pick<Context['config'], 'dataDir' | 'fileStore'>

/** Below the data folder, and in the bucket. */
const PLACE = 'evidence-anchors'

/** Where anchors and their stamps are on this disk. */
export function anchorFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, PLACE)
}

/** Copies from the bucket what other processes have written and is missing here. Existing files stay. */
export async function bringAnchors(config: Settings): Promise<void> {
  const store = openFiles(config)
  if (!store.bucket) return
  for await (const { name } of store.list(`${PLACE}/`)) {
    const path = join(config.dataDir, name)
    if (!/\.(json|tst)$/.test(name) || (await bytesAt(path))) continue
    const bytes = await store.bucket.get(name)
    if (bytes) await writeWholeFile(path, [bytes])
  }
}

/** Writes an anchor unless there is one for this day, in the bucket or else here. Returns the text that is kept. */
export async function keepFirst(config: Settings, name: string, text: string): Promise<string> {
  await mkdir(anchorFolder(config), { recursive: true, mode: 0o700 })
  const { bucket } = openFiles(config)
  const path = join(anchorFolder(config), name)
  if (!bucket) return writeOnce(path, text)
  // One from before the bucket existed is copied there as it is.
  const own = (await bytesAt(path)) ?? Buffer.from(text)
  const kept = await keepOnce(bucket, `${PLACE}/${name}`, own)
  return writeOnce(path, kept.toString())
}

/** Keeps the first stamp of a day in the bucket too. */
export async function keepStamp(config: Settings, name: string, token: Buffer): Promise<void> {
  const { bucket } = openFiles(config)
  if (bucket) await keepOnce(bucket, `${PLACE}/${name}`, token)
}

/** The names of those files that differ from the ones in the bucket. */
export async function changedAnchors(config: Settings): Promise<string[]> {
  const store = openFiles(config)
  if (!store.bucket) return []
  const changed: string[] = []
  for await (const { name } of store.list(`${PLACE}/`)) {
    const here = await bytesAt(join(config.dataDir, name))
    if (!here?.equals((await store.bucket.get(name)) ?? Buffer.alloc(0))) changed.push(name)
  }
  return changed
}

async function bytesAt(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
