import { isPictureAddress, ownPath } from '@yingzao/schema/client'

/** Where a film is played from. */
export interface FilmAddress {
  /** Empty: nothing of it may be seen. */
  video: string
  format: 'mp4' | 'hls'
}

interface Attached {
  /** The second from which it goes on. */
  at: number
  /** It may be asked to play. */
  onReady: () => void
  /** It does not load, or does not go on. The browser's own player reports this with the video's `error`. */
  onFail: () => void
}

const PLAYLIST = 'application/vnd.apple.mpegurl'

/**
 * Gives a video its source: at once if the browser can play it, otherwise through hls.js, which is loaded only then.
 * The returned function stops it.
 */
export function attachFilm(
  video: HTMLVideoElement,
  { video: address, format }: FilmAddress,
  { at, onReady, onFail }: Attached,
): () => void {
  const url = ownPath(address, new URL(video.baseURI).origin)
  // A film is not loaded from just any address because an answer says so.
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
