import { Segmented } from 'antd'
import type { StyleField } from './style-fields'
import { StyleInput } from './style-input'
import { wording } from './wording'

interface StyleLooksProps {
  id: string
  title: string
  style: StyleField
  value: unknown
  isMixed: boolean
  isDisabled: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onWrite(value: unknown): void
}

const NONE = ''
const OTHER = '\u0000'

/** A few values that most blocks use, by their titles, and next to them an input for any other value. */
export function StyleLooks(props: StyleLooksProps) {
  const { title, style, value, isMixed, isDisabled, onWrite } = props
  const { looks = [] } = style
  const titles = wording.look.looks[style.name] ?? {}
  const isOther = isMixed || (value !== undefined && !looks.includes(value as string))
  return (
    <div className="ed-looks">
      <Segmented
        block
        aria-label={title}
        disabled={isDisabled}
        // None is pressed where the value is another one.
        value={isOther ? OTHER : ((value ?? NONE) as string)}
        options={looks.map((look = NONE) => ({ value: look, label: titles[look] ?? look }))}
        onChange={(chosen) => onWrite(chosen === NONE ? undefined : chosen)}
      />
      <StyleInput {...props} value={isOther ? value : undefined} standard={wording.look.other} isShort />
    </div>
  )
}
