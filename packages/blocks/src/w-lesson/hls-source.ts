/// <reference path="./hls-light.d.ts" />
import Hls from 'hls.js/light'

/**
 * Has a playlist played by a browser that does not know such. `onFail` hears that it does not go on: its address has
 * ended, the network is gone, or this browser cannot do it at all. What is given ends it.
 */
export function playHls(
  video: HTMLVideoElement,
  { url, at, onFail }: { url: string; at: number; onFail: () => void },
): () => void {
  if (!Hls.isSupported()) {
    onFail()
    return () => undefined
  }
  // Pages allow no workers that are made of text.
  const hls = new Hls({ enableWorker: false, startPosition: at })
  hls.on(Hls.Events.ERROR, (_, { fatal, response }) => {
    // Where a piece is refused it waits for better times, which come with another address only.
    if (fatal || /^4/.test(String(response?.code))) onFail()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}
