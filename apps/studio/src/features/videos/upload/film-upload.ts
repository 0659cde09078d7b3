import { videoLimits } from '@yingzao/contract/studio'
import { StudioProblem } from '../../../state/studio-problem'
import { bytesText } from '../../../ui/bytes-text'
import { wording } from './wording'

/**
 * `fileNeeded`: the page was reloaded, and the user has to choose the file again. `waiting`: the connection broke, and
 * it resumes by itself. `read`: it can be used, and the lesson has another film. `refused`: it was read and cannot be
 * used.
 */
type FilmUploadState =
  | 'checking'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'fileNeeded'
  | 'reading'
  | 'read'
  | 'using'
  | 'used'
  | 'refused'
  | 'failed'

/** A film being uploaded for a lesson. */
export interface FilmUpload {
  video_id: number
  /** Of the lesson. */
  title: string
  file_name: string
  bytes: number
  /** How many bytes have been sent, including those of the piece in progress. */
  sent: number
  state: FilmUploadState
  /** Undefined: it has to be chosen again. */
  file?: File | undefined
  /** Seconds. Undefined: not known yet. */
  secondsLeft?: number | undefined
  problem?: unknown
  /** Reading it takes longer than for most films. */
  isSlow?: boolean
  /** A file that was chosen to resume with, and is another film. */
  other?: File | undefined
}

/** Whether bytes are being sent, or will be by themselves: leaving the page would interrupt that. */
export function isUnderway({ state }: Pick<FilmUpload, 'state'>): boolean {
  return state === 'checking' || state === 'sending' || state === 'waiting'
}

/** What is wrong with a file as far as this can be seen without the gateway. */
export function problemOf({ name, size }: File): StudioProblem | undefined {
  if (!/\.(mp4|m4v|zip)$/i.test(name)) return new StudioProblem('refused', wording.wrongKind)
  if (size === 0) return new StudioProblem('refused', wording.empty)
  if (size <= videoLimits.bytes) return undefined
  return new StudioProblem('refused', wording.tooLarge(bytesText(size), bytesText(videoLimits.bytes)))
}
