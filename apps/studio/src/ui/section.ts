import type { StudioOperation } from '@yingzao/contract/studio'
import type { ComponentType, ReactNode } from 'react'

/** A part of the Studio that the navigation leads to. Its feature folder declares it; `sections.ts` lists it. */
export interface Section {
  /** Address below `/studio/`. */
  path: string
  title: string
  /** The heading it stands below in the navigation. */
  group: string
  icon: ReactNode
  /** Whoever may make this call sees the section. */
  needs: StudioOperation
  /** Brings its code when it is first opened. */
  load: () => Promise<ComponentType>
}
