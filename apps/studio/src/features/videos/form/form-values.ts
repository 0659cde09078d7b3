import type { VideoLockKind } from '@yingzao/contract/studio'
import { clockText, secondsOf } from '../clock-text'
import type { VideoDetail, VideoFields } from '../video-rows'

/** What the form holds; chapter times as they were typed. */
export interface Values {
  name: string
  title: string
  category: string | undefined
  position: number | null
  staff_id: number | undefined
  group_id: string | undefined
  lockKind: VideoLockKind
  products: string[]
  rules: string[]
  lockUrl: string
  content: string
  chapters: { at: string; title: string }[]
}

/** The form's initial values for a lesson; undefined: a new one. */
export function valuesOf(video: VideoDetail | undefined): Values {
  const { kind, ids, url } = video?.lock ?? { kind: 'free' as const, ids: [], url: '' }
  return {
    name: video?.name ?? '',
    title: video?.title ?? '',
    category: video?.category,
    position: video?.position ?? 0,
    staff_id: video?.staff_id ?? undefined,
    group_id: video?.group_id || undefined,
    lockKind: kind,
    products: kind === 'buy' ? ids : [],
    rules: kind === 'rule' ? ids : [],
    lockUrl: url,
    content: video?.content ?? '',
    chapters: (video?.chapters ?? []).map(({ at, title }) => ({ at: clockText(at), title })),
  }
}

/** The same in the form that calls take, once the form is complete. Fields that it does not hold stay as they are. */
export function fieldsOfValues(values: Values, video: VideoDetail | undefined): VideoFields {
  const { name, title, category = '', position, staff_id, group_id, content } = values
  const { file_id = null, cover = '', poster = '' } = video ?? {}
  return {
    name: name.trim(),
    title: title.trim(),
    category,
    position: position ?? 0,
    file_id,
    cover,
    poster,
    content,
    chapters: values.chapters.map(({ at, title }) => ({ at: secondsOf(at) ?? 0, title: title.trim() })),
    staff_id: staff_id ?? null,
    group_id: group_id ?? '',
    lock: lockOf(values),
  }
}

function lockOf({ lockKind, products, rules, lockUrl }: Values): VideoFields['lock'] {
  if (lockKind === 'buy') return { kind: 'buy', ids: products, url: lockUrl.trim() }
  if (lockKind === 'rule') return { kind: 'rule', ids: rules, url: lockUrl.trim() }
  return { kind: lockKind, ids: [], url: '' }
}
