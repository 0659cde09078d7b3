import type { weightWording as chinese } from './weight-wording'
import type { Words } from './words'

export const weightWording: Words<typeof chinese> = {
  title: 'Weight of the page',
  levels: { light: 'Light', middle: 'Medium', heavy: 'Heavy' },
  parts: {
    before: {
      title: 'Scripts at opening',
      help: (limit) => `What visitors load before they touch the page; best below ${limit}.`,
    },
    after: {
      title: 'Scripts after a touch',
      help: (limit) => `All scripts once visitors have used forms and the like; best below ${limit}.`,
    },
    pictures: {
      title: 'Pictures',
      help: (limit) => `All originals together, best below ${limit}; phones get smaller copies.`,
    },
  },
}
