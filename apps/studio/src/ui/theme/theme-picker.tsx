import './theme-picker.css'
import {
  contrastOf,
  DEFAULT_PRESET,
  PRESET_NAMES,
  PRESETS,
  resolveTheme,
  type ThemeChoices,
  type ThemeSetting,
  tokensOf,
} from '@yingzao/theme'
import { ColorPicker, Select } from 'antd'
import { useId } from 'react'
import { ThemeSample } from './theme-sample'
import { wording } from './wording'

interface ThemePickerProps {
  value: ThemeSetting
  /** The setting that this one overrides. */
  behind?: ThemeSetting
  isDisabled?: boolean
  onChange: (setting: ThemeSetting) => void
}

const PARTS = Object.keys(wording.choices) as (keyof ThemeChoices)[]
const COLORS = Object.keys(wording.colors) as (keyof typeof wording.colors)[]

/** A theme by its preset, its colours and a choice for each part. Choosing a preset takes it whole. */
export function ThemePicker({ value, behind, isDisabled = false, onChange }: ThemePickerProps) {
  const theme = resolveTheme(value, behind)
  // Where it overrides nothing, a setting without a preset is the standard theme.
  const preset = value.preset ?? (behind ? undefined : DEFAULT_PRESET)
  return (
    <div className="th-picker">
      <div className="th-presets" role="radiogroup" aria-label={wording.presets}>
        {PRESET_NAMES.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: a picture and two texts make up each choice
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={preset === name}
            disabled={isDisabled}
            className="th-preset"
            title={wording.presetTitles[name].about}
            onClick={() => onChange({ preset: name })}
          >
            <ThemeSample theme={PRESETS[name].theme} />
            <span>{wording.presetTitles[name].title}</span>
          </button>
        ))}
      </div>
      <div className="th-colors">
        {COLORS.map((name) => (
          <div key={name} className="th-color">
            <span>{wording.colors[name]}</span>
            <ColorPicker
              value={theme[name]}
              disabled={isDisabled}
              disabledAlpha
              showText
              aria-label={wording.pickColor(wording.colors[name])}
              onChangeComplete={(color) => onChange({ ...value, [name]: color.toHexString().slice(0, 7) })}
            />
          </div>
        ))}
      </div>
      <Readable brand={theme.brand} shown={tokensOf(theme)} />
      <div className="th-parts">
        {PARTS.map((part) => (
          <Part
            key={part}
            part={part}
            value={theme[part]}
            isDisabled={isDisabled}
            onChange={(choice) => onChange({ ...value, [part]: choice })}
          />
        ))}
      </div>
      {theme.dark === 'auto' && <p className="th-note">{wording.dark}</p>}
    </div>
  )
}

function Part({
  part,
  value,
  isDisabled,
  onChange,
}: {
  part: keyof ThemeChoices
  value: string
  isDisabled: boolean
  onChange: (choice: string) => void
}) {
  const id = useId()
  return (
    <label className="th-part" htmlFor={id}>
      <span>{wording.parts[part]}</span>
      <Select
        id={id}
        size="small"
        value={value}
        disabled={isDisabled}
        options={Object.entries(wording.choices[part]).map(([name, label]) => ({ value: name, label }))}
        onChange={onChange}
      />
    </label>
  )
}

/** Whether text is readable on the brand colour, and what was done about it if not. */
function Readable({ brand, shown }: { brand: string; shown: Readonly<Record<string, string>> }) {
  if (shown.brand !== brand) return <p className="th-note">{wording.adjusted}</p>
  return <p className="th-note">{wording.readable(contrastOf(brand, shown['on-brand'] as string))}</p>
}
