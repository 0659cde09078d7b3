import type { StudioOperation } from '@yingzao/contract/studio'
import type { ComponentType, ReactNode } from 'react'

/** The headings of the navigation; their words stand with it. */
type SectionGroup = 'making' | 'customers' | 'events' | 'content' | 'selling' | 'compliance' | 'management'

/** A screen with an address of its own. Its feature's `index.ts` declares it; `app/routes.tsx` lists it. */
export interface ScreenRoute {
  /** Address below `/studio/`. */
  path: string
  /** Brings its code when it is first opened. */
  load: () => Promise<ComponentType>
}

/** A part of the Studio that the navigation leads to. Its feature folder declares it; `app/sections.ts` lists it. */
export interface Section extends ScreenRoute {
  title: string
  /** The heading it stands below in the navigation. Null: it stands above all headings. */
  group: SectionGroup | null
  icon: ReactNode
  /** What stands behind its name in the navigation, such as how many wait. */
  Mark?: ComponentType
  /** Whoever may make this call sees the section. */
  needs: StudioOperation
}
