/** The number of open comment threads about blocks, by block id, for the page in the frame to show. */
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
