import { isRefusal } from '../../../state/studio-problem'
import { type Film, sendPiece } from './film-calls'
import { readPart, sha256Of } from './fingerprint'

/** A piece ought to take some seconds: a broken connection loses it, and each costs a round trip. */
const FIRST_BYTES = 1024 * 1024
const LEAST_BYTES = 256 * 1024
const QUICK_MS = 2_000
const SLOW_MS = 10_000
/** After so many damaged transfers in a row the problem is reported. */
const MOST_BROKEN = 3

interface Sending {
  signal: AbortSignal
  /** Retries after network failures. */
  patiently: <Result>(send: () => Promise<Result>) => Promise<Result>
  /** Called with the number of bytes sent so far. */
  onSent: (bytes: number) => void
}

/** Sends the rest of a film, piece by piece, each from the offset that the gateway reports. */
export async function sendPieces(film: Film, file: Blob, sending: Sending): Promise<Film> {
  let [known, size, broken] = [film, FIRST_BYTES, 0]
  while (known.state === 'coming' && known.received < known.bytes) {
    const at = known.received
    const bytes = await readPart(file, at, Math.min(at + Math.min(size, known.piece), known.bytes))
    const piece = { upload_id: known.upload_id, at, sha256: await sha256Of(bytes) }
    const began = performance.now()
    try {
      known = await sending.patiently(() => sendOnce(piece, bytes, sending))
      broken = 0
    } catch (problem) {
      broken += 1
      if (broken === MOST_BROKEN || !isRefusal(problem, 'unusableFile')) throw problem
    }
    size = nextSize(size, performance.now() - began)
    sending.onSent(known.received)
  }
  return known
}

/** Bytes of a piece that fails no longer count: it is sent again from its beginning. */
async function sendOnce(
  piece: { upload_id: string; at: number; sha256: string },
  bytes: Uint8Array<ArrayBuffer>,
  { signal, onSent }: Sending,
): Promise<Film> {
  try {
    return await sendPiece(piece, bytes, {
      signal,
      onProgress: (part) => onSent(piece.at + part * bytes.byteLength),
    })
  } catch (problem) {
    if (!signal.aborted) onSent(piece.at)
    throw problem
  }
}

/** Larger pieces on a fast connection, smaller ones on a slow one. */
export function nextSize(size: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return size * 2
  return tookMs > SLOW_MS ? Math.max(LEAST_BYTES, size / 2) : size
}
