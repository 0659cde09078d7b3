import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'

/** A search of a list that also accepts whole phones, which appear in no address afterwards. */
export interface PhoneSearch {
  /** This member may search for a whole phone. */
  mayFind: boolean
  isFinding: boolean
  /** What to say about the search; undefined: nothing. */
  note: string | undefined
  isRefused: boolean
  /** Searches for what was typed, and returns what the field shows from now on. */
  search: (typed: string) => Promise<string>
  forget: () => void
}

interface PhoneSearchFieldProps {
  search: PhoneSearch
  /** The filter in force. */
  value: string
  label: string
  finding: string
  /** What to say about a text before Enter is pressed; undefined: nothing. */
  hintFor: (text: string) => string | undefined
  /** Texts that only Enter searches for: by leaving a field nobody asks for a search that is logged. */
  isByKeyOnly: (text: string) => boolean
}

/** The field of such a search, with messages about it below. */
export function PhoneSearchField({
  search: { isFinding, note, isRefused, search, forget },
  value,
  label,
  finding,
  hintFor,
  isByKeyOnly,
}: PhoneSearchFieldProps) {
  const noteId = useId()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const start = async (typed: string) => setText(await search(typed.trim()))
  return (
    <>
      <Input
        allowClear
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={label}
        aria-describedby={noteId}
        placeholder={label}
        autoComplete="off"
        maxLength={64}
        status={isRefused ? 'error' : ''}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          forget()
          if (target.value === '' && value !== '') void start('')
        }}
        onPressEnter={() => text.trim() !== value && !isFinding && void start(text)}
        onBlur={() => text.trim() !== value && !isByKeyOnly(text) && void start(text)}
      />
      <p id={noteId} role="status" className={isRefused ? 'st-search-note st-warn' : 'st-search-note'}>
        {isFinding ? finding : isRefused ? note : (hintFor(text) ?? note)}
      </p>
    </>
  )
}
