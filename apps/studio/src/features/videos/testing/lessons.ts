import type { Answers } from '../../../testing'
import type { Film } from '../upload/film-calls'
import type { VideoDetail, VideoRow } from '../video-rows'

export const FILE_ID = '7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9a02'
const UPLOAD_ID = '7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9a01'

/** A lesson of the list that is not published yet. */
export function videoRow(video_id: number, change: Partial<VideoRow> = {}): VideoRow {
  return {
    video_id,
    name: `lesson-${video_id}`,
    title: `第 ${video_id} 课`,
    category: 'course',
    category_title: '课程试听',
    position: video_id,
    cover: '',
    state: 'draft',
    lock_kind: 'free',
    format: null,
    duration: null,
    views: 0,
    watched: 0,
    published_at: null,
    revision: 4,
    updated_at: '2026-11-20T02:02:03Z',
    ...change,
  }
}

/** The film of 91 seconds that a lesson has. */
const film: NonNullable<VideoDetail['file']> = {
  file_id: FILE_ID,
  format: 'mp4',
  bytes: 4_200_000,
  duration: 91,
  width: 640,
  height: 360,
  preview_seconds: 60,
  url: '/media/token/folder/film.mp4',
}

/** The same lesson in detail. */
export function videoDetail(video_id = 1, change: Partial<VideoDetail> = {}): VideoDetail {
  const { name, title, category, position, revision, updated_at } = videoRow(video_id)
  return {
    video_id,
    name,
    title,
    category,
    position,
    revision,
    updated_at,
    file_id: null,
    cover: '',
    poster: '',
    content: '',
    chapters: [],
    staff_id: null,
    speaker: '',
    adviser_no: '',
    group_id: '',
    lock: { kind: 'free', ids: [], url: '' },
    state: 'draft',
    file: null,
    views: [],
    published_at: null,
    ...change,
  }
}

/** A lesson that can be played. */
export const withFilm = (change: Partial<VideoDetail> = {}) =>
  videoDetail(1, { file_id: FILE_ID, file: film, ...change })

/** A film of which nothing has been received. */
function filmOnItsWay(change: Partial<Film> = {}): Film {
  return {
    upload_id: UPLOAD_ID,
    file_name: '第一课.mp4',
    bytes: 10,
    received: 0,
    piece: 4,
    state: 'coming',
    problem: '',
    file_id: null,
    ...change,
  }
}

/** What the screen requests whatever is done there. */
export const around: Answers = {
  videoRows: { list: [videoRow(1)], next: null },
  videoCategoryRows: {
    list: [
      { category: 'course', title: '课程试听', position: 0, lessons: 3, out: 1 },
      { category: 'talks', title: '专题', position: 1, lessons: 0, out: 0 },
    ],
  },
}

/**
 * A gateway that accepts the pieces of a ten-byte film at their offsets, and reads it. Its state survives reloads of
 * the page within a test.
 */
export function createFilmServer() {
  let now: Film | undefined
  const answer = () => {
    if (!now) throw new Error('No film has been begun.')
    return { upload: now }
  }
  const set = (change: Partial<Film>) => {
    now = { ...answer().upload, ...change }
    return answer()
  }
  return {
    /** How many bytes have been received. */
    received: () => now?.received ?? 0,
    set,
    answers: {
      videoUploadBegin: ({ file_name, bytes }) => {
        now = filmOnItsWay({ file_name, bytes })
        return answer()
      },
      videoUploadPiece: ({ at }) => {
        const { received, bytes, piece } = answer().upload
        return at === received ? set({ received: Math.min(bytes, at + piece) }) : answer()
      },
      videoUploadState: answer,
      videoUploadFinish: () => set({ state: 'done', file_id: FILE_ID }),
      videoUploadDrop: { dropped: true },
    } satisfies Answers,
  }
}

/** Chooses a file in a file input. */
export function chooseFile(input: Element | null, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
