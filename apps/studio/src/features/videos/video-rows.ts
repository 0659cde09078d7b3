import { videoFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type VideoRow = Answer<'videoRows'>['list'][number]
export type VideoDetail = Answer<'videoDetail'>
export type VideoFields = Payload<'videoCreate'>
export type VideoFilter = Omit<Payload<'videoRows'>, 'after' | 'limit'>

export const videoAddress = addressFilter<VideoFilter>(videoFilter.shape)

/** The reads that become stale when a lesson changes. */
export const CHANGED: readonly CallId[] = ['videoRows', 'videoDetail', 'videoCategoryRows']

/** The fields of a lesson that can be changed, with their present values. */
export function fieldsOf(video: VideoDetail): VideoFields {
  const { name, title, category, position, file_id, cover, poster, content } = video
  const { chapters, staff_id, group_id, lock } = video
  const written = { name, title, category, position, file_id, cover, poster, content }
  return { ...written, chapters, staff_id, group_id, lock }
}
