/**
 * Listens in every document of the editor: this one, and the canvas in its frame, which is a new one after each load.
 * `listen` returns a function that stops it.
 */
export function eachEditorDocument(listen: (document: Document) => () => void): () => void {
  const ends = new Map<HTMLIFrameElement, () => void>()
  const attach = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument
    ends.get(frame)?.()
    if (inside) ends.set(frame, listen(inside))
  }
  // The event does not bubble, so it is captured.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement && target.closest('.ed-stage')) attach(target)
  }
  const end = listen(document)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.ed-stage iframe')) attach(frame)
  document.addEventListener('load', onLoad, true)
  return () => {
    document.removeEventListener('load', onLoad, true)
    end()
    for (const leave of ends.values()) leave()
  }
}
