import { leaveFullscreen } from '../film/leave-fullscreen'
import { wantsLessMotion } from '../motion/wants-less-motion'

/** What a visitor sees of a video. `loading` is only the wait before its first picture; `locked` ends a preview. */
export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'locked' | 'error'

export interface PlayerOptions {
  /** Plays, muted, when it is on the screen, until a visitor pauses it. */
  autoplay: boolean
  /** Seconds until it is locked; 0: never. */
  previewSeconds: number
  onState: (state: PlayerState) => void
}

export interface Player {
  /** Plays, from the start if it had ended or was locked, and reloads after an error. */
  play(): void
  pause(): void
  stop(): void
}

/** Part of it that has to be on the screen. */
const ON_SCREEN = 0.25

/**
 * Supervises a video that the browser's own player plays: one plays at a time, none out of sight and none behind a
 * popup, and a preview ends in time.
 */
export function startPlayer(video: HTMLVideoElement, options: PlayerOptions): Player {
  const { previewSeconds, onState } = options
  const page = video.ownerDocument
  const playsByItself = options.autoplay && !wantsLessMotion()
  let state: PlayerState = 'idle'
  /** No visitor has paused it, so it plays as soon as it is in sight. */
  let isDue = playsByItself

  function become(next: PlayerState): void {
    state = next
    onState(next)
  }

  function play(): void {
    isDue = false
    if (state === 'error') video.load()
    if (state === 'locked') video.currentTime = 0
    if (state !== 'paused') become('loading')
    video.play().catch(() => {
      // Some phones want a tap of its own for this; the cover asks for it. A file that fails says so by its event.
      if (state === 'loading' && !video.error) become('idle')
    })
  }

  function rest(): void {
    if (video.paused || video.ended) return
    isDue = playsByItself
    video.pause()
  }

  function lock(): void {
    become('locked')
    video.pause()
    leaveFullscreen(video)
  }

  const ofVideo: Record<string, () => void> = {
    play() {
      // Its controls are gone, but those of a phone's full screen may still be there.
      if (state === 'locked') video.pause()
    },
    playing: () => become('playing'),
    pause() {
      if (state === 'playing' && !video.ended) become('paused')
    },
    ended: () => become('ended'),
    error: () => become('error'),
    timeupdate() {
      if (previewSeconds > 0 && video.currentTime >= previewSeconds && state !== 'locked') lock()
    },
  }

  /** `play` does not bubble, but it is captured. */
  function makeWay({ target }: Event): void {
    if (target !== video) rest()
  }

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) {
        if (!isIntersecting) rest()
        else if (isDue) play()
      }
    },
    { threshold: ON_SCREEN },
  )
  const popups = new MutationObserver((changes) => {
    if (changes.some(({ target }) => coversUp(target as Element, video))) rest()
  })

  // Phones let nothing else autoplay.
  if (playsByItself) video.muted = true
  for (const type in ofVideo) video.addEventListener(type, ofVideo[type] as () => void)
  page.addEventListener('play', makeWay, true)
  sight.observe(video)
  popups.observe(page, { subtree: true, attributes: true, attributeFilter: ['open'] })

  return {
    play,
    pause: () => video.pause(),
    stop() {
      for (const type in ofVideo) video.removeEventListener(type, ofVideo[type] as () => void)
      page.removeEventListener('play', makeWay, true)
      sight.disconnect()
      popups.disconnect()
      video.pause()
    },
  }
}

/** True for a dialog that has just opened, unless the video stands in it. */
function coversUp(dialog: Element, video: Element): boolean {
  return dialog.matches('dialog[open]') && !dialog.contains(video)
}
