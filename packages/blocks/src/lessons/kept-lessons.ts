import type { Host } from '@yingzao/renderer'

/** Where somebody stopped in a lesson, as their phone keeps it. */
export interface KeptLesson {
  /** Seconds from the beginning. */
  at: number
  watched: 0 | 1
  /** Milliseconds since 1970. */
  noted_at: number
}

/** For the whole site rather than one page: lists and pages of lessons read the same. */
const KEY = '/lessons'
/** Beyond this many lessons, the position in the oldest is dropped. */
const MOST = 100

/** What the phone stores about lessons, for visitors who are not logged in, and until the gateway has it. */
export function keptLessons({ lasting }: Pick<Host, 'lasting'>) {
  function read(): Map<string, KeptLesson> {
    try {
      return new Map(JSON.parse(lasting.get(KEY) || '[]'))
    } catch {
      // Something else wrote there.
      return new Map()
    }
  }

  const write = (kept: Map<string, KeptLesson>) => lasting.set(KEY, JSON.stringify([...kept].slice(-MOST)))

  return {
    of: (name: string): KeptLesson | undefined => read().get(name),
    /** A lesson that was watched to its end stays watched. */
    keep(name: string, lesson: KeptLesson): void {
      const kept = read()
      const watched = kept.get(name)?.watched || lesson.watched
      kept.delete(name)
      write(kept.set(name, { ...lesson, watched }))
    },
    /** The gateway has it; what was noted since stays. */
    forget(name: string, noted_at: number): void {
      const kept = read()
      if (kept.get(name)?.noted_at === noted_at && kept.delete(name)) write(kept)
    },
  }
}
