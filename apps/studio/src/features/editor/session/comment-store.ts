/** How many open threads of comments there are about blocks, by their ids, for the page in the frame to show. */
export interface CommentStore {
  get(): ReadonlyMap<string, number>
  set(open: ReadonlyMap<string, number>): void
  subscribe(listener: () => void): () => void
}

export function commentStore(): CommentStore {
  let present: ReadonlyMap<string, number> = new Map()
  const listeners = new Set<() => void>()
  return {
    get: () => present,
    set(open) {
      if (open === present) return
      present = open
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
