import './w-video-list.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { statusOf } from '../answers/pages'
import { BlockTitle } from '../block-title/block-title'
import type { WVideoListProps } from './props'
import { useVideos } from './use-videos'
import { type Category, endFor, tabsOf } from './video'
import { VideoCard, WholeCard } from './video-card'
import { End, LaterEnds } from './videos-end'

function WVideoList({ props }: ViewProps<WVideoListProps>) {
  const { title, category, show_categories, page_size, is_endless, all_path, detail_path } = props
  const videos = useVideos(props)
  return (
    <div
      className="yz-videos"
      aria-busy={videos.state === 'loading' || undefined}
      data-size={page_size}
      data-category={category || undefined}
      data-endless={is_endless || undefined}
      data-details={detail_path || undefined}
    >
      <div className="yz-videos__head">
        <BlockTitle text={title} />
        {all_path !== '' && (
          <a className="yz-tap yz-videos__all" href={all_path}>
            查看全部
          </a>
        )}
      </div>
      {show_categories && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
        <div className="yz-videos__tabs" role="group" aria-label="分类" data-tabs="">
          {tabsOf(videos.categories).map((tab) => (
            <Tab key={tab.category} tab={tab} isChosen={tab.category === videos.chosen} />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-videos__list" role="list" hidden={videos.items.length === 0}>
        {videos.items.map((video) => (
          <VideoCard key={video.key} video={video} detail_path={detail_path} />
        ))}
      </ul>
      <div data-end="">
        <End end={endFor(videos, is_endless)} size={page_size} msg={videos.msg} />
      </div>
      <p className="yz-videos__count" role="status">
        {statusOf(videos)}
      </p>
      <p className="yz-videos__notice">以上内容仅供参考，不构成投资建议</p>
      <Later name="video">
        <WholeCard />
      </Later>
      <LaterEnds size={page_size} />
    </div>
  )
}

function Tab({ tab: { category, title }, isChosen }: { tab: Category; isChosen: boolean }) {
  return (
    <button
      className="yz-tap yz-videos__tab"
      type="button"
      data-does="tab"
      data-of={category}
      aria-pressed={isChosen}
    >
      {title}
    </button>
  )
}

export const wVideoList = defineView<WVideoListProps>({
  name: 'wVideoList',
  view: WVideoList,
  live: 'near',
})
