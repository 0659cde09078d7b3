import type { EditedPage, Patch } from '@yingzao/editor-core'
import type { SaveCall } from './draft-transport'

/** What a tab had not saved yet: enough to go on from when it is killed. */
export interface Rest {
  /** What the gateway held when `patch` began. */
  base: { revision: number; page: EditedPage }
  /** From there to the page as it was edited last. */
  patch: Patch
  /** A save whose reply had not come. Whether it was done, the gateway alone knows. */
  flight?: SaveCall
}

/** Keeps the rest of this tab. Neither call rejects: a browser without storage saves all the same. */
export interface RestKeeper {
  keep(rest: Rest): Promise<void>
  drop(): Promise<void>
}
