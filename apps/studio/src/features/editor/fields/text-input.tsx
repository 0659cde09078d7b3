import type { TextField } from '@yingzao/schema/server'
import { Input } from 'antd'
import type { InputProps } from './field-props'
import { useDraft } from './use-draft'
import { wording } from './wording'

/** Texts that may be longer than this get more than one line. */
const ONE_LINE = 64

/** Plain text. One that is too long is kept, since cutting would lose work; the counter and the checks say so. */
export function TextInput(props: InputProps<TextField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const draft = useDraft({
    value,
    format: (present) => (typeof present === 'string' ? present : ''),
    parse: (text) => ({ value: text === '' && field.optional ? undefined : text }),
    write: onWrite,
  })
  const isLong =
    field.control === 'textarea' || (field.control !== 'text' && (field.maxLength ?? 0) > ONE_LINE)
  const shared = {
    id,
    value: draft.text,
    disabled: isDisabled,
    placeholder: placeholderOf(field, isMixed),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': field.required,
    status: isInvalid ? ('error' as const) : ('' as const),
    ...(field.maxLength !== undefined && { count: { show: isWorthCounting(field), max: field.maxLength } }),
    ...draft.compose,
    onChange: (event: { target: { value: string } }) => draft.take(event.target.value),
  }
  if (isLong) return <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 8 }} />
  return <Input {...shared} suffix={field.unit} autoComplete="off" spellCheck={false} />
}

/** Names and numbers of other systems may be long, and nobody counts their characters. */
function isWorthCounting({ control, maxLength = 0 }: TextField): boolean {
  return control !== 'text' && maxLength > 2
}

/** The placeholder of an empty input: that several values differ, or what it means to leave it empty. */
export function placeholderOf(
  { default: standard, placeholder }: { default?: unknown; placeholder?: string },
  isMixed: boolean,
): string | undefined {
  if (isMixed) return wording.mixed
  if (placeholder !== undefined) return wording.emptyShows(placeholder)
  if (typeof standard === 'number' || (typeof standard === 'string' && standard !== ''))
    return wording.standard(String(standard))
  return undefined
}
