import type { Response } from '../answers/answer'
import { leaveFullscreen } from '../film/leave-fullscreen'
import { attachFilm } from './film-source'
import { isBeyond } from './lesson-shown'

/** What the film of a lesson needs; the address is valid until `expires_at`. */
export type Film = Response<'videoPlay'>

/** `gate`: the locked part may not be watched. `problem`: it has stopped, and new addresses have not helped. */
export type FilmState = 'idle' | 'loading' | 'playing' | 'paused' | 'gate' | 'problem'

interface FilmOptions {
  film: Film
  /** Asks for a new valid address; undefined: none could be had. */
  renew(): Promise<Film | undefined>
  /** Milliseconds by the server's clock. */
  now(): number
  /** The speed that was chosen. */
  speed(): number
  onState(state: FilmState): void
  /** Seconds from the beginning, while it plays. */
  onTime(at: number): void
  /** It has been paused, or has come to its end. */
  onRest(at: number): void
}

export interface FilmPlayer {
  /** Plays, from a second or where it stopped. */
  play(at?: number): void
  /** After a problem: tries again from scratch. */
  retry(): void
  stop(): void
}

/** An address is given up this long before it expires. */
const AHEAD_MS = 30_000
/** A new one is not given up for this long, whatever the clocks say. */
const LEAST_MS = 60_000
/** How many new addresses in a row may fail to help. */
const MOST_TRIES = 3
/** Seconds after which an address has helped. */
const HELPED = 10

/** Plays a lesson in the browser's own player, and goes on from the same second when its address has expired. */
export function startFilm(video: HTMLVideoElement, options: FilmOptions): FilmPlayer {
  const page = video.ownerDocument
  let { film } = options
  let state: FilmState = 'idle'
  let giveUpAt = film.expires_at - AHEAD_MS
  let at = 0
  /** Where it was positioned when it got its address; undefined: it has no valid address. */
  let from: number | undefined
  /** The metadata of the video is loaded, and it is positioned. */
  let isThere = false
  let isRenewing = false
  let isOver = false
  let tries = 0
  let detach = (): void => undefined

  function become(next: FilmState): void {
    if (state === next) return
    state = next
    options.onState(next)
  }

  function begin(): void {
    video.play().catch((error: Error) => {
      // Some phones want a tap of its own for this. What fails says so by its event.
      if (error.name === 'NotAllowedError' && state === 'loading') become('idle')
    })
  }

  function attach(): void {
    detach()
    from = at
    isThere = false
    become('loading')
    detach = attachFilm(video, film, { at, onReady: begin, onFail: fail })
  }

  function play(to = at): void {
    if (isBeyond(film, to)) {
      lock()
      return
    }
    at = to
    if (isThere && options.now() < giveUpAt) {
      if (video.currentTime !== to) video.currentTime = to
      if (video.paused) become('loading')
      begin()
      return
    }
    isThere = false
    become('loading')
    if (options.now() < giveUpAt && !isRenewing) attach()
    else void renew()
  }

  /** Its address may have expired, or does not respond. */
  function fail(): void {
    if (isRenewing || state === 'gate') return
    isThere = false
    if (!video.paused) void renew()
    else {
      // A visitor who has paused it is not made to go on: the next tap asks for an address.
      from = undefined
      become('idle')
    }
  }

  /** Goes on with another address, from the second that has been reached by then. */
  async function renew(): Promise<void> {
    if (isRenewing) return
    if (tries >= MOST_TRIES) return stopWith('problem')
    tries++
    if (!isThere) become('loading')
    isRenewing = true
    const next = await options.renew()
    isRenewing = false
    if (isOver) return
    if (!next) return stopWith('problem')
    film = next
    giveUpAt = Math.max(film.expires_at - AHEAD_MS, options.now() + LEAST_MS)
    if (isBeyond(film, at)) lock()
    else attach()
  }

  function lock(): void {
    stopWith('gate')
    leaveFullscreen(video)
  }

  function stopWith(next: 'gate' | 'problem'): void {
    become(next)
    video.pause()
  }

  const ofVideo: Record<string, () => void> = {
    loadedmetadata() {
      video.playbackRate = options.speed()
      if (from && Math.abs(video.currentTime - from) > 1) video.currentTime = from
      isThere = true
    },
    play() {
      // Its controls are gone, but those of a phone's full screen may still be there.
      if (state === 'gate') video.pause()
    },
    playing() {
      if (state !== 'gate') become('playing')
    },
    pause() {
      if (state !== 'playing' || !isThere) return
      become('paused')
      options.onRest(at)
    },
    ended() {
      if (film.is_locked) return lock()
      become('paused')
      options.onRest(video.duration)
      at = 0
    },
    error() {
      if (from !== undefined && video.error) fail()
    },
    timeupdate() {
      if (!isThere || state !== 'playing') return
      at = video.currentTime
      if (isBeyond(film, at)) return lock()
      if (tries > 0 && at > Number(from) + HELPED) tries = 0
      options.onTime(at)
      if (options.now() >= giveUpAt) void renew()
    },
    seeking() {
      if (!isThere) return
      // The data there may have to be fetched, and be refused.
      at = video.currentTime
      if (isBeyond(film, at)) lock()
    },
  }

  /** One plays at a time. `play` does not bubble, but it is captured. */
  function makeWay({ target }: Event): void {
    if (target !== video) video.pause()
  }

  for (const type in ofVideo) video.addEventListener(type, ofVideo[type] as () => void)
  page.addEventListener('play', makeWay, true)

  return {
    play(to) {
      if (state === 'gate') at = 0
      play(to)
    },
    retry() {
      tries = 0
      void renew()
    },
    stop() {
      isOver = true
      for (const type in ofVideo) video.removeEventListener(type, ofVideo[type] as () => void)
      page.removeEventListener('play', makeWay, true)
      video.pause()
      detach()
    },
  }
}
