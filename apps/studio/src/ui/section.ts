import type { StudioOperation } from '@yingzao/contract/studio'
import type { ComponentType, ReactNode } from 'react'

/** The headings of the navigation; their texts are defined with it. */
type SectionGroup = 'making' | 'customers' | 'events' | 'content' | 'selling' | 'compliance' | 'management'

/** A screen with an address of its own. Its feature's `index.ts` declares it; `app/routes.tsx` lists it. */
export interface ScreenRoute {
  /** Address below `/studio/`. */
  path: string
  /** Loads its code when it is first opened. */
  load: () => Promise<ComponentType>
}

/** A part of the Studio that the navigation leads to. Its feature folder declares it; `app/sections.ts` lists it. */
export interface Section extends ScreenRoute {
  title: string
  /** The heading that it is listed under in the navigation. Null: above all headings. */
  group: SectionGroup | null
  icon: ReactNode
  /** What follows its name in the navigation, such as how many are waiting. */
  Mark?: ComponentType
  /** Whoever may make this call sees the section. */
  needs: StudioOperation
}
