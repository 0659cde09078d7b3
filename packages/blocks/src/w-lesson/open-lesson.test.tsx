// @vitest-environment jsdom
import { createTestPage, drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { live } from './live'
import { wLesson } from './w-lesson'

const lesson = {
  video_id: '1',
  name: 'a',
  title: '一课',
  cover: '',
  poster: '/assets/poster.jpg',
  video: '/v/1.mp4',
  format: 'mp4',
  expires_at: Date.UTC(2100, 0, 1),
  duration: 200,
  category: 'c',
  category_title: '入门',
  is_locked: false,
  lock: '',
  lock_url: '',
  preview_seconds: 0,
  lecturer: { name: '示例投顾', no: 'A01' },
  published_at: 0,
  content: '<p>笔记<b>一</b></p>',
  chapters: [
    { at: 0, title: '开头' },
    { at: 90, title: '后来' },
  ],
  next: { name: 'K线', title: '下一个', cover: '' },
  group_id: '',
  progress: 0,
  is_watched: false,
}
const known = (response: object) => ({ code: 1, msg: 'success', response })
const answerOf = (more: object = {}) =>
  known({ list: [{ ...lesson, ...more }], total: 1, page: 1, page_size: 1, categories: [] })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
let isPaused = true
beforeEach(() => {
  isPaused = true
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPaused = false
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPaused = true
  })
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
})
afterEach(() => {
  stop?.()
  stop = undefined
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

interface Begun {
  isLoggedIn?: boolean
  /** What the phone has kept of lessons. */
  kept?: object
  slug?: string
  name?: string
}

async function begin(
  reply: object,
  { isLoggedIn = false, kept, slug = '', name = 'a' }: Begun = {},
  noted: object = known({ progress: 0, is_watched: false }),
) {
  // Counts like a page that knows the server's time: in fractions of a millisecond.
  let now = 1_000_000.4
  const page = createTestPage({ now: () => now })
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.slug.mockReturnValue(slug)
  if (kept) page.lasting.set('/lessons', JSON.stringify([['a', kept]]))
  page.ask.mockImplementation(async (id) => (id === 'videoList' ? reply : noted))
  const block = drawBlock(wLesson, { name, list_path: '', detail_path: '' })
  document.body.append(block)
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const video = () => block.querySelector('video') as HTMLVideoElement
  const tell = (type: string) => video().dispatchEvent(new Event(type))
  return {
    page,
    block,
    video,
    tell,
    does: (name: string) => block.querySelector<HTMLElement>(`[data-does=${name}]`),
    tap(selector: string) {
      block.querySelector<HTMLElement>(selector)?.click()
      tell('loadedmetadata')
      tell('playing')
    },
    passTo(at: number, afterMs = 0) {
      now += afterMs
      video().currentTime = at
      tell('timeupdate')
    },
    reports: () => page.ask.mock.calls.filter(([id]) => id === 'videoProgress').map(([, sent]) => sent),
    kept: () => JSON.parse(page.lasting.get('/lessons') || '[]'),
  }
}

describe('wLesson', () => {
  test('is the one that the page’s address names', async () => {
    const { page } = await begin(answerOf(), { name: '', slug: 'K线' })
    expect(page.ask.mock.calls).toEqual([['videoList', { name: 'K线', page_size: 1 }]])
  })

  test('without a name is none, and asks nothing', async () => {
    const { page, block } = await begin(answerOf(), { name: '' })
    expect(page.ask).not.toHaveBeenCalled()
    expect(block.textContent).toContain('内容不存在')
    expect(block.querySelector('a')?.getAttribute('href')).toBe('/h5-page/cpmj/list')
  })

  test('says who advises, draws its notes, and leads to the next one', async () => {
    const { block } = await begin(answerOf())
    expect(block.querySelector('.yz-lesson__byline')?.textContent).toBe(
      '入门 · 03:20 · 投资顾问 示例投顾（登记编号：A01）',
    )
    expect(block.querySelector('.yz-lesson__notes b')?.textContent).toBe('一')
    expect(block.querySelector('.yz-lesson__next')?.getAttribute('href')).toBe(
      '/h5-page/cpmj/details/K%E7%BA%BF',
    )
  })

  test('plays in its place, and marks the chapter that it has come to', async () => {
    const { block, video, tap, passTo } = await begin(answerOf())
    expect(
      ['playsinline', 'webkit-playsinline', 'x5-playsinline', 'src'].map((it) => video().hasAttribute(it)),
    ).toEqual([true, true, true, false])
    tap('[data-does=play]')
    passTo(91)
    const chapters = [...block.querySelectorAll('[data-at]')]
    expect(chapters.map((chapter) => chapter.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(video().controls).toBe(true)
    expect(document.activeElement).toBe(video())
  })

  test('goes to a chapter, and begins to play', async () => {
    const { video, tap } = await begin(answerOf())
    tap('[data-at="90"]')
    expect([video().getAttribute('src'), video().currentTime, isPaused]).toEqual(['/v/1.mp4', 90, false])
  })

  test('keeps the speed that was chosen', async () => {
    const { page, block, video, tap } = await begin(answerOf())
    tap('[data-speed="1.5"]')
    expect([video().playbackRate, page.lasting.get('/lesson-speed')]).toEqual([1.5, '1.5'])
    expect(block.querySelector('[aria-pressed=true]')?.textContent).toBe('1.5x')
  })

  test('that is read anew after a failure', async () => {
    const { page, block } = await begin({ code: 500000, msg: '系统繁忙', response: undefined })
    expect(block.querySelector('[role=alert]')?.textContent).toBe('系统繁忙')
    page.ask.mockResolvedValue(answerOf())
    block.querySelector<HTMLElement>('[data-does=again]')?.click()
    await settled()
    expect(block.querySelector('h2')?.textContent).toBe('一课')
  })
})

describe('where somebody stopped', () => {
  test('is asked about, and gone to only when they say so', async () => {
    const { video, does, tap } = await begin(answerOf({ progress: 192 / 2 }))
    expect(does('resume')?.textContent).toBe('上次看到 01:36，继续')
    expect(isPaused).toBe(true)
    tap('[data-does=resume]')
    expect([video().currentTime, isPaused]).toEqual([96, false])
  })

  test.each([
    ['was hardly begun', 4],
    ['was seen', 190],
  ])('is not asked about of a lesson that %s', async (_, progress) => {
    expect((await begin(answerOf({ progress }))).does('resume')).toBeNull()
  })

  test('is told every 15 seconds, on a pause, and when the page is hidden, once each', async () => {
    const { tap, tell, passTo, reports } = await begin(answerOf(), { isLoggedIn: true })
    tap('[data-does=play]')
    passTo(14, 14_000)
    expect(reports()).toEqual([])
    passTo(15, 1000)
    passTo(20, 5000)
    tell('pause')
    dispatchEvent(new Event('pagehide'))
    tell('playing')
    passTo(22, 2000)
    dispatchEvent(new Event('pagehide'))
    expect(reports()).toEqual([
      { name: 'a', at: 15, watched: 0, noted_at: 1_015_000 },
      { name: 'a', at: 20, watched: 0, noted_at: 1_020_000 },
      { name: 'a', at: 22, watched: 0, noted_at: 1_022_000 },
    ])
  })

  test('of 95 % is the end', async () => {
    const { tap, tell, passTo, reports } = await begin(answerOf(), { isLoggedIn: true })
    tap('[data-does=play]')
    passTo(189)
    tell('pause')
    tell('playing')
    passTo(190)
    tell('pause')
    expect(reports().map((sent) => (sent as { watched: number }).watched)).toEqual([0, 1])
  })

  test('is kept by the phone of who is not logged in, and asked about there', async () => {
    const first = await begin(answerOf())
    first.tap('[data-does=play]')
    first.passTo(50)
    first.tell('pause')
    expect([first.reports(), first.kept()]).toEqual([
      [],
      [['a', { at: 50, watched: 0, noted_at: 1_000_000 }]],
    ])
    stop?.()
    const second = await begin(answerOf(), { kept: { at: 50, watched: 0, noted_at: 7 } })
    expect(second.does('resume')?.textContent).toBe('上次看到 00:50，继续')
  })

  test('that the gateway had not heard is told first, and what it knows then counts', async () => {
    const { does, kept, reports } = await begin(
      answerOf({ progress: 20 }),
      { isLoggedIn: true, kept: { at: 50, watched: 0, noted_at: 7 } },
      known({ progress: 80, is_watched: false }),
    )
    expect(reports()).toEqual([{ name: 'a', at: 50, watched: 0, noted_at: 7 }])
    expect(does('resume')?.textContent).toBe('上次看到 01:20，继续')
    expect(kept()).toEqual([])
  })

  test('an answer to an older report forgets nothing newer', async () => {
    const { page, tap, passTo, kept, reports } = await begin(answerOf(), { isLoggedIn: true })
    const answers: ((answer: object) => void)[] = []
    page.ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    tap('[data-does=play]')
    passTo(20, 20_000)
    passTo(40, 20_000)
    expect(reports()).toHaveLength(2)
    answers[0]?.(known({ progress: 20, is_watched: false }))
    await settled()
    expect(kept()[0][1].at).toBe(40)
    answers[1]?.(known({ progress: 40, is_watched: false }))
    await settled()
    expect(kept()).toEqual([])
  })
})

describe('a lesson that is locked', () => {
  const locked = { is_locked: true, lock: 'buy', lock_url: '/h5-page/course', preview_seconds: 60 }

  test('says how much can be seen, then shuts and leads to where it is unlocked', async () => {
    const { page, block, tap, tell, does, reports, passTo } = await begin(answerOf(locked), {
      isLoggedIn: true,
    })
    expect(block.querySelector('.yz-lesson__trial')?.textContent).toBe('试看 60 秒')
    tap('[data-does=play]')
    passTo(30, 30_000)
    tell('ended')
    expect(block.querySelector('.yz-lesson__over p')?.textContent).toBe('购买后观看')
    does('unlock')?.click()
    expect(page.run).toHaveBeenCalledWith({ type: 7, atext: '/h5-page/course' }, expect.any(String))
    expect(reports()).toEqual([])
    tap('[data-does=preview]')
    expect(block.querySelector('.yz-lesson__over')).toBeNull()
  })

  test('of which nothing may be seen is shut at once, and opens after the login', async () => {
    const shut = { ...locked, lock: 'login', lock_url: '', video: '', preview_seconds: 0 }
    const { page, block, does } = await begin(answerOf(shut))
    expect(block.querySelector<HTMLElement>('.yz-lesson__cover')?.hidden).toBe(true)
    does('unlock')?.click()
    expect(page.login).toHaveBeenCalledTimes(1)
    page.isLoggedIn.mockReturnValue(true)
    page.ask.mockResolvedValue(answerOf())
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(block.querySelector('.yz-lesson__over')).toBeNull()
    expect(does('play')?.hidden).toBe(false)
  })
})
