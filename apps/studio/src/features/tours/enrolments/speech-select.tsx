import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { wording } from './wording'

const words = wording.filter

/** How many talks are offered at a time; others are found by search. */
const OFFERED = 100

interface SpeechSelectProps {
  tour_id: string
  value: string | undefined
  /** The title of the chosen talk, where it is not among the offered talks. */
  title: string | undefined
  onChange: (speech_id: string | undefined) => void
}

/** One of the talks of a tour, found by a part of its title. */
export function SpeechSelect({ tour_id, value, title, onChange }: SpeechSelectProps) {
  const [q, setQ] = useState('')
  const { data, isFetching } = useQuery({
    ...studioQuery('speechRows', { tour_id, limit: OFFERED, ...(q.trim() !== '' && { q: q.trim() }) }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.list ?? []).map((speech) => ({
    value: speech.speech_id,
    label: words.speechIn(speech.title, speech.city),
  }))
  const isKnown = value === undefined || options.some((option) => option.value === value)
  return (
    <Select
      className="st-filter-wide"
      aria-label={words.speech}
      placeholder={words.speech}
      allowClear
      loading={isFetching}
      value={value}
      showSearch={{ filterOption: false, onSearch: setQ }}
      onChange={onChange}
      options={isKnown ? options : [...options, { value, label: title ?? value }]}
    />
  )
}
