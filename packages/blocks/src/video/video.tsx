import './video.css'
import { defineView, Picture, usePageFacts, type ViewProps } from '@yingzao/renderer'
import { Tap } from '../tap/tap'
import { boxShape } from './box-shape'
import type { VideoProps } from './props'
import { tapLabel } from './tap-label'

/** The poster and the button over a video that nobody has started yet; `live.ts` makes it play. */
function Video({ id, props, common }: ViewProps<VideoProps>) {
  const { video, poster, controls, autoplay, preview_seconds } = props
  const name = props.title || '视频'
  const stored = usePageFacts().images[poster]
  if (video === '') return null
  return (
    <div
      className="yz-video yz-video--idle"
      style={{ paddingTop: boxShape(props, stored) }}
      data-controls={controls ? '' : undefined}
      data-autoplay={autoplay ? '' : undefined}
      data-preview={preview_seconds || undefined}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the store takes no captions, see the README. */}
      <video
        className="yz-video__player"
        src={video}
        preload="none"
        playsInline
        tabIndex={-1}
        aria-label={name}
      />
      {/* Never taken out of the page: the boot loads the poster once, and it comes back at the end. */}
      <button className="yz-video__cover" type="button" aria-label={tapLabel('idle', name)}>
        {poster !== '' && <Picture className="yz-video__poster" url={poster} alt="" blockId={id} />}
        <span className="yz-video__icon" />
      </button>
      <template>
        <p className="yz-video__error" role="alert">
          视频加载失败，点击重试
        </p>
        {preview_seconds > 0 && <Gate common={common} />}
      </template>
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

/** Covers a video whose preview is over. */
function Gate({ common }: Pick<ViewProps<VideoProps>, 'common'>) {
  return (
    <div className="yz-video__gate">
      {common.action ? (
        <Tap common={common} className="yz-video__unlock">
          登录/购买后观看
        </Tap>
      ) : (
        <p>登录/购买后观看</p>
      )}
      <button className="yz-video__again" type="button">
        重新试看
      </button>
    </div>
  )
}

export const video = defineView<VideoProps>({
  name: 'video',
  view: Video,
  live: (props) => (props.video === '' ? undefined : 'near'),
})
