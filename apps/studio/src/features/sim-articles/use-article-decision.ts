import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { type ArticleRow, CHANGED } from './article-rows'
import { wording } from './wording'

interface ArticleDecision {
  decide: (row: ArticleRow, to: 'approved' | 'waiting') => void
  isPending: boolean
  error: Error | null
}

/** Approves a note as it was read, or has one wait again. */
export function useArticleDecision(): ArticleDecision {
  const { message } = App.useApp()
  const call = useStudioCall('simArticleDecide', { changes: CHANGED })
  return {
    decide: ({ article_id, seen, state }, to) =>
      call.mutate(
        { article_id, seen, from: state, to, reason: '' },
        {
          onSuccess: () =>
            void message.success(to === 'approved' ? wording.acts.approved : wording.acts.reopened),
        },
      ),
    isPending: call.isPending,
    error: call.error,
  }
}
