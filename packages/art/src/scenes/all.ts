import type { Scene } from '../scene'
import { cityScenes } from './city'
import { dayScenes } from './days'
import { figureScenes } from './finance-figures'
import { thingScenes } from './finance-things'
import { landscapeScenes } from './landscape'
import { peopleScenes } from './people'

/** In the order the library shows them. */
export const allScenes: readonly Scene[] = [
  ...figureScenes,
  ...thingScenes,
  ...peopleScenes,
  ...cityScenes,
  ...landscapeScenes,
  ...dayScenes,
]
