import { SearchOutlined } from '@ant-design/icons'
import { readHandset } from '@yingzao/contract/studio'
import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { OrderFilter } from './order-filter'
import { useOrderSearch } from './use-order-search'
import { wording } from './wording'

const words = wording.search

interface OrderSearchProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

/** Looks for an order by what a caller or an account says: a number of ours, of a supplier, or a phone. */
export function OrderSearch({ filter, onFilter }: OrderSearchProps) {
  const { mayFind, isFinding, note, isRefused, search, forget } = useOrderSearch(filter, onFilter)
  const noteId = useId()
  const value = filter.number ?? ''
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const start = async (typed: string) => setText(await search(typed.trim()))
  const isPhone = readHandset(text) !== undefined
  // Before the key is pressed, as the search is noted; and who may not search so need not try.
  const hint = isPhone && !isFinding ? (mayFind ? words.enter : words.numberOnly) : undefined
  const label = mayFind ? words.label : words.labelByNumber
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
        // A phone only by the key: leaving a field is no wish to have it noted that one has searched.
        onBlur={() => text.trim() !== value && !isPhone && void start(text)}
      />
      <p id={noteId} role="status" className={isRefused ? 'st-search-note st-warn' : 'st-search-note'}>
        {isFinding ? words.finding : isRefused ? note : (hint ?? note)}
      </p>
    </>
  )
}
