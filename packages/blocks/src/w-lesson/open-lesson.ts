import type { NearPage, Stop } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { answerTo } from '../answers/answer'
import { takeLater } from '../answers/take-later'
import { LOCKS } from '../lessons/lesson-words'
import { fillLesson } from './fill-lesson'
import { type Film, type FilmState, startFilm } from './film-player'
import { isBeyond, isOffered, type Lesson, resumeText, SPEEDS } from './lesson-shown'
import { noteProgress } from './progress-notes'

/** A lesson on the page. */
export interface OpenLesson {
  element: HTMLElement
  /** Does what the pressed button is for. */
  act(button: HTMLElement): void
  stop: Stop
}

/** For the whole site: visitors who like it fast want every lesson fast. */
const SPEED_KEY = '/lesson-speed'

/** Turns what the view has rendered into a lesson that plays, notes where it stops and marks its chapters. */
export function openLesson(box: HTMLElement, page: NearPage, lesson: Lesson): OpenLesson {
  const element = takeLater(box, 'lesson')
  fillLesson(element, lesson, box.dataset.details || '')
  const find = (name: string) => element.querySelector(`.yz-lesson__${name}`) as HTMLElement
  const video = find('video') as HTMLVideoElement
  const cover = find('cover')
  const resume = find('resume')
  const notes = noteProgress(page, lesson)
  let over: HTMLElement | undefined
  let stoppedAt = 0

  const film = startFilm(video, {
    film: lesson,
    now: page.now,
    speed,
    async renew() {
      const answer = await answerTo(page.ask, 'videoPlay', { name: lesson.name })
      return answer.state === 'known' ? (answer.response as Film) : undefined
    },
    onState: look,
    onTime(at) {
      notes.passed(at)
      markChapter(at)
      // It is playing: where it stopped before no longer matters.
      resume.remove()
    },
    onRest(at) {
      notes.passed(at)
      notes.tell()
    },
  })

  function look(state: FilmState): void {
    const hasControls = state === 'playing' || state === 'paused'
    element.dataset.state = state
    video.controls = hasControls
    if (hasControls) video.removeAttribute('tabindex')
    else video.tabIndex = -1
    cover.hidden = state !== 'idle' && state !== 'loading'
    if (state === 'loading') cover.setAttribute('aria-busy', 'true')
    else cover.removeAttribute('aria-busy')
    over?.remove()
    over = state === 'gate' ? gateOf() : state === 'problem' ? takeLater(box, 'problem') : undefined
    if (over) video.after(over)
  }

  function gateOf(): HTMLElement {
    const gate = takeLater(box, 'gate')
    const { gate: text, way } = LOCKS[lesson.lock]
    const unlock = gate.querySelector('[data-does=unlock]') as HTMLElement
    ;(gate.firstElementChild as Element).textContent = text
    unlock.textContent = way
    if (way === '' || (lesson.lock !== 'login' && lesson.lock_url === '')) unlock.remove()
    if (isBeyond(lesson, 0)) gate.querySelector('[data-does=preview]')?.remove()
    return gate
  }

  function markChapter(at: number): void {
    const chapters = [...element.querySelectorAll<HTMLElement>('[data-at]')]
    const begun = chapters.filter(({ dataset }) => Number(dataset.at) <= at)
    for (const chapter of chapters) {
      if (chapter === begun[begun.length - 1]) chapter.setAttribute('aria-current', 'true')
      else chapter.removeAttribute('aria-current')
    }
  }

  function speed(): number {
    const kept = Number(page.lasting.get(SPEED_KEY))
    return SPEEDS.find((one) => one === kept) || 1
  }

  function showSpeed(): void {
    for (const button of element.querySelectorAll<HTMLElement>('[data-speed]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.speed) === speed()))
    video.playbackRate = speed()
  }

  function unlock(): void {
    if (lesson.lock === 'login') void page.login()
    else void page.run({ type: ACTION_TYPES.link, atext: lesson.lock_url }, box.dataset.lesson as string)
  }

  const does: Record<string, (button: HTMLElement) => void> = {
    play() {
      film.play()
      // The cover goes away; keyboard users are moved to the controls.
      video.focus({ preventScroll: true })
    },
    resume: () => film.play(stoppedAt),
    preview: () => film.play(0),
    retry: film.retry,
    chapter: ({ dataset }) => film.play(Number(dataset.at)),
    speed({ dataset }) {
      page.lasting.set(SPEED_KEY, dataset.speed as string)
      showSpeed()
    },
    unlock,
  }

  function leave(): void {
    if (document.hidden) notes.tell()
  }

  resume.hidden = true
  showSpeed()
  if (isBeyond(lesson, 0)) look('gate')
  void notes.before().then((at) => {
    stoppedAt = at
    resume.textContent = resumeText(at)
    resume.hidden = false
    if (!isOffered(lesson, at)) resume.remove()
  })
  document.addEventListener('visibilitychange', leave)
  addEventListener('pagehide', notes.tell)
  return {
    element,
    act: (button) => does[button.dataset.does || '']?.(button),
    stop() {
      film.stop()
      notes.tell()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', notes.tell)
    },
  }
}
