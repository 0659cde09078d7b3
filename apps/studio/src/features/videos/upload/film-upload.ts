import { videoLimits } from '@yingzao/contract/studio'
import { StudioProblem } from '../../../state/studio-problem'
import { bytesText } from '../../../ui/bytes-text'
import { wording } from './wording'

/**
 * `fileNeeded`: the page was loaded anew, and only somebody can give the file again. `waiting`: the line broke, and it goes
 * on by itself. `read`: it can be used, and the lesson has another film. `refused`: it was read and cannot be used.
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

/** A film on its way to a lesson. */
export interface FilmUpload {
  video_id: number
  /** Of the lesson. */
  title: string
  file_name: string
  bytes: number
  /** How much has gone, also of the piece that is on its way. */
  sent: number
  state: FilmUploadState
  /** Undefined: it has to be chosen again. */
  file?: File | undefined
  /** Seconds. Undefined: nobody can tell yet. */
  secondsLeft?: number | undefined
  problem?: unknown
  /** It is read for longer than films usually are. */
  isSlow?: boolean
  /** Was chosen to go on with, and is another film. */
  other?: File | undefined
}

/** Whether bytes go, or will by themselves: who leaves would break it off. */
export function isUnderway({ state }: Pick<FilmUpload, 'state'>): boolean {
  return state === 'checking' || state === 'sending' || state === 'waiting'
}

/** What needs no gateway to be known of a file. */
export function problemOf({ name, size }: File): StudioProblem | undefined {
  if (!/\.(mp4|m4v|zip)$/i.test(name)) return new StudioProblem('refused', wording.wrongKind)
  if (size === 0) return new StudioProblem('refused', wording.empty)
  if (size <= videoLimits.bytes) return undefined
  return new StudioProblem('refused', wording.tooLarge(bytesText(size), bytesText(videoLimits.bytes)))
}
