import type { ReactNode } from 'react'

interface LaterProps {
  /** What live.ts calls it. */
  name: string
  /** One element. */
  children: ReactNode
}

/** Rendered next to what is visible, for a block's live.ts to copy when its turn comes (take-later.ts). */
export function Later({ name, children }: LaterProps) {
  return <template data-later={name}>{children}</template>
}
