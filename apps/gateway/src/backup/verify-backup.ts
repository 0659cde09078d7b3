import { BackupFault } from './backup-fault'
import type { Chosen } from './choose-base'
import type { SealedStore } from './sealed-store'
import { countingTaker, unpackBase } from './unpack-base'
import { findGap, isSegment, readSegment } from './wal-names'
import { listWal, readWal } from './wal-store'

/** What was read, and what of it is not as it was stored. */
export interface VerifyReport {
  base: string
  files: number
  bytes: number
  segments: number
  timelines: number
  problems: string[]
}

/**
 * Reads a whole base and every segment of the log after it: whether each opens, is what its name says and none is
 * missing. Changes nothing. Reports every problem; throws only where the store cannot be read.
 */
export async function verifyBackup(
  store: SealedStore,
  { manifest }: Pick<Chosen, 'manifest'>,
  report: (line: string) => void = () => {},
): Promise<VerifyReport> {
  const problems: string[] = []
  const base = countingTaker()
  await orProblem(problems, () => unpackBase(store, manifest, base))
  report(`Base ${manifest.id} read: ${base.files} files.`)
  const { cluster, start_segment, stop_segment } = manifest
  const names = (await listWal(store, cluster)).map(({ name }) => name)
  const from = readSegment(start_segment)
  const needed = names.filter((name) => !isSegment(name) || readSegment(name).place >= from.place)
  const gap = findGap(start_segment, [...names, stop_segment])
  if (gap !== undefined) problems.push(`The segment ${gap} of the log is missing.`)
  else if (!names.includes(stop_segment)) problems.push(`The segment ${stop_segment} of the log is missing.`)
  const timelines = new Set([from.timeline])
  let segments = 0
  for (const name of needed) {
    await orProblem(problems, () => readWal(store, cluster, name))
    if (!isSegment(name)) continue
    segments += 1
    timelines.add(readSegment(name).timeline)
    if (segments % 500 === 0) report(`${segments} segments read.`)
  }
  for (const timeline of timelines) {
    const history = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`
    if (timeline > from.timeline && !names.includes(history))
      problems.push(`${history} is missing, without which nothing of timeline ${timeline} can be restored.`)
  }
  return {
    base: manifest.id,
    files: base.files,
    bytes: base.bytes,
    segments,
    timelines: timelines.size,
    problems,
  }
}

async function orProblem(problems: string[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error
    problems.push(error.message)
  }
}
