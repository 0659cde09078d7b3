// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Player, type PlayerOptions, type PlayerState, startPlayer } from './player'

let video: HTMLVideoElement
let player: Player
let states: PlayerState[]
let wantsLessMotion: boolean
/** Reports whether the browser finds the video on the screen. */
let looked: (isIntersecting: boolean) => void
/** A browser that refuses to play without a tap. */
let refuses: boolean

beforeEach(() => {
  states = []
  wantsLessMotion = false
  refuses = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
        looked = (isIntersecting) => look([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<video></video><dialog></dialog><audio></audio>'
  video = document.querySelector('video') as HTMLVideoElement
  let isPaused = true
  vi.spyOn(video, 'paused', 'get').mockImplementation(() => isPaused)
  video.play = vi.fn(() => {
    if (refuses) return Promise.reject(new DOMException('Tap first', 'NotAllowedError'))
    isPaused = false
    tell('play', 'playing')
    return Promise.resolve()
  })
  video.pause = vi.fn(() => {
    if (isPaused) return
    isPaused = true
    tell('pause')
  })
  video.load = vi.fn()
})
afterEach(() => {
  player.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function start(options: Partial<PlayerOptions> = {}): void {
  player = startPlayer(video, {
    autoplay: false,
    previewSeconds: 0,
    onState: (state) => states.push(state),
    ...options,
  })
}

function tell(...events: string[]): void {
  for (const type of events) video.dispatchEvent(new Event(type))
}

function playTo(seconds: number): void {
  video.currentTime = seconds
  tell('timeupdate')
}

/** Mutations and rejected promises are reported a moment later. */
const soon = () => Promise.resolve().then(() => undefined)

describe('a tap', () => {
  test('loads, plays and pauses', () => {
    start()
    player.play()
    player.pause()
    player.play()
    expect(states).toEqual(['loading', 'playing', 'paused', 'playing'])
  })

  test('that the phone does not take for one is asked for again', async () => {
    refuses = true
    start()
    player.play()
    await soon()
    expect(states).toEqual(['loading', 'idle'])
  })

  test('after the end plays it once more', () => {
    start()
    player.play()
    vi.spyOn(video, 'ended', 'get').mockReturnValue(true)
    tell('pause', 'ended')
    player.play()
    expect(states).toEqual(['loading', 'playing', 'ended', 'loading', 'playing'])
  })

  test('after an error loads anew', () => {
    start()
    tell('error')
    player.play()
    expect(states).toEqual(['error', 'loading', 'playing'])
    expect(video.load).toHaveBeenCalledOnce()
  })
})

describe('it pauses', () => {
  beforeEach(() => {
    start()
    player.play()
  })

  test('off the screen, and stays so', () => {
    looked(false)
    looked(true)
    expect(states).toEqual(['loading', 'playing', 'paused'])
  })

  test('when a popup opens over it', async () => {
    document.querySelector('dialog')?.setAttribute('open', '')
    await soon()
    expect(video.paused).toBe(true)
  })

  test('when anything else on the page begins to play', () => {
    document.querySelector('audio')?.dispatchEvent(new Event('play'))
    expect(video.paused).toBe(true)
  })

  test('not when the popup it stands in opens', async () => {
    document.querySelector('dialog')?.append(video)
    document.querySelector('dialog')?.setAttribute('open', '')
    await soon()
    expect(video.paused).toBe(false)
  })

  test('when its page goes, and then nothing on the page moves it', () => {
    player.stop()
    expect(video.paused).toBe(true)
    const before = states.length
    tell('playing')
    expect(states).toHaveLength(before)
  })
})

describe('by itself', () => {
  test('it plays on the screen only, again and again', () => {
    start({ autoplay: true })
    looked(false)
    expect(states).toEqual([])
    looked(true)
    looked(false)
    looked(true)
    expect(states).toEqual(['loading', 'playing', 'paused', 'playing'])
    expect(video.muted).toBe(true)
  })

  test('it does not go on once a visitor has paused it', () => {
    start({ autoplay: true })
    looked(true)
    video.pause()
    looked(false)
    looked(true)
    expect(video.paused).toBe(true)
  })

  test('it does not play for those who want less motion, who can still tap', () => {
    wantsLessMotion = true
    start({ autoplay: true })
    looked(true)
    expect(video.play).not.toHaveBeenCalled()
    player.play()
    expect(video.paused).toBe(false)
    expect(video.muted).toBe(false)
  })
})

describe('a preview', () => {
  test('ends when its seconds are over, not before', () => {
    start({ previewSeconds: 60 })
    player.play()
    playTo(59.9)
    expect(video.paused).toBe(false)
    playTo(60)
    expect(states).toEqual(['loading', 'playing', 'locked'])
    expect(video.paused).toBe(true)
  })

  test('cannot be played on from a full screen’s own controls', () => {
    start({ previewSeconds: 60 })
    player.play()
    playTo(61)
    vi.mocked(video.play).mockImplementationOnce(() => {
      tell('play')
      return Promise.resolve()
    })
    vi.mocked(video.pause).mockClear()
    void video.play()
    expect(video.pause).toHaveBeenCalled()
  })

  test('can be seen once more from the start', () => {
    start({ previewSeconds: 60 })
    player.play()
    playTo(75)
    player.play()
    expect(video.currentTime).toBe(0)
    expect(states.slice(-2)).toEqual(['loading', 'playing'])
  })
})
