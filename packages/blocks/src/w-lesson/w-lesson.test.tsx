// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { beforeEach, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wLessonSpec } from './props'
import { wLesson } from './w-lesson'

// jsdom does not play.
beforeEach(() => {
  for (const name of ['play', 'pause', 'load'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => Promise.resolve())
  return () => void vi.restoreAllMocks()
})

describeBlock({ spec: wLessonSpec, view: wLesson, examples, live })
