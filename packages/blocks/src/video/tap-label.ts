import type { PlayerState } from './player'

/** What a tap on the picture does in each state. A locked one cannot be tapped. */
const TAPS: Record<PlayerState, string> = {
  idle: '播放',
  loading: '正在加载',
  playing: '暂停',
  paused: '播放',
  ended: '重新播放',
  error: '重新加载',
  locked: '',
}

/** The name of the cover for those who cannot see it; `name` is that of the video. */
export function tapLabel(state: PlayerState, name: string): string {
  return TAPS[state] + name
}
