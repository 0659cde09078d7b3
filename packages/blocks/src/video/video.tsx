import './video.css'
import { defineView, Picture, usePageFacts, type ViewProps } from '@yingzao/renderer'
import { useRef } from 'react'
import { Tap } from '../tap/tap'
import { boxShape } from './box-shape'
import type { PlayerState } from './player'
import type { VideoProps } from './props'
import { usePlayer } from './use-player'

/** What a tap on the picture does in each state; undefined where the picture is not there to be tapped. */
const TAP: Record<PlayerState, string | undefined> = {
  idle: '播放',
  loading: '正在加载',
  playing: '暂停',
  paused: '播放',
  ended: '重新播放',
  error: '重新加载',
  locked: undefined,
}

function Video({ id, props, common }: ViewProps<VideoProps>) {
  const { video, poster, controls } = props
  const name = props.title || '视频'
  const stored = usePageFacts().images[poster]
  const element = useRef<HTMLVideoElement>(null)
  const { state, play, pause } = usePlayer(element, props)
  if (video === '') return null
  const hasControls = controls && (state === 'playing' || state === 'paused')

  function tap() {
    if (state === 'playing') return pause()
    play()
    // The cover goes away; whoever came by keyboard is taken to the controls.
    if (controls) element.current?.focus({ preventScroll: true })
  }

  return (
    <div className={`yz-video yz-video--${state}`} style={{ paddingTop: boxShape(props, stored) }}>
      {/* biome-ignore lint/a11y/useMediaCaption: the store takes no captions, see the README. */}
      <video
        className="yz-video__player"
        ref={element}
        src={video}
        preload="none"
        playsInline
        controls={hasControls}
        tabIndex={hasControls ? undefined : -1}
        aria-label={name}
      />
      {/* Never taken out of the page: the boot loads the poster once, and it comes back at the end. */}
      <button
        className="yz-video__cover"
        type="button"
        aria-label={`${TAP[state] ?? ''}${name}`}
        aria-busy={state === 'loading' || undefined}
        hidden={hasControls || TAP[state] === undefined}
        onClick={tap}
      >
        {poster !== '' && <Picture className="yz-video__poster" url={poster} alt="" blockId={id} />}
        <span className="yz-video__icon" />
      </button>
      {state === 'error' && (
        <p className="yz-video__error" role="alert">
          视频加载失败，点击重试
        </p>
      )}
      {state === 'locked' && (
        <div className="yz-video__gate">
          {common.action ? (
            <Tap common={common} className="yz-video__unlock">
              登录/购买后观看
            </Tap>
          ) : (
            <p>登录/购买后观看</p>
          )}
          <button className="yz-video__again" type="button" onClick={play}>
            重新试看
          </button>
        </div>
      )}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the same. */}
        <video
          className="yz-video__player"
          src={video}
          poster={poster === '' ? undefined : (stored?.url ?? poster)}
          preload="none"
          playsInline
          controls
          aria-label={name}
        />
      </noscript>
    </div>
  )
}

export const video = defineView<VideoProps>({ name: 'video', view: Video, island: 'wanted' })
