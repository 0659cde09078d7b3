import type { Scene } from '../scene'
import { figureScenes } from './finance-figures'
import { thingScenes } from './finance-things'

/** In the order the library shows them. */
export const allScenes: readonly Scene[] = [...figureScenes, ...thingScenes]
