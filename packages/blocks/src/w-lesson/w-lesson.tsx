import './w-lesson.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { lessonQuery } from './lesson-query'
import { shownOf } from './lesson-shown'
import { LessonView, WholeLesson } from './lesson-view'
import { Failed, FilmProblem, Gate, Missing, Waiting } from './parts'
import type { WLessonProps } from './props'

function WLesson({ id, props: { name, list_path, detail_path } }: ViewProps<WLessonProps>) {
  const shown = useLesson(name)
  return (
    <div
      className="yz-lesson"
      aria-busy={shown.part === 'loading' || undefined}
      data-lesson={id}
      data-name={name || undefined}
      data-details={detail_path || undefined}
    >
      <div data-part="">
        {shown.part === 'loading' && <Waiting />}
        {shown.part === 'missing' && <Missing list_path={list_path} />}
        {shown.part === 'failed' && <Failed msg={shown.msg} />}
        {shown.part === 'lesson' && <LessonView lesson={shown.lesson} detail_path={detail_path} />}
      </div>
      <p className="yz-lesson__notice">以上内容仅供参考，不构成投资建议</p>
      <Later name="loading">
        <Waiting />
      </Later>
      <Later name="missing">
        <Missing list_path={list_path} />
      </Later>
      <Later name="failed">
        <Failed msg="" />
      </Later>
      <Later name="lesson">
        <WholeLesson />
      </Later>
      <Later name="gate">
        <Gate text="" way="-" hasPreview />
      </Later>
      <Later name="problem">
        <FilmProblem />
      </Later>
    </div>
  )
}

/** The lesson that the block names, or the page's address. */
function useLesson(name: string) {
  const host = useHost()
  const asked = name || host.slug()
  const { answer } = useAnswer('videoList', asked === '' ? undefined : lessonQuery(asked))
  return shownOf(answer)
}

export const wLesson = defineView<WLessonProps>({ name: 'wLesson', view: WLesson, live: 'near' })
