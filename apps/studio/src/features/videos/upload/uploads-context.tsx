import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRefresh } from '../../../state/queries'
import { useMember } from '../../../ui/member-context'
import { CHANGED } from '../video-rows'
import type { FilmUpload } from './film-upload'
import { createFilmUploads, type FilmUploads } from './film-uploads'
import { knownUploads } from './known-uploads'

interface Uploads {
  uploads: readonly FilmUpload[]
  films: FilmUploads
}

/** Null: whoever looks brings no films. */
export const UploadsContext = createContext<Uploads | null>(null)

/** The films on their way while the screen is there, with those that an earlier page has left; not for who may only read. */
export function useFilmUploads(mayBring: boolean): Uploads | null {
  const { member_id } = useMember()
  const [films] = useState(() => createFilmUploads(knownUploads(member_id)))
  const uploads = useSyncExternalStore(films.subscribe, films.list)
  const refresh = useRefresh()
  useEffect(() => {
    if (mayBring) films.restore()
    return films.close
  }, [films, mayBring])
  const used = uploads.filter(({ state }) => state === 'used').length
  const before = useRef(used)
  useEffect(() => {
    if (used > before.current) void refresh(...CHANGED)
    before.current = used
  }, [used, refresh])
  return mayBring ? { uploads, films } : null
}

/** The film on its way to a lesson, and what can be done about it. Null: whoever looks brings none. */
export function useFilmUpload(video_id: number) {
  const around = useContext(UploadsContext)
  if (!around) return null
  return { films: around.films, upload: around.uploads.find((one) => one.video_id === video_id) }
}
