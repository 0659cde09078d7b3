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

/** Null: this member does not upload films. */
export const UploadsContext = createContext<Uploads | null>(null)

/**
 * The uploads while the screen is open, with those that an earlier page has left; null for members who may only read.
 */
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

/** The upload for a lesson, and what can be done about it. Null: this member does not upload films. */
export function useFilmUpload(video_id: number) {
  const around = useContext(UploadsContext)
  if (!around) return null
  return { films: around.films, upload: around.uploads.find((one) => one.video_id === video_id) }
}
