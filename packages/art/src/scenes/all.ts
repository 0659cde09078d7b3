import type { Scene } from '../scene'
import { cityScenes } from './city'
import { autumnDays } from './days-of-autumn'
import { springDays } from './days-of-spring'
import { summerDays } from './days-of-summer'
import { figureScenes } from './finance-figures'
import { thingScenes } from './finance-things'
import { landscapeScenes } from './landscape'
import { learningScenes } from './learning'
import { aloneScenes } from './people-alone'
import { togetherScenes } from './people-together'
import { roadScenes } from './roads'

/** In the order the library shows them. */
export const allScenes: readonly Scene[] = [
  ...figureScenes,
  ...thingScenes,
  ...learningScenes,
  ...aloneScenes,
  ...togetherScenes,
  ...cityScenes,
  ...roadScenes,
  ...landscapeScenes,
  ...springDays,
  ...summerDays,
  ...autumnDays,
]
