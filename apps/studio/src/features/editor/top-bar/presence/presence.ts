import { BEAT_MS } from '@yingzao/contract/studio'
import type { Editor } from '@yingzao/editor-core'
import { callStudio } from '../../../../state/call-studio'
import type { Answer } from '../../../../state/calls'
import { newId } from '../../../../state/new-id'

/** Somebody else who has the page open. */
export type Other = Answer<'pageBeat'>['others'][number]

/** How long after a change somebody counts as writing, in milliseconds: people think between two sentences. */
const WRITES_FOR_MS = 5 * 60_000

interface PresenceOptions {
  code: string
  editor: Pick<Editor, 'subscribe' | 'tree'>
  /** Called with who else is there, whenever an answer arrives. */
  onOthers: (others: readonly Other[]) => void
}

/**
 * Tells the gateway that this window has a page open, for as long as it is visible, and what is done there. Returns a
 * function that ends it. A beat that fails is dropped: the next one says the same, and nobody's work depends on it.
 */
export function announcePresence({ code, editor, onOthers }: PresenceOptions): () => void {
  const tab = newId()
  let { page } = editor.tree
  let changedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setInterval> | undefined
  const isWriting = () => Date.now() - changedAt < WRITES_FOR_MS
  const beat = () =>
    void callStudio('pageBeat', { code, tab, doing: isWriting() ? 'editing' : 'viewing' }).then(
      ({ others }) => timer !== undefined && onOthers(others),
      () => undefined,
    )
  const begin = () => {
    if (timer !== undefined) return
    timer = setInterval(beat, BEAT_MS)
    beat()
  }
  const pause = () => {
    clearInterval(timer)
    timer = undefined
  }
  const leave = () => {
    if (timer === undefined) return
    pause()
    callStudio('pageBeat', { code, tab, doing: 'left' }, { outlivesWindow: true }).catch(() => undefined)
  }
  const onVisibility = () => (document.visibilityState === 'visible' ? begin() : pause())
  const stopWatching = editor.subscribe(() => {
    if (editor.tree.page === page) return
    page = editor.tree.page
    const wasWriting = isWriting()
    changedAt = Date.now()
    // Colleagues learn at once that somebody has begun to write.
    if (!wasWriting && timer !== undefined) beat()
  })
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)
  // For a window that the browser restores as it was.
  window.addEventListener('pageshow', onVisibility)
  onVisibility()
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', onVisibility)
    leave()
  }
}
