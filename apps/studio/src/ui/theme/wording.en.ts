import type { Words } from '../words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  presets: 'Ready-made themes',
  pickColor: (title) => `Choose ${title}`,
  readable: (contrast) => `Contrast of the button text ${contrast.toFixed(1)}:1, readable`,
  adjusted: 'White text is hard to read on this colour, so buttons have a slightly darker one.',
  dark: 'Follows the dark mode of the phone. Preview pages with many pictures first.',
}
