import { themeValue } from '@yingzao/schema/client'
import { Segmented } from 'antd'
import { ThemeSwatches } from '../fields/theme-swatches'
import { usePageColours } from '../fields/use-page-colours'
import {
  DIRECTIONS,
  type Direction,
  FIRST_GRADIENT,
  type Gradient,
  themeColourOf,
  writeGradient,
} from './gradient'
import { wording } from './wording'

const words = wording.look

interface GradientFieldsProps {
  /** Undefined: the blocks do not agree. */
  value: Gradient | undefined
  isDisabled: boolean
  onWrite(gradient: Gradient): void
}

/** A gradient, set by its two colours from the theme and its direction. */
export function GradientFields({ value, isDisabled, onWrite }: GradientFieldsProps) {
  const colours = usePageColours()
  const gradient = value ?? FIRST_GRADIENT
  const colour = (end: 'from' | 'to', title: string) => (
    <div className="ed-gradient-end">
      <span aria-hidden>{title}</span>
      <ThemeSwatches
        label={title}
        value={themeValue(gradient[end])}
        isDisabled={isDisabled}
        onWrite={(next) => onWrite({ ...gradient, [end]: themeColourOf(next) ?? gradient[end] })}
      />
    </div>
  )
  return (
    <>
      <div className="ed-gradient" style={{ ...colours, background: writeGradient(gradient) }} aria-hidden />
      {colour('from', words.gradientFrom)}
      {colour('to', words.gradientTo)}
      <Segmented
        block
        aria-label={words.direction}
        disabled={isDisabled}
        value={gradient.direction}
        options={DIRECTIONS.map((degrees) => ({ value: degrees, label: words.directions[degrees] }))}
        onChange={(direction: Direction) => onWrite({ ...gradient, direction })}
      />
    </>
  )
}
