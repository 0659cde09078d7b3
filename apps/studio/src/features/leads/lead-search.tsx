import { SearchOutlined } from '@ant-design/icons'
import { readHandset } from '@yingzao/contract/studio'
import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { isPhoneLike, type LeadFilter } from './lead-filter'
import { useLeadSearch } from './use-lead-search'
import { wording } from './wording'

const words = wording.search

interface LeadSearchProps {
  filter: LeadFilter
  onFilter: (filter: LeadFilter) => void
}

/** Looks for somebody by what a caller says: their phone or the end of it, a name, the number of their lead. */
export function LeadSearch({ filter, onFilter }: LeadSearchProps) {
  const { mayFind, isFinding, note, isRefused, search, forget } = useLeadSearch(filter, onFilter)
  const noteId = useId()
  const value = filter.q ?? ''
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const start = async (typed: string) => setText(await search(typed.trim()))
  // Before the key is pressed, as the search is noted; and who may not search so need not try.
  const hint =
    readHandset(text) === undefined || isFinding ? undefined : mayFind ? words.enter : words.endOnly
  const shown = isFinding ? words.finding : isRefused ? note : (hint ?? note)
  return (
    <>
      <Input
        allowClear
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={mayFind ? words.label : words.labelByEnd}
        aria-describedby={noteId}
        placeholder={mayFind ? words.label : words.labelByEnd}
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
        // A phone only by the key: leaving a field is no wish to have it noted that one has searched.
        onBlur={() => text.trim() !== value && !isPhoneLike(text) && void start(text)}
      />
      <p id={noteId} role="status" className={isRefused ? 'st-search-note st-warn' : 'st-search-note'}>
        {shown}
      </p>
    </>
  )
}
