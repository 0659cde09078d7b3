import type { Input } from 'mediabunny'
import { EXPORT_AS, VideoRefusal } from './video-refusal'

/** What is known of a film. */
export interface FilmFacts {
  /** Seconds, at least 1. */
  duration: number
  width: number
  height: number
}

/** The longest film allowed is a day, in seconds. */
const MOST_S = 86_400

/** Returns the duration and size of a film. Throws VideoRefusal for one that phones may not be able to play. */
export async function filmFacts(input: Input): Promise<FilmFacts> {
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new VideoRefusal(`文件里没有画面。${EXPORT_AS}`)
  const audio = await input.getPrimaryAudioTrack()
  const codec = await video.getCodec()
  if (codec !== 'avc') throw new VideoRefusal(`画面的编码是 ${nameOf(codec)}，手机不一定能播放。${EXPORT_AS}`)
  const sound = audio && (await audio.getCodec())
  if (audio && sound !== 'aac') {
    throw new VideoRefusal(`声音的编码是 ${nameOf(sound)}，手机不一定能播放。${EXPORT_AS}`)
  }
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new VideoRefusal(`视频没有时长。${EXPORT_AS}`)
  if (seconds > MOST_S) throw new VideoRefusal('视频超过 24 小时，请分成几段上传。')
  return {
    duration: Math.max(1, Math.round(seconds)),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
  }
}

const NAMES: Readonly<Record<string, string>> = {
  hevc: 'H.265（HEVC）',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  mp3: 'MP3',
  opus: 'Opus',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
}

function nameOf(codec: string | null): string {
  return codec === null ? '无法识别的格式' : (NAMES[codec] ?? codec)
}
