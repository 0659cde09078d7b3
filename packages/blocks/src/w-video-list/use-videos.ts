import { type Host, useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { questionOf } from '../answers/answers'
import { addPage } from '../answers/pages'
import { followVideos, NO_VIDEOS, type VideosPlace } from './follow-videos'
import { type Category, type ShownVideos, videoOf } from './video'

/**
 * The first lessons of a category: those that the server was given, and when React shows them, those that come later.
 */
export function useVideos({ category, page_size }: VideosPlace) {
  const host = useHost()
  const [videos, setVideos] = useState(() => drawnVideos(host, { category, page_size }))
  useEffect(() => followVideos(host, { category, page_size }, setVideos).stop, [host, category, page_size])
  return videos
}

function drawnVideos(host: Host, { category, page_size }: VideosPlace): ShownVideos {
  const question = questionOf('videoList', { ...(category && { category }), page_size })
  const response = host.given?.(question) as { categories: Category[] } | undefined
  if (!response) return { ...NO_VIDEOS, chosen: category }
  const pages = addPage(NO_VIDEOS, (given) => videoOf(given, undefined), { state: 'known', response })
  return { ...pages, categories: response.categories, chosen: category }
}
