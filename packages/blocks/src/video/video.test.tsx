// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
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

describeBlock({ spec: videoSpec, view: video, examples, live })

const base: VideoProps = {
  video: '/assets/intro.mp4',
  poster: '/assets/poster.jpg',
  title: '课程介绍',
  controls: true,
  autoplay: false,
  preview_seconds: 0,
}

const player = (block: HTMLElement) => block.querySelector('video') as HTMLVideoElement
const cover = (block: HTMLElement) => block.querySelector('.yz-video__cover') as HTMLButtonElement
const tell = (block: HTMLElement, type: string) => player(block).dispatchEvent(new Event(type))

function running(props: Partial<VideoProps> = {}, common = {}): HTMLElement {
  const block = drawBlock(video, { ...base, ...props }, { common })
  live(block)
  return block
}

describe('video', () => {
  test('loads nothing by itself and plays in its place', () => {
    const idle = player(drawBlock(video, base))
    expect(idle.preload).toBe('none')
    expect(idle.hasAttribute('playsinline')).toBe(true)
  })

  test('has its poster loaded by the boot, in a box whose height is known', () => {
    const block = drawBlock(video, base, {
      images: { [base.poster]: { url: base.poster, width: 800, height: 600, variants: [] } },
    })
    expect(block.querySelector('img')?.dataset.src).toBe('/assets/poster.jpg')
    expect(player(block).hasAttribute('poster')).toBe(false)
    expect(block.querySelector<HTMLElement>('.yz-video')?.style.paddingTop).toBe('75%')
  })

  test('plays on a tap; then the native controls take over from the cover', () => {
    const block = running()
    expect(cover(block).getAttribute('aria-label')).toBe('播放课程介绍')
    cover(block).click()
    expect(player(block).play).toHaveBeenCalledOnce()
    expect(cover(block).getAttribute('aria-busy')).toBe('true')
    tell(block, 'playing')
    expect(cover(block).hidden).toBe(true)
    expect(player(block).controls).toBe(true)
    expect(document.activeElement).toBe(player(block))
  })

  test('without controls is paused by a tap on its picture', () => {
    const block = running({ controls: false })
    tell(block, 'playing')
    expect(cover(block).getAttribute('aria-label')).toBe('暂停课程介绍')
    cover(block).click()
    expect(player(block).pause).toHaveBeenCalled()
    expect(player(block).controls).toBe(false)
  })

  test('shows the same poster again at the end', () => {
    const block = running()
    const poster = block.querySelector('img')
    tell(block, 'playing')
    tell(block, 'ended')
    expect(cover(block).hidden).toBe(false)
    expect(cover(block).getAttribute('aria-label')).toBe('重新播放课程介绍')
    expect(block.querySelector('img')).toBe(poster)
  })

  test('that does not load says so and tries again', () => {
    const block = running()
    tell(block, 'error')
    expect(block.querySelector('[role=alert]')?.textContent).toBe('视频加载失败，点击重试')
    cover(block).click()
    expect(player(block).load).toHaveBeenCalledOnce()
    expect(block.querySelector('[role=alert]')).toBeNull()
  })

  test('that was a preview offers what the block’s action does', () => {
    const block = running({ preview_seconds: 60 }, { action: { type: 4, mark: 'dbzs' } })
    tell(block, 'playing')
    player(block).currentTime = 60
    tell(block, 'timeupdate')
    const unlock = block.querySelector<HTMLElement>('.yz-video__unlock')
    expect(unlock?.textContent).toBe('登录/购买后观看')
    expect(JSON.parse(unlock?.dataset.act ?? '')).toEqual({ type: 4, mark: 'dbzs' })
    expect(player(block).controls).toBe(false)
    expect(cover(block).hidden).toBe(true)
    block.querySelector<HTMLElement>('.yz-video__again')?.click()
    expect(player(block).currentTime).toBe(0)
    expect(block.querySelector('.yz-video__gate')).toBeNull()
  })

  test('without one ships no script, and without a preview no way past its end', () => {
    expect(drawBlock(video, { ...base, video: '' }).dataset.live).toBeUndefined()
    const more = drawBlock(video, base).querySelector('template')
    expect(more?.content.querySelector('.yz-video__gate')).toBeNull()
  })

  test('plays by itself when its page says so', () => {
    const block = running({ autoplay: true })
    expect(player(block).muted).toBe(true)
    expect(player(running()).muted).toBe(false)
  })
})
