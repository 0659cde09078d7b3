import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { BucketError } from '../files/bucket/bucket-error'
import { type FileStore, FilesAway } from '../files/file-store'
import { storedNames } from '../modules/assets'
import { storedFilms } from '../modules/videos'

/** What comparing the file store with the database has found. */
export interface FilesReport {
  files: number
  films: number
  missing: string[]
  resized: { name: string; wanted: number; found: number }[]
  /** Files whose names are not the hash of their bytes. */
  changed: string[]
}

/** A name that is the hash of its bytes. */
const HASH_NAME = /\/([0-9a-f]{64})\.[a-z0-9]+$/

const HEX = [...'0123456789abcdef']

/**
 * Checks whether every file that rows name is in the store, with its size; with `isWhole` also reads pictures. Changes
 * nothing.
 */
export async function checkStoredFiles(
  store: FileStore,
  db: Pick<Database, 'orm'>,
  { isWhole }: { isWhole: boolean },
): Promise<FilesReport> {
  const report: FilesReport = { files: 0, films: 0, missing: [], resized: [], changed: [] }
  // In parts, so that not all files have to be in memory at once, however many there are.
  for (const beginning of HEX.flatMap((one) => HEX.map((other) => `${one}${other}`))) {
    const files = await storedNames(db, beginning)
    if (files.length === 0) continue
    const there = await sizesBelow(store, `assets/${beginning}/`)
    for (const { name, bytes } of files) {
      report.files += 1
      note(report, name, bytes, there.get(name))
      if (isWhole && there.has(name) && !(await isItself(store, name))) report.changed.push(name)
    }
  }
  for (const { beginning, bytes, entries } of await storedFilms(db)) {
    report.films += 1
    const there = await sizesBelow(store, beginning)
    for (const name of entries) if (!there.has(name)) report.missing.push(name)
    if (there.size > 0) note(report, beginning, bytes, sum(there.values()))
    else if (entries.length === 0) report.missing.push(beginning)
  }
  return report
}

function note(report: FilesReport, name: string, wanted: number, found: number | undefined): void {
  if (found === undefined) report.missing.push(name)
  else if (found !== wanted) report.resized.push({ name, wanted, found })
}

async function sizesBelow(store: FileStore, beginning: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, bytes } of store.list(beginning)) sizes.set(name, bytes)
  return sizes
}

/** Copies are named after their originals, and are checked as they are read against what was stored with them. */
async function isItself(store: FileStore, name: string): Promise<boolean> {
  const hash = createHash('sha256')
  if (store.bucket) {
    const bytes = await store.bucket.get(name).catch((error: unknown) => {
      if (isDamaged(error)) return undefined
      throw error
    })
    if (!bytes) return false
    hash.update(bytes)
  } else for await (const part of store.read(name)) hash.update(part as Uint8Array)
  const expected = HASH_NAME.exec(name)?.[1]
  return expected === undefined || hash.digest('hex') === expected
}

function isDamaged(error: unknown): boolean {
  return error instanceof FilesAway && error.cause instanceof BucketError && error.cause.failure === 'damaged'
}

function sum(numbers: Iterable<number>): number {
  let all = 0
  for (const one of numbers) all += one
  return all
}
