import { VideoRefusal } from './video-refusal'

/** A piece of a film, as a playlist names it. */
export interface Piece {
  uri: string
  seconds: number
  /** What a player has to load before it, for pieces of MP4. Undefined: nothing. */
  init: string | undefined
  /** Its timestamps start again. */
  isBreak: boolean
}

/** The longest film allowed is a day. */
const MOST_S = 86_400

const BYTE_RANGES = '播放列表用字节范围引用一个大文件，无法使用，请导出为一个个独立的分片文件。'

/** Parses a media playlist. Throws VideoRefusal for anything else, or one that needs keys or byte ranges. */
export function readPlaylist(text: string): Piece[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines[0] !== '#EXTM3U') throw new VideoRefusal('播放列表（.m3u8）无法识别，请重新导出。')
  const pieces: Piece[] = []
  let seconds: number | undefined
  let init: string | undefined
  let isBreak = false
  for (const line of lines) {
    const [, tag = '', value = ''] = /^#(EXT[A-Z0-9-]*)(?::(.*))?$/.exec(line) ?? []
    if (tag === 'EXT-X-STREAM-INF' || tag === 'EXT-X-I-FRAME-STREAM-INF' || tag === 'EXT-X-MEDIA') {
      throw new VideoRefusal('这是含多个码率的主播放列表，请上传单码率的播放列表。')
    }
    if (tag === 'EXT-X-KEY' || tag === 'EXT-X-SESSION-KEY') {
      throw new VideoRefusal('播放列表是加密的（EXT-X-KEY），请导出不加密的分片；观看权限由系统控制。')
    }
    if (tag === 'EXT-X-BYTERANGE') throw new VideoRefusal(BYTE_RANGES)
    if (tag === 'EXT-X-MAP') {
      if (/BYTERANGE=/.test(value)) throw new VideoRefusal(BYTE_RANGES)
      init = /URI="([^"]+)"/.exec(value)?.[1]
    } else if (tag === 'EXT-X-DISCONTINUITY') isBreak = true
    else if (tag === 'EXTINF') seconds = Number.parseFloat(value)
    else if (!line.startsWith('#')) {
      if (seconds === undefined || !(seconds >= 0 && seconds <= MOST_S)) {
        throw new VideoRefusal('播放列表中有分片没有时长（EXTINF），请重新导出。')
      }
      pieces.push({ uri: line, seconds, init, isBreak })
      seconds = undefined
      isBreak = false
    }
  }
  if (pieces.length === 0) throw new VideoRefusal('播放列表里没有分片，请重新导出。')
  if (secondsOf(pieces) > MOST_S) throw new VideoRefusal('视频超过 24 小时，请分成几段上传。')
  return pieces
}

/** The total duration of pieces, in seconds. */
export function secondsOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** The first pieces that cover the given seconds; the last of them may go beyond. */
export function firstSeconds(pieces: readonly Piece[], seconds: number): Piece[] {
  let before = 0
  return pieces.filter((piece) => {
    const isWithin = before < seconds
    before += piece.seconds
    return isWithin
  })
}

/** Writes a playlist of a film that is whole. */
export function writePlaylist(pieces: readonly Piece[]): string {
  const longest = Math.max(1, ...pieces.map(({ seconds }) => Math.ceil(seconds)))
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ]
  let init: string | undefined
  for (const piece of pieces) {
    if (piece.isBreak) lines.push('#EXT-X-DISCONTINUITY')
    if (piece.init !== init && piece.init !== undefined) lines.push(`#EXT-X-MAP:URI="${piece.init}"`)
    init = piece.init
    lines.push(`#EXTINF:${piece.seconds.toFixed(5)},`, piece.uri)
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n')
}

/** Every file named in one of our playlists. */
export function namesIn(text: string): string[] {
  return readPlaylist(text).flatMap(({ uri, init }) => (init === undefined ? [uri] : [uri, init]))
}
