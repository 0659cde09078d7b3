/** How the Studio shows the blocks to those who choose one, by block name. No one else imports it. */
export type { PaletteEntry } from './palette-entry'
export { palette } from './registry/palette.generated'
