import type { Host } from '@yingzao/renderer'

/**
 * What a form keeps of its visitor. The phone and the consent stay in memory, as long as the document does: they are
 * there after a look at the privacy policy. The tab's session keeps whether a code may be on its way, and nothing else.
 */
export interface SignUpDraft {
  handset: string
  isAgreed: boolean
  /** Of the code that was asked for last: what the next request hands back. */
  asked: number
  /** Which phone was sent a code, and when the next may be requested. */
  sent: { handset: string; resendAt: number } | undefined
}

/** By session, since that is the one thing of a host that is the same for all blocks of a document. */
const drafts = new WeakMap<Host['session'], Map<string, SignUpDraft>>()

const keyOf = (id: string) => `invite-register:${id}`

/** The draft of a form on the current page. */
export function draftOf({ session, pageCode }: Pick<Host, 'session' | 'pageCode'>, id: string): SignUpDraft {
  const all = drafts.get(session) ?? new Map<string, SignUpDraft>()
  drafts.set(session, all)
  const place = `${pageCode()}/${id}`
  const draft = all.get(place) ?? { ...NOTHING, asked: Number(session.get(keyOf(id))) || 0 }
  all.set(place, draft)
  return draft
}

export function keepAsked(session: Host['session'], id: string, draft: SignUpDraft, asked: number): void {
  draft.asked = asked
  session.set(keyOf(id), String(asked))
}

/** The visitor is registered: nothing of what was typed is needed any more. */
export function finishDraft(session: Host['session'], id: string, draft: SignUpDraft): void {
  keepAsked(session, id, Object.assign(draft, NOTHING), 0)
}

const NOTHING: SignUpDraft = { handset: '', isAgreed: false, asked: 0, sent: undefined }
