import type { ReactNode } from 'react'

interface LaterProps {
  /** What live.ts calls it. */
  name: string
  /** One element. */
  children: ReactNode
}

/** Drawn beside what is seen, for a block's live.ts to take a copy of when its turn comes (take-later.ts). */
export function Later({ name, children }: LaterProps) {
  return <template data-later={name}>{children}</template>
}
