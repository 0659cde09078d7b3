import { ACTIVITY_NOT_FOUND } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'

export type OpenDay = Response<'openDayMyInfo'>
export type Session = OpenDay['sessions'][number]
/** What the visitor has registered for. */
export type Registration = NonNullable<OpenDay['my']>

const TAKEN = 1
export const GIVEN_BACK = 3

/** What is shown below the title. */
export type Shown =
  | { part: 'anonymous' | 'loading' | 'none' }
  | { part: 'failed'; msg: string }
  | { part: 'choosing'; day: OpenDay; wasGivenBack: boolean }
  | { part: 'registered'; day: OpenDay; my: Registration }

/** `changed`: what the visitor has done on this page, which the answer may not know of yet. */
export function shownOf(answer: Answer<OpenDay>, changed: Registration | undefined): Shown {
  if (answer.state === 'anonymous' || answer.state === 'loading') return { part: answer.state }
  if (answer.state === 'failed')
    return answer.code === ACTIVITY_NOT_FOUND
      ? { part: 'none' }
      : { part: 'failed', msg: answer.msg || '开放日安排没有读取成功' }
  const { response: day } = answer
  const my = changed ?? day.my
  if (my?.status === TAKEN) return { part: 'registered', day, my }
  if (day.sessions.length === 0) return { part: 'none' }
  return { part: 'choosing', day, wasGivenBack: my?.status === GIVEN_BACK }
}

/** Why nobody can register for it; empty: they can. */
export function whyClosed({ is_over, left }: Pick<Session, 'is_over' | 'left'>): string {
  if (is_over) return '已结束'
  return left > 0 ? '' : '已满'
}

/** What is said above the sessions; empty: nothing. */
export function noticeOf(sessions: readonly Session[], chosen: Session | undefined, wasGivenBack: boolean) {
  if (sessions.every(({ is_over }) => is_over)) return '本次开放日已结束'
  if (sessions.every((session) => whyClosed(session) !== '')) return '各场次名额已满，感谢您的关注'
  const why = chosen ? whyClosed(chosen) : ''
  if (why !== '') return `您选择的场次${why}，请改选其他场次`
  return wasGivenBack ? '预约已取消，名额已释放；您可以重新预约' : ''
}

/** The session that is chosen: the visitor's choice, or the only one that is still open. */
export function chosenOf(sessions: readonly Session[], session_id: string): Session | undefined {
  const [first, ...others] = sessions.filter((session) => whyClosed(session) === '')
  return (
    sessions.find((session) => session.session_id === session_id) ?? (others.length === 0 ? first : undefined)
  )
}
