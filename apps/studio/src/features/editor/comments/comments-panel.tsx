import { useSearchParams } from 'react-router'
import { CommentThreads } from '../../page-comments'
import { blockText } from '../block-labels/block-text'
import { useSelection, useSession, useTree } from '../session/session-context'
import { COMMENT_IN_ADDRESS } from './led-to'
import { wording } from './wording'

interface CommentsPanelProps {
  /** Somebody wants to comment on the selected block. */
  isAsked: boolean
  onBegun: () => void
}

/** What members say about the open page and its blocks. */
export function CommentsPanel({ isAsked, onBegun }: CommentsPanelProps) {
  const { code, editor, catalogue, specs } = useSession()
  const { index } = useTree()
  const { ids } = useSelection()
  const [search, setSearch] = useSearchParams()
  const at = Number(search.get(COMMENT_IN_ADDRESS)) || undefined
  const titleOf = (id: string) => {
    const block = index.get(id)?.block
    return block && wording.block(catalogue.titleOf(block.name) ?? block.name, blockText(specs, block))
  }
  return (
    <CommentThreads
      code={code}
      target={ids.length === 1 ? (ids[0] ?? null) : null}
      at={at}
      onShowAll={() =>
        setSearch(
          (before) => {
            before.delete(COMMENT_IN_ADDRESS)
            return before
          },
          { replace: true },
        )
      }
      isAsked={isAsked}
      onBegun={onBegun}
      titleOf={titleOf}
      onShowBlock={(id) => editor.select([id])}
    />
  )
}
