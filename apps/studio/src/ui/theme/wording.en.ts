import type { Words } from '../words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  presetTitles: {
    zhusha: { title: 'Vermilion', about: 'Calm red and gold, for everything and festivals' },
    wenlan: { title: 'Steady blue', about: 'A blue to trust, for accounts and products' },
    mojin: { title: 'Ink and gold', about: 'Square corners and outlines, for renewals and members' },
    qingzhu: { title: 'Bamboo', about: 'Green with large corners, for courses and learning' },
    yunzi: { title: 'Cloud violet', about: 'Violet with depth, for contests and live shows' },
    nuancheng: { title: 'Warm orange', about: 'A friendly orange, for those who left and for gifts' },
    subai: { title: 'Plain white', about: 'Black, white and space, for research and notices' },
    zhangbei: { title: 'Elders', about: 'Large text and full-width buttons, for older customers' },
  },
  colors: { brand: 'Brand colour', accent: 'Accent colour' },
  parts: {
    radius: 'Corners',
    depth: 'Shadow',
    spacing: 'Spacing',
    type: 'Font size',
    button: 'Buttons',
    card: 'Cards',
    ground: 'Page ground',
    dark: 'Dark mode',
  },
  choices: {
    radius: { none: 'Square', small: 'Small', normal: 'Round', large: 'Large' },
    depth: { flat: 'None', soft: 'Light', deep: 'Heavy' },
    spacing: { tight: 'Tight', normal: 'Normal', loose: 'Loose' },
    type: { compact: 'Small', normal: 'Normal', large: 'Large', elder: 'Elders' },
    button: { pill: 'Pill', round: 'Round', square: 'Square', line: 'Outline', full: 'Full width' },
    card: { plain: 'Plain', line: 'Outline', shadow: 'Shadow', fill: 'Filled' },
    ground: { white: 'White', tint: 'Light brand' },
    dark: { never: 'Always light', auto: 'As the phone' },
  },
  presets: 'Ready-made themes',
  pickColor: (title) => `Choose ${title}`,
  readable: (contrast) => `Contrast of the button text ${contrast.toFixed(1)}:1, readable`,
  adjusted: 'White text is hard to read on this colour, so buttons have a slightly darker one.',
  dark: 'Follows the dark mode of the phone. Preview pages with many pictures first.',
}
