// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Film, type FilmState, startFilm } from './film-player'

const hls = vi.hoisted(() => ({ loads: 0, made: [] as { told: Map<string, Tell>; url: string }[] }))
type Tell = (event: string, data: { fatal: boolean; response?: { code: number } }) => void
vi.mock('hls.js/light', () => {
  hls.loads++
  class Hls {
    static Events = { ERROR: 'error' }
    static isSupported = () => true
    told = new Map<string, Tell>()
    url = ''
    constructor() {
      hls.made.push(this)
    }
    on(event: string, tell: Tell) {
      this.told.set(event, tell)
    }
    loadSource(url: string) {
      this.url = url
    }
    attachMedia() {}
    destroy() {}
  }
  return { default: Hls }
})

const HOUR = 3_600_000
const settled = () => new Promise((resolve) => setImmediate(resolve))
const address = (number: number, more: Partial<Film> = {}): Film => ({
  video: `/v/${number}.mp4`,
  format: 'mp4',
  expires_at: 2 * HOUR,
  is_locked: false,
  preview_seconds: 0,
  ...more,
})

let stop: (() => void) | undefined
beforeEach(() => {
  hls.made.length = 0
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
})
afterEach(() => {
  stop?.()
  vi.restoreAllMocks()
})

/** A video of which a test says what a browser would. */
function begin(film: Film, given: (Film | undefined)[] = []) {
  const video = document.createElement('video')
  const is = { paused: true, now: 0 }
  Object.defineProperty(video, 'paused', { get: () => is.paused })
  Object.defineProperty(video, 'duration', { value: 600 })
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true })
  const tell = (type: string) => video.dispatchEvent(new Event(type))
  const play = vi.spyOn(video, 'play').mockImplementation(async () => {
    is.paused = false
  })
  vi.spyOn(video, 'pause').mockImplementation(() => {
    is.paused = true
  })
  const states: FilmState[] = []
  const rests: number[] = []
  const renew = vi.fn(async () => given.shift())
  const player = startFilm(video, {
    film,
    renew,
    now: () => is.now,
    speed: () => 1.5,
    onState: (state) => states.push(state),
    onTime: () => undefined,
    onRest: (at) => rests.push(at),
  })
  stop = player.stop
  return {
    video,
    player,
    play,
    states,
    rests,
    renew,
    is,
    tell,
    /** The browser has begun to play what it was given. */
    comeToLife() {
      video.currentTime = Math.max(0, video.currentTime)
      tell('loadedmetadata')
      tell('playing')
    },
    passTo(at: number) {
      video.currentTime = at
      tell('timeupdate')
    },
    async breakDown() {
      Object.defineProperty(video, 'error', { value: { code: 2 }, configurable: true })
      tell('error')
      await settled()
    },
  }
}

describe('a film', () => {
  test('loads nothing before it is played, and then plays at the speed that was chosen', () => {
    const { video, player, play, states, comeToLife } = begin(address(1))
    expect(video.hasAttribute('src')).toBe(false)
    player.play()
    expect(play).toHaveBeenCalledOnce()
    comeToLife()
    expect([video.getAttribute('src'), video.playbackRate, states]).toEqual([
      '/v/1.mp4',
      1.5,
      ['loading', 'playing'],
    ])
  })

  test('begins where it is told to, and goes on where it is told to', () => {
    const { video, player, comeToLife } = begin(address(1))
    player.play(192)
    comeToLife()
    expect(video.currentTime).toBe(192)
    player.play(30)
    expect([video.currentTime, video.getAttribute('src')]).toEqual([30, '/v/1.mp4'])
  })

  test('waits for a tap of its own where a phone wants one', async () => {
    const { player, play, states } = begin(address(1))
    play.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }))
    player.play()
    await settled()
    expect(states).toEqual(['loading', 'idle'])
  })

  test('makes way for another', () => {
    const { player, comeToLife, is } = begin(address(1))
    player.play()
    comeToLife()
    const other = document.body.appendChild(document.createElement('video'))
    other.dispatchEvent(new Event('play'))
    other.remove()
    expect(is.paused).toBe(true)
  })

  test('says where it was paused, and that it came to its end', () => {
    const { player, comeToLife, passTo, tell, rests } = begin(address(1))
    player.play()
    comeToLife()
    passTo(20)
    tell('pause')
    tell('playing')
    passTo(599)
    tell('ended')
    expect(rests).toEqual([20, 600])
  })
})

