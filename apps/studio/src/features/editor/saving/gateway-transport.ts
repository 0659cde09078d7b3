import { callStudio } from '../../../state/call-studio'
import { pageOf } from '../../../state/edited-page'
import { isRefusal, StudioProblem } from '../../../state/studio-problem'
import { problemText } from '../../../ui/problem-text'
import type { DraftTransport, NoResult } from './draft-transport'

/** Saves and loads the draft of a page. */
export function gatewayTransport(code: string): DraftTransport {
  return {
    async save({ patch, ...call }) {
      try {
        const { revision } = await callStudio('draftSave', { code, ...call, patch: [...patch] as WirePatch })
        return { kind: 'saved', revision }
      } catch (error) {
        if (isRefusal(error, 'conflict')) return { kind: 'conflict' }
        if (isRefusal(error, 'patchRefused')) return { kind: 'unfit', msg: problemText(error) }
        return noResultOf(error)
      }
    },
    async load() {
      try {
        const { document, revision, page } = await callStudio('pageDetail', { code })
        return { kind: 'loaded', draft: { revision, page: pageOf(document), by: page.updated_by } }
      } catch (error) {
        return noResultOf(error)
      }
    },
  }
}

type WirePatch = Record<string, unknown>[]

/** A gateway that is overloaded or broken counts as one that did not reply: it may have recovered by the next try. */
function noResultOf(error: unknown): NoResult {
  if (isRefusal(error, 'signInRequired', 'passwordChangeRequired')) return { kind: 'signedOut' }
  if (!(error instanceof StudioProblem) || error.failure !== 'refused') return { kind: 'lost' }
  if (isRefusal(error, 'tooManyRequests') || (error.reply.http ?? 0) >= 500) return { kind: 'lost' }
  return { kind: 'refused', msg: problemText(error) }
}
