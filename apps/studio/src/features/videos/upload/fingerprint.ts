import { StudioProblem } from '../../../state/studio-problem'
import { wording } from './wording'

/**
 * How many bytes are read at the beginning, in the middle and at the end to recognise a film: four gigabytes would take
 * minutes.
 */
const PART_BYTES = 256 * 1024

/** SHA-256 in hexadecimal digits. Throws a `StudioProblem` where browsers do not offer it: outside secure contexts. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!crypto.subtle) throw new StudioProblem('refused', wording.insecure)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A part of a file. Throws a `StudioProblem` for one that was changed or moved since it was chosen. */
export async function readPart(file: Blob, from: number, until: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, until).arrayBuffer())
  } catch {
    throw new StudioProblem('refused', wording.fileMoved)
  }
}

/** What distinguishes one film from another, whatever they are called: its length and some of its bytes. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const middle = Math.max(0, Math.floor((file.size - PART_BYTES) / 2))
  const last = Math.max(0, file.size - PART_BYTES)
  const hashes: string[] = []
  for (const from of [0, middle, last])
    hashes.push(await sha256Of(await readPart(file, from, from + PART_BYTES)))
  return sha256Of(new TextEncoder().encode([file.size, ...hashes].join(' ')))
}
