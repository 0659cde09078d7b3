import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'

/** A search of a list that also takes whole phones, which stand in no address afterwards. */
export interface PhoneSearch {
  /** This member may look for a whole phone. */
  mayFind: boolean
  isFinding: boolean
  /** What to say about the search; undefined: nothing. */
  note: string | undefined
  isRefused: boolean
  /** Searches for what was typed, and answers what the field shows from now on. */
  search: (typed: string) => Promise<string>
  forget: () => void
}

interface PhoneSearchFieldProps {
  search: PhoneSearch
  /** What the list is narrowed by. */
  value: string
  label: string
  finding: string
  /** What to say of a text before the key is pressed; undefined: nothing. */
  hintFor: (text: string) => string | undefined
  /** Texts that are searched for by the key only: leaving a field is no wish to have it noted that one has searched. */
  isByKeyOnly: (text: string) => boolean
}

/** The field of such a search, with what there is to say about it below. */
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
