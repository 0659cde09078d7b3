import { join } from 'node:path'
import { diskFiles } from '../disk-files'
import type { StoredFile } from '../file-store'
import { keptFiles } from '../kept-files'
import type { Bucket } from './open-bucket'

/** The result of copying files into a bucket. */
export interface PushReport {
  /** Files that were copied, and their bytes. */
  pushed: number
  bytes: number
  /** Files that were there already. */
  present: number
  /** Names of files that are there with another size, which were left as they are. */
  different: string[]
}

/**
 * Copies what is on this disk but not in a bucket, file by file, checking each after sending it. What is there stays,
 * so an interrupted run can be started again and continues where it was. `report` is called after each file.
 */
export async function pushFiles(
  bucket: Bucket,
  root: string,
  { beginnings, isLeftOut }: { beginnings: readonly string[]; isLeftOut(name: string): boolean },
  report: (soFar: PushReport) => void = () => {},
): Promise<PushReport> {
  const soFar: PushReport = { pushed: 0, bytes: 0, present: 0, different: [] }
  for (const beginning of beginnings) {
    const there = new Map<string, number>()
    for await (const { name, bytes } of bucket.list(beginning)) there.set(name, bytes)
    for await (const file of diskFiles(root, keptFiles()).list(beginning)) {
      if (isLeftOut(file.name)) continue
      const known = there.get(file.name)
      if (known === undefined) await push(bucket, root, file, soFar)
      else if (known === file.bytes) soFar.present += 1
      else soFar.different.push(file.name)
      report(soFar)
    }
  }
  return soFar
}

async function push(
  bucket: Bucket,
  root: string,
  { name, bytes }: StoredFile,
  soFar: PushReport,
): Promise<void> {
  await bucket.putFile(name, join(root, name))
  const size = await bucket.size(name)
  if (size !== bytes) throw new Error(`${name} has ${bytes} bytes here, and ${size ?? 'no'} in the bucket.`)
  soFar.pushed += 1
  soFar.bytes += bytes
}
