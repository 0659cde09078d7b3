import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { DetailDrawer } from '../../ui/detail-drawer'
import { Pictures } from './cover/pictures'
import { FilmPart } from './film-part'
import { VideoFacts } from './video-facts'
import { VideoViews } from './video-views'
import { wording } from './wording'

/** The address of a film is valid for two hours, and a new one would restart playback: only changes fetch it again. */
const FRESH_MS = 60 * 60 * 1000

/** A lesson with its film, its pictures and its view counts, beside the list. */
export function VideoDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery({
    ...studioQuery('videoDetail', { video_id: String(id) }),
    staleTime: FRESH_MS,
    refetchOnMount: 'always',
  })
  return (
    <DetailDrawer
      width={720}
      title={query.data?.title ?? wording.detail.title}
      query={query}
      onClose={onClose}
    >
      {(video) => (
        <div className="vd-parts">
          <VideoFacts video={video} />
          <FilmPart video={video} />
          <Pictures video={video} />
          <VideoViews views={video.views} />
        </div>
      )}
    </DetailDrawer>
  )
}
