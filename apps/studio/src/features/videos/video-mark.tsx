import type { VideoState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import type { VideoRow } from './video-rows'
import { wording } from './wording'

const TONES: Record<VideoState, Tone> = { draft: 'new', out: 'success' }

/** Whether visitors see a lesson, or that it has no film yet. */
export function VideoMark({ video: { state, duration } }: { video: Pick<VideoRow, 'state' | 'duration'> }) {
  if (duration === null) return <StatusMark tone="warning">{wording.noFilm}</StatusMark>
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
