// @vitest-environment jsdom
import { describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { type VideoProps, videoSpec } from './props'
import { video } from './video'

// jsdom neither plays nor looks at the screen.
beforeEach(() => {
  for (const name of ['play', 'pause', 'load'] as const) {
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => Promise.resolve())
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describeBlock({ spec: videoSpec, view: video, examples })

const base: VideoProps = {
  video: '/assets/intro.mp4',
  poster: '/assets/poster.jpg',
  title: '课程介绍',
  controls: true,
  autoplay: false,
  preview_seconds: 0,
}

const player = (island: HTMLElement) => island.querySelector('video') as HTMLVideoElement
const cover = (island: HTMLElement) => island.querySelector('.yz-video__cover') as HTMLButtonElement
const tell = (island: HTMLElement, type: string) => act(() => player(island).dispatchEvent(new Event(type)))

async function awake(props: Partial<VideoProps> = {}, common = {}): Promise<HTMLElement> {
  const island = drawBlock(video, { ...base, ...props }, { common })
  await wakeBlock(island, video)
  return island
}

describe('video', () => {
  test('loads nothing by itself and plays in its place', () => {
    const asleep = player(drawBlock(video, base))
    expect(asleep.preload).toBe('none')
    expect(asleep.hasAttribute('playsinline')).toBe(true)
  })

  test('has its poster loaded by the boot, in a box whose height is known', () => {
    const island = drawBlock(video, base, {
      images: { [base.poster]: { url: base.poster, width: 800, height: 600, variants: [] } },
    })
    expect(island.querySelector('img')?.dataset.src).toBe('/assets/poster.jpg')
    expect(player(island).hasAttribute('poster')).toBe(false)
    expect(island.querySelector<HTMLElement>('.yz-video')?.style.paddingTop).toBe('75%')
  })

  test('plays on a tap; then the native controls take over from the cover', async () => {
    const island = await awake()
    expect(cover(island).getAttribute('aria-label')).toBe('播放课程介绍')
    await act(() => cover(island).click())
    expect(player(island).play).toHaveBeenCalledOnce()
    expect(cover(island).getAttribute('aria-busy')).toBe('true')
    await tell(island, 'playing')
    expect(cover(island).hidden).toBe(true)
    expect(player(island).controls).toBe(true)
    expect(document.activeElement).toBe(player(island))
  })

  test('without controls is paused by a tap on its picture', async () => {
    const island = await awake({ controls: false })
    await tell(island, 'playing')
    expect(cover(island).getAttribute('aria-label')).toBe('暂停课程介绍')
    await act(() => cover(island).click())
    expect(player(island).pause).toHaveBeenCalled()
    expect(player(island).controls).toBe(false)
  })

  test('shows the same poster again at the end', async () => {
    const island = await awake()
    const poster = island.querySelector('img')
    await tell(island, 'playing')
    await tell(island, 'ended')
    expect(cover(island).hidden).toBe(false)
    expect(cover(island).getAttribute('aria-label')).toBe('重新播放课程介绍')
    expect(island.querySelector('img')).toBe(poster)
  })

  test('that does not load says so and tries again', async () => {
    const island = await awake()
    await tell(island, 'error')
    expect(island.querySelector('[role=alert]')?.textContent).toBe('视频加载失败，点击重试')
    await act(() => cover(island).click())
    expect(player(island).load).toHaveBeenCalledOnce()
    expect(island.querySelector('[role=alert]')).toBeNull()
  })

  test('that was a preview offers what the block’s action does', async () => {
    const island = await awake({ preview_seconds: 60 }, { action: { type: 4, mark: 'dbzs' } })
    await tell(island, 'playing')
    player(island).currentTime = 60
    await tell(island, 'timeupdate')
    const unlock = island.querySelector<HTMLElement>('.yz-video__unlock')
    expect(unlock?.textContent).toBe('登录/购买后观看')
    expect(JSON.parse(unlock?.dataset.act ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    expect(player(island).controls).toBe(false)
  })
})
