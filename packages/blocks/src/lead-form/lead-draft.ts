import type { Host } from '@yingzao/renderer'
import type { LeadOutcome, LeadSent } from './lead-state'

/**
 * What a form keeps of its visitor. All of it stays in memory for as long as the document does, also while other pages
 * are shown in it: back from the privacy policy, everything is there. The tab's session keeps the name and whether a
 * code may be on its way, for a phone that has thrown the page away; never the phone number or the code.
 */
export interface LeadDraft {
  /** By field name, a ticked box with its text. */
  fields: Record<string, string>
  /** From the last request for a code: what the next request passes back. */
  asked: number
  sent: LeadSent | undefined
  outcome: LeadOutcome | undefined
  /** Passes on to the session what it may keep. */
  keep(): void
  /** A lead was submitted: nothing about the visitor is needed any more. */
  finish(outcome: LeadOutcome): void
}

/** By session, since that is the one thing of a host that is the same for all blocks of a document. */
const drafts = new WeakMap<Host['session'], Map<string, LeadDraft>>()

/** The draft of a form on the page that is shown. */
export function draftOf({ session, pageCode }: Pick<Host, 'session' | 'pageCode'>, name: string): LeadDraft {
  const all = drafts.get(session) ?? new Map<string, LeadDraft>()
  drafts.set(session, all)
  const place = `${pageCode()}/${name}`
  const draft = all.get(place) ?? beginDraft(session, `lead-draft:${name}`)
  all.set(place, draft)
  return draft
}

function beginDraft(session: Host['session'], key: string): LeadDraft {
  const { nick_name, asked } = readKept(session.get(key) ?? NOTHING)
  const draft: LeadDraft = {
    fields: { nick_name },
    asked,
    sent: undefined,
    outcome: undefined,
    keep() {
      const kept = JSON.stringify({ nick_name: draft.fields.nick_name ?? '', asked: draft.asked })
      if (kept !== (session.get(key) ?? NOTHING)) session.set(key, kept)
    },
    finish(outcome) {
      Object.assign(draft, { fields: {}, asked: 0, sent: undefined, outcome })
      draft.keep()
    },
  }
  return draft
}

interface Kept {
  nick_name: string
  asked: number
}

const NOTHING = JSON.stringify({ nick_name: '', asked: 0 } satisfies Kept)

/** Anything else found there counts as nothing. */
function readKept(text: string): Kept {
  try {
    const { nick_name, asked } = JSON.parse(text) as Partial<Kept>
    return {
      nick_name: typeof nick_name === 'string' ? nick_name : '',
      asked: typeof asked === 'number' ? asked : 0,
    }
  } catch {
    return { nick_name: '', asked: 0 }
  }
}
