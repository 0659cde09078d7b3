const CHANNEL = 'yingzao-draft-saved'

/** Tells this browser's other windows that a draft was saved, so that a preview beside the editor keeps up. */
export function tellDraftSaved(code: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(code)
  channel.close()
}

/** Listens for saves of one page in other windows. Returns a function that stops it. */
export function onDraftSaved(code: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => data === code && listener()
  return () => channel.close()
}