describe('its address', () => {
  test('that breaks off is made good, from the same second', async () => {
    const { video, player, comeToLife, passTo, breakDown, states, renew } = begin(address(1), [address(2)])
    player.play()
    comeToLife()
    passTo(77)
    await breakDown()
    video.currentTime = 0
    comeToLife()
    expect([renew.mock.calls.length, video.getAttribute('src'), video.currentTime]).toEqual([
      1,
      '/v/2.mp4',
      77,
    ])
    expect(states).toEqual(['loading', 'playing', 'loading', 'playing'])
  })

  test('that is refused where somebody goes is made good there', async () => {
    const { video, player, comeToLife, passTo, breakDown, tell } = begin(address(1), [address(2)])
    player.play()
    comeToLife()
    passTo(3)
    video.currentTime = 100
    tell('seeking')
    await breakDown()
    video.currentTime = 0
    comeToLife()
    expect([video.getAttribute('src'), video.currentTime]).toEqual(['/v/2.mp4', 100])
  })

  test('is given up shortly before it ends, from the second that is reached by then', async () => {
    let give = (_: Film) => undefined as unknown
    const { video, player, comeToLife, passTo, is, renew } = begin(address(1))
    renew.mockReturnValueOnce(new Promise((resolve) => (give = resolve)))
    player.play()
    comeToLife()
    is.now = 2 * HOUR - 31_000
    passTo(50)
    expect(renew).not.toHaveBeenCalled()
    is.now = 2 * HOUR - 30_000
    passTo(51)
    passTo(52)
    expect([renew.mock.calls.length, video.getAttribute('src')]).toEqual([1, '/v/1.mp4'])
    give(address(2, { expires_at: 4 * HOUR }))
    await settled()
    video.currentTime = 0
    comeToLife()
    expect([video.getAttribute('src'), video.currentTime]).toEqual(['/v/2.mp4', 52])
  })

  test('that ended while nobody played is asked for before it is played', async () => {
    const { video, player, is, renew } = begin(address(1), [address(2, { expires_at: 9 * HOUR })])
    is.now = 3 * HOUR
    player.play(12)
    await settled()
    expect([renew.mock.calls.length, video.getAttribute('src')]).toEqual([1, '/v/2.mp4'])
  })

  test('that is new is not given up at once, whatever the clocks say', async () => {
    const { player, comeToLife, passTo, is, renew } = begin(address(1), [address(2), address(3)])
    is.now = 3 * HOUR
    player.play()
    await settled()
    comeToLife()
    passTo(1)
    expect(renew).toHaveBeenCalledOnce()
  })

  test('is asked for a few times, and then by a tap', async () => {
    const all = [address(2), address(3), address(4), address(5)]
    const { video, player, breakDown, states, renew } = begin(address(1), all)
    player.play()
    for (let time = 0; time < 4; time++) await breakDown()
    expect([renew.mock.calls.length, states[states.length - 1]]).toEqual([3, 'problem'])
    player.retry()
    await settled()
    expect(video.getAttribute('src')).toBe('/v/5.mp4')
  })

  test('that has helped counts no more', async () => {
    const all = [address(2), address(3), address(4), address(5)]
    const { player, comeToLife, passTo, breakDown, renew, states } = begin(address(1), all)
    player.play()
    for (let time = 1; time <= 4; time++) {
      comeToLife()
      passTo(time * 20)
      await breakDown()
    }
    expect([renew.mock.calls.length, states.includes('problem')]).toEqual([4, false])
  })

  test('that is not to be had is a problem at once', async () => {
    const { player, breakDown, states } = begin(address(1))
    player.play()
    await breakDown()
    expect(states).toEqual(['loading', 'problem'])
  })

  test('is left alone while it is paused, until somebody plays', async () => {
    const { video, player, comeToLife, passTo, breakDown, is, renew, states } = begin(address(1), [
      address(2),
    ])
    player.play()
    comeToLife()
    passTo(40)
    is.paused = true
    video.dispatchEvent(new Event('pause'))
    await breakDown()
    expect([renew.mock.calls.length, states[states.length - 1]]).toEqual([0, 'idle'])
    player.play()
    video.currentTime = 0
    comeToLife()
    expect(video.currentTime).toBe(40)
  })
})

