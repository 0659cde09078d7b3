import type { NearPage, Stop } from '@yingzao/renderer'
import { followAnswer } from '../answers/follow-answer'
import { lessonQuery } from './lesson-query'

/** Loads what shows and plays a lesson, and queries the lesson in the meantime. */
export function live(block: HTMLElement, page: NearPage): Stop {
  const box = block.querySelector('[data-lesson]') as HTMLElement
  const name = box.dataset.name || page.slug()
  let isOver = false
  // Others that ask the same get the answer to this.
  const stops = name === '' ? [] : [followAnswer(page, 'videoList', lessonQuery(name), () => undefined)]
  void import(/* webpackChunkName: "lesson" */ './show-lesson').then(({ showLesson }) => {
    if (!isOver) stops.push(showLesson(box, page, name))
  })
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
