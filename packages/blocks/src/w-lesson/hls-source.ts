/// <reference path="./hls-light.d.ts" />
import Hls from 'hls.js/light'

/**
 * Makes a browser that does not support playlists play one. `onFail` is called when it does not go on: its address has
 * expired, the network is down, or this browser cannot do it at all. The returned function stops it.
 */
export function playHls(
  video: HTMLVideoElement,
  { url, at, onFail }: { url: string; at: number; onFail: () => void },
): () => void {
  if (!Hls.isSupported()) {
    onFail()
    return () => undefined
  }
  // Pages do not allow workers made from text.
  const hls = new Hls({ enableWorker: false, startPosition: at })
  hls.on(Hls.Events.ERROR, (_, { fatal, response }) => {
    // When a segment is refused it would wait for better times, which only another address brings.
    if (fatal || /^4/.test(String(response?.code))) onFail()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}
