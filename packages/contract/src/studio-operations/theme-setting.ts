import { isHex, PRESET_NAMES, THEME_CHOICES } from '@yingzao/theme'
import { z } from 'zod'

const color = z.string().refine(isHex, 'A colour of six digits: #c8102e')

function choice<Name extends string>(choices: Readonly<Record<Name, string>>) {
  return z.enum(Object.keys(choices) as [Name, ...Name[]])
}

/** Only what differs from the theme that this one is based on: `packages/theme`. */
export const themeSetting = z
  .strictObject({
    preset: z.enum(PRESET_NAMES as [(typeof PRESET_NAMES)[number], ...typeof PRESET_NAMES]),
    brand: color.describe('#rrggbb'),
    accent: color.describe('#rrggbb'),
    radius: choice(THEME_CHOICES.radius),
    depth: choice(THEME_CHOICES.depth),
    spacing: choice(THEME_CHOICES.spacing),
    type: choice(THEME_CHOICES.type),
    button: choice(THEME_CHOICES.button),
    card: choice(THEME_CHOICES.card),
    ground: choice(THEME_CHOICES.ground),
    dark: choice(THEME_CHOICES.dark),
  })
  .partial()
  .describe('Empty: the standard theme')
