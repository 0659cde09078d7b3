import type { Host } from '@yingzao/renderer'

/**
 * What a form remembers of its visitor. Name, number of people and what the next request for a code passes back stay in
 * the tab's session; the rest in memory, for as long as the document does. Never the code.
 */
export interface PlaceDraft {
  name: string
  people: number
  /** From the last request for a code: what the next request passes back. */
  asked: number
  handset: string
  isAgreed: boolean
  wantsReminder: boolean
  /** The phone that was sent a code, and when another may be sent. */
  sent: { handset: string; resendAt: number } | undefined
}

const NOTHING = { name: '', people: 1, handset: '', isAgreed: false, wantsReminder: false }

/** By session, since that is the one thing of a host that is the same for all blocks of a document. */
const drafts = new WeakMap<Host['session'], Map<string, PlaceDraft>>()

const keyOf = (id: string) => `place:${id}`

/** The draft of a form on the page that is shown. */
export function draftOf({ session, pageCode }: Pick<Host, 'session' | 'pageCode'>, id: string): PlaceDraft {
  const all = drafts.get(session) ?? new Map<string, PlaceDraft>()
  drafts.set(session, all)
  const place = `${pageCode()}/${id}`
  const draft = all.get(place) ?? { ...NOTHING, sent: undefined, ...readKept(session, id) }
  all.set(place, draft)
  return draft
}

/** Changes a part of a draft, and of what the session keeps of it. */
export function keepDraft(
  session: Host['session'],
  id: string,
  draft: PlaceDraft,
  part: Partial<PlaceDraft>,
): void {
  const { name, people, asked } = Object.assign(draft, part)
  session.set(keyOf(id), JSON.stringify({ name, people, asked }))
}

/**
 * Clears the draft once the place is taken: nothing that was typed is needed any more. The minute until another code
 * goes on.
 */
export function finishDraft(session: Host['session'], id: string, draft: PlaceDraft): void {
  keepDraft(session, id, draft, NOTHING)
}

/** Returns what the session has; anything else found there counts as nothing. */
function readKept(session: Host['session'], id: string): Pick<PlaceDraft, 'name' | 'people' | 'asked'> {
  try {
    const { name, people, asked } = JSON.parse(session.get(keyOf(id)) ?? '{}')
    return {
      name: typeof name === 'string' ? name : '',
      people: Number.isInteger(people) && people > 0 ? people : 1,
      asked: typeof asked === 'number' ? asked : 0,
    }
  } catch {
    return { name: '', people: 1, asked: 0 }
  }
}
