import type { NearPage, Stop } from '@yingzao/renderer'
import type { Answer, Response } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { lessonQuery } from './lesson-query'
import { type Lesson, type LessonShown, shownOf } from './lesson-shown'
import { type OpenLesson, openLesson } from './open-lesson'

/** Shows the lesson with a name, or that there is none, in the block that the view has rendered. */
export function showLesson(box: HTMLElement, page: NearPage, name: string): Stop {
  const place = box.querySelector('[data-part]') as HTMLElement
  let part: LessonShown['part'] = 'loading'
  let opened: { lesson: Lesson; open: OpenLesson } | undefined
  let again = () => undefined as unknown

  function show(shown: LessonShown): void {
    if (shown.part === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    if (shown.part === 'lesson') {
      // A playing film is not interrupted for a newer address, but it is when more can be watched than before.
      if (opened && opened.lesson.lock === shown.lesson.lock) return
      opened?.open.stop()
      const open = openLesson(box, page, shown.lesson)
      opened = { lesson: shown.lesson, open }
      place.replaceChildren(open.element)
    } else if (shown.part !== part) {
      place.replaceChildren(takeLater(box, shown.part))
    }
    part = shown.part
    const alert = shown.part === 'failed' && place.querySelector('[role=alert]')
    if (alert && shown.part === 'failed') alert.textContent = shown.msg
  }

  function take(answer: Answer<Response<'videoList'>>, ask: () => void): void {
    again = ask
    show(shownOf(answer))
  }

  let stopAsking: Stop = () => undefined
  if (name === '') show({ part: 'missing' })
  else stopAsking = followAnswer(page, 'videoList', lessonQuery(name), take)
  box.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    if (button?.dataset.does === 'again') again()
    else if (button) opened?.open.act(button)
  })
  let askedAs = page.isLoggedIn()
  const stopLogin = followLogin(page, (isLoggedIn) => {
    if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopAsking()
    stopLogin()
    opened?.open.stop()
  }
}
