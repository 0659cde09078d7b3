import { isPictureAddress, ownPath } from '@yingzao/schema/client'

/** Where a film is played from. */
export interface FilmAddress {
  /** Empty: nothing of it may be seen. */
  video: string
  format: 'mp4' | 'hls'
}

interface Attached {
  /** Seconds from which it goes on. */
  at: number
  /** It may be asked to play. */
  onReady: () => void
  /** It does not come, or does not go on. Of the browser's own players the video's `error` says so. */
  onFail: () => void
}

const PLAYLIST = 'application/vnd.apple.mpegurl'

/**
 * Gives a video what it plays: at once where the browser can, else through hls.js, which comes only then. What is given
 * back ends it.
 */
export function attachFilm(
  video: HTMLVideoElement,
  { video: address, format }: FilmAddress,
  { at, onReady, onFail }: Attached,
): () => void {
  const url = ownPath(address, new URL(video.baseURI).origin)
  // An answer is no reason to load a film from wherever it says.
  if (!isPictureAddress(url)) {
    onFail()
    return () => undefined
  }
  if (format === 'mp4' || video.canPlayType(PLAYLIST) !== '') {
    video.src = url
    onReady()
    return () => undefined
  }
  let isOver = false
  let stop = () => {
    isOver = true
  }
  import(/* webpackChunkName: "hls" */ './hls-source').then(({ playHls }) => {
    if (isOver) return
    stop = playHls(video, { url, at, onFail })
    onReady()
  }, onFail)
  return () => stop()
}
