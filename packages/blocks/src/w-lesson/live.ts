import type { NearPage, Stop } from '@yingzao/renderer'
import { followAnswer } from '../answers/follow-answer'
import { lessonQuery } from './lesson-query'

/** Has come what shows and plays a lesson, and asks for it meanwhile. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-lesson]') as HTMLElement
  const name = box.dataset.name || page.slug()
  let isOver = false
  // Whoever asks the same is told what this one was.
  const stops = name === '' ? [] : [followAnswer(page, 'videoList', lessonQuery(name), () => undefined)]
  void import(/* webpackChunkName: "lesson" */ './show-lesson').then(({ showLesson }) => {
    if (!isOver) stops.push(showLesson(box, page, name))
  })
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
