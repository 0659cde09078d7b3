import { useStudioCall } from '../../../state/queries'
import { CHANGED, fieldsOf, type VideoDetail } from '../video-rows'

/** Changes the pictures of a lesson; its other fields are sent as they were displayed. */
export function usePictureChange({ video_id, revision: base_revision, ...video }: VideoDetail) {
  const call = useStudioCall('videoChange', { changes: CHANGED })
  return {
    ...call,
    change: (pictures: { cover?: string; poster?: string }, onSuccess: () => void) =>
      call.mutate(
        {
          ...fieldsOf({ ...video, video_id, revision: base_revision }),
          ...pictures,
          video_id,
          base_revision,
        },
        { onSuccess },
      ),
  }
}
