import { THEME_NAMES, themeNameOf } from './theme-names'

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/+-]{1,60}\)$/i
const NAME = /^[a-z]{3,24}$/i

/**
 * True for one CSS colour: hex, `rgb()`, `hsl()`, a name, or one of the page's theme. Names are not checked: an unknown
 * one paints nothing.
 */
export function isColor(text: string): boolean {
  return isThemeColour(text) || HEX.test(text) || FUNCTION.test(text) || NAME.test(text)
}

function isThemeColour(text: string): boolean {
  const name = themeNameOf(text)
  return THEME_NAMES.colour.some((colour) => colour === name)
}
