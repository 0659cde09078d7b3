import { isPersonal, type SurveyAnswers, type SurveyField } from '@yingzao/contract/client'
import type { Host } from '@yingzao/renderer'
import { draftKey } from './draft-key'

/**
 * What a tab stores of a form until it is closed: the answers, except those that identify somebody, and the id under
 * which they are submitted. A reload therefore loses little, and submits nothing twice.
 */
export interface SurveyDraft {
  answers: SurveyAnswers
  isSent(): boolean
  /** Returns the same id until the answers are accepted. */
  submitId(): string
  keep(answers: SurveyAnswers): void
  /** Returns the end that the answers have led to. */
  end(): string
  /** Keeps only that it was sent, and the end. */
  finish(end: string): void
}

interface Kept {
  id?: string
  answers?: Record<string, string | readonly string[]>
  sent?: 1
  end?: string
}

/** The draft of one version of a form on the page that is shown. */
export function draftOf(
  host: Pick<Host, 'session' | 'pageCode'>,
  id: string,
  fields: readonly SurveyField[],
): SurveyDraft {
  const { session } = host
  const key = draftKey(host, id)
  let kept = readKept(session.get(key))
  const store = (next: Kept) => {
    kept = next
    session.set(key, JSON.stringify(kept))
  }
  return {
    answers: kept.answers ?? {},
    isSent: () => kept.sent === 1,
    submitId() {
      if (kept.id === undefined) store({ ...kept, id: newId() })
      return kept.id as string
    },
    keep(said) {
      const open = fields.filter((field) => !isPersonal(field) && field.id in said)
      store({ ...kept, answers: onlyThose(open, said) })
    },
    end: () => String(kept.end ?? ''),
    finish: (end) => store({ sent: 1, ...(end && { end }) }),
  }
}

/** Returns the answers to the given fields, all of which have one. */
export function onlyThose(
  fields: readonly { id: string }[],
  answers: SurveyAnswers,
): Record<string, string | string[]> {
  const some: Record<string, string | string[]> = {}
  for (const { id } of fields) some[id] = answers[id] as string | string[]
  return some
}

/** Anything else found there counts as nothing. */
function readKept(text = '{}'): Kept {
  try {
    const kept = JSON.parse(text) as Kept | null
    return { ...kept, id: typeof kept?.id === 'string' ? kept.id : undefined } as Kept
  } catch {
    return {}
  }
}

/** `randomUUID` is newer than our oldest phones. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
