import { THEME_NAMES, type ThemeName, themeValue } from '@yingzao/schema/client'
import { usePageColours } from './use-page-colours'
import { wording } from './wording'

interface ThemeSwatchesProps {
  /** What the swatches are for, for people who cannot see them. */
  label: string
  value: unknown
  isDisabled: boolean
  onWrite(value: string): void
}

/** The colours of the page's theme. One chosen here changes with the theme. */
export function ThemeSwatches({ label, value, isDisabled, onWrite }: ThemeSwatchesProps) {
  const colours = usePageColours()
  return (
    <fieldset className="ed-theme-colours" aria-label={label} style={colours}>
      {THEME_NAMES.colour.map((name: ThemeName) => (
        <button
          key={name}
          type="button"
          className="ed-theme-colour"
          title={wording.theme[name]}
          aria-label={wording.theme[name]}
          aria-pressed={value === themeValue(name)}
          disabled={isDisabled}
          style={{ color: themeValue(name) }}
          onClick={() => onWrite(themeValue(name))}
        />
      ))}
    </fieldset>
  )
}