describe('a preview', () => {
  const preview = { is_locked: true, preview_seconds: 60 }

  test.each([
    ['at its end', 'ended', 59.9],
    ['at its last second', 'timeupdate', 60],
    ['when somebody goes beyond', 'seeking', 300],
  ])('is shut %s', (_, event, at) => {
    const { video, player, comeToLife, tell, states, is } = begin(address(1, preview))
    player.play()
    comeToLife()
    video.currentTime = at
    tell(event)
    expect([states[states.length - 1], is.paused]).toEqual(['gate', true])
  })

  test('is not begun beyond what may be seen', () => {
    const { player, play, states } = begin(address(1, preview))
    player.play(60)
    expect([play.mock.calls.length, states]).toEqual([0, ['gate']])
  })

  test('can be seen once more', () => {
    const { video, player, comeToLife, tell, states } = begin(address(1, preview))
    player.play()
    comeToLife()
    tell('ended')
    player.play(0)
    tell('playing')
    expect([video.currentTime, states[states.length - 1]]).toEqual([0, 'playing'])
  })

  test.each(['javascript:alert(1)', '//evil.example/1.mp4', 'http://evil.example/1.mp4'])(
    'is not loaded from %j, whatever the answer says, and can be asked for again',
    (hostile) => {
      for (const format of ['mp4', 'hls'] as const) {
        const { video, player, states } = begin(address(1, { format, video: hostile }))
        player.play()
        expect([video.hasAttribute('src'), hls.made.length, states.at(-1)]).toEqual([false, 0, 'idle'])
      }
    },
  )

  test('of nothing is shut at once', () => {
    const { player, states } = begin(address(1, { ...preview, video: '', preview_seconds: 0 }))
    player.play()
    expect(states).toEqual(['gate'])
  })
})

describe('a playlist', () => {
  test('is played by the browser that can', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
    const { video, player } = begin(address(1, { format: 'hls', video: '/v/1.m3u8' }))
    player.play()
    await settled()
    expect([video.getAttribute('src'), hls.loads]).toEqual(['/v/1.m3u8', 0])
  })

  test('is played by hls.js elsewhere, which comes with the first play and not before', async () => {
    const { video, player, play } = begin(address(1, { format: 'hls', video: '/v/1.m3u8' }))
    await vi.dynamicImportSettled()
    expect(hls.loads).toBe(0)
    player.play()
    await vi.waitFor(() => expect(hls.made.map(({ url }) => url)).toEqual(['/v/1.m3u8']))
    expect([hls.loads, play.mock.calls.length, video.hasAttribute('src')]).toEqual([1, 1, false])
  })

  test.each([
    ['which breaks off', { fatal: true }],
    ['whose pieces are refused', { fatal: false, response: { code: 403 } }],
  ])('%s gets another address', async (_, problem) => {
    const next = address(2, { format: 'hls', video: '/v/2.m3u8' })
    const { player, renew } = begin(address(1, { format: 'hls', video: '/v/1.m3u8' }), [next])
    player.play()
    await vi.waitFor(() => expect(hls.made).toHaveLength(1))
    hls.made[0]?.told.get('error')?.('error', { fatal: false, response: { code: 503 } })
    expect(renew).not.toHaveBeenCalled()
    hls.made[0]?.told.get('error')?.('error', problem)
    await vi.waitFor(() => expect(hls.made.map(({ url }) => url)).toEqual(['/v/1.m3u8', '/v/2.m3u8']))
  })
})
