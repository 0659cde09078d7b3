import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Declared } from '../define-module'
import { findLocks, type LockReason } from '../locks'
import { expiryOf, playToken } from './play/play-address'
import type { Viewer } from './play/viewer'
import { findCategories, findLesson, findLessons, findNext, type Lesson } from './video-store'

export type LessonTools = Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'conditions'>

/** The viewer, and the origin to put before addresses: empty on our own pages. */
export interface Asker {
  viewer: Viewer
  origin: string
}

type List = Operations['videoList']
type Play = Operations['videoPlay']

/** Lessons in order, or the one with a given name in full. Throws `contentNotFound` for an unknown name. */
export async function showLessons(
  tools: LessonTools,
  { category, name, page, page_size }: OperationInput<List>,
  asker: Asker,
): Promise<OperationResponse<List>> {
  const { orm } = tools.db
  const uid = asker.viewer.uid || null
  const categories = await findCategories(orm)
  if (name !== undefined) {
    const lesson = await lessonOf(tools, uid, name)
    const [shown] = await shownOf(tools, [lesson], asker)
    if (!shown) throw new Error('A lesson that was found is not shown.')
    const { content, chapters } = lesson.video
    const whole = { ...shown, content, chapters, next: await findNext(orm, lesson.video) }
    return { list: [whole], total: 1, page: 1, page_size, categories }
  }
  const { found, total } = await findLessons(orm, uid, { category, page, page_size })
  return { list: await shownOf(tools, found, asker), total, page, page_size, categories }
}

/** The same as an anonymous visitor sees it, without playback addresses: those are valid for one browser only. */
export async function listForEverybody(
  ctx: Context,
  asked: OperationInput<List>,
): Promise<OperationResponse<List>> {
  const nobody = { viewer: { browser: '', uid: 0 }, origin: '' }
  const answer = await showLessons({ ...ctx, conditions: {} }, asked, nobody)
  return { ...answer, list: answer.list.map((lesson) => ({ ...lesson, video: '' })) }
}

/** A new address for a lesson. Throws `contentNotFound`. */
export async function playLesson(
  tools: LessonTools,
  name: string,
  asker: Asker,
): Promise<OperationResponse<Play> & { video_id: number }> {
  const lesson = await lessonOf(tools, asker.viewer.uid || null, name)
  const [lock] = await findLocks(tools, asker.viewer.uid || null, [lesson.video])
  return { ...playable(tools, lesson, lock ?? '', asker), video_id: lesson.video.video_id }
}

async function lessonOf({ db }: LessonTools, uid: number | null, name: string): Promise<Lesson> {
  const lesson = await findLesson(db.orm, uid, name)
  if (!lesson) throw new AppError(errors.contentNotFound)
  return lesson
}

async function shownOf(tools: LessonTools, lessons: readonly Lesson[], asker: Asker) {
  const locks = await findLocks(
    tools,
    asker.viewer.uid || null,
    lessons.map(({ video }) => video),
  )
  return lessons.map((lesson, index) => {
    const { video, file, category_title, lecturer, progress } = lesson
    const lock = locks[index] ?? ''
    return {
      ...playable(tools, lesson, lock, asker),
      video_id: String(video.video_id),
      name: video.name,
      title: video.title,
      cover: video.cover,
      poster: video.poster,
      duration: file.duration,
      category: video.category,
      category_title,
      lock,
      lock_url: lock === '' ? '' : video.lock_url,
      lecturer: lecturer ?? { name: '', no: '' },
      published_at: video.published_at?.getTime() ?? 0,
      content: '',
      chapters: [] as { at: number; title: string }[],
      next: null as Awaited<ReturnType<typeof findNext>>,
      group_id: video.group_id,
      progress: progress?.at ?? 0,
      is_watched: progress?.watched_at != null,
    }
  })
}

/** What this viewer may play of a lesson: all of it, its preview while it is locked, or nothing. */
function playable(
  { config }: LessonTools,
  { file }: Pick<Lesson, 'file'>,
  lock: LockReason,
  { viewer, origin }: Asker,
): OperationResponse<Play> {
  const { folder, format, entry, preview_entry, preview_seconds, duration } = file
  const is_locked = lock !== ''
  const expires = expiryOf(duration)
  const shown = is_locked ? preview_entry : entry
  const token = playToken(config, { folder, kind: is_locked ? 'preview' : 'whole', expires, viewer })
  return {
    video: shown === '' ? '' : `${origin}/media/${token}/${folder}/${shown}`,
    format,
    expires_at: expires * 1_000,
    is_locked,
    preview_seconds: is_locked ? preview_seconds : 0,
  }
}
