import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { studioQuery } from '../state/queries'

/** How many pages are offered at a time; more are found by searching. */
const OFFERED = 20

interface PageSelectProps {
  /** For the label of a form. */
  id?: string
  label: string
  /** Shown while none is chosen; by default the label. */
  placeholder?: string
  /** Code of the page. */
  value?: string | undefined
  onChange?: (code: string | undefined) => void
}

/** One of the pages, found by a part of its title or of its code. */
export function PageSelect({ id, label, placeholder = label, value, onChange }: PageSelectProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim() || value)
  const { data, isFetching } = useQuery({
    ...studioQuery('pageList', { limit: OFFERED, ...(q && { q }) }),
    staleTime: 60_000,
  })
  const options = (data?.list ?? []).map(({ code, title }) => ({ value: code, label: title || code }))
  // Leads may also come from a page that is not ours.
  const isKnown = value === undefined || options.some((option) => option.value === value)
  return (
    <Select
      {...(id !== undefined && { id })}
      className="st-filter-wide"
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      value={value}
      onChange={(code) => onChange?.(code)}
      options={isKnown ? options : [...options, { value, label: value }]}
      optionRender={({ label, value }) => (
        <>
          {label} <span className="st-soft">{value}</span>
        </>
      )}
    />
  )
}
