import { useSearchParams } from 'react-router'

/** Names a comment in the address of the editor, as the links in notifications do. */
export const COMMENT_IN_ADDRESS = 'comment'

/** Whether the address leads to a comment. */
export function useIsLedToComment(): boolean {
  const [search] = useSearchParams()
  return search.has(COMMENT_IN_ADDRESS)
}
