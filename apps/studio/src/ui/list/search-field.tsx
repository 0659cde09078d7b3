import { Input, type InputProps } from 'antd'
import { useEffect, useState } from 'react'

interface SearchFieldProps extends Pick<InputProps, 'className' | 'prefix' | 'maxLength'> {
  label: string
  value: string
  /** Called with the trimmed text when Enter is pressed, the field is left, or its text is cleared. */
  onSearch: (text: string) => void
}

/** A text to search for: a search on every character would fetch what nobody wants to see. */
export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const search = (typed: string) => {
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  return (
    <Input
      {...rest}
      allowClear
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        if (target.value === '') search('')
      }}
      onPressEnter={() => search(text)}
      onBlur={() => search(text)}
    />
  )
}
