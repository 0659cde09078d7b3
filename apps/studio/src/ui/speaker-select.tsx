import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { studioQuery } from '../state/queries'

/** So many are offered at a time; more are found by words. */
const OFFERED = 50

/** Somebody who can give a talk or a live stream. */
export interface Speaker {
  staff_id: number
  name: string
  adviser_no: string
}

interface SpeakerSelectProps {
  /** Of the label of a form. */
  id?: string
  value?: number | undefined
  onChange?: (staff_id: number) => void
  /** Who is chosen at first, whom the list may not have any more. */
  present?: Speaker | undefined
}

/** Who speaks, found by a part of the name or of the registration number. */
export function SpeakerSelect({ id, value, onChange, present }: SpeakerSelectProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    ...studioQuery('speakerList', { limit: OFFERED, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const found = data?.list ?? []
  const isMissing = present?.staff_id === value && found.every(({ staff_id }) => staff_id !== value)
  const speakers: readonly Speaker[] = present && isMissing ? [present, ...found] : found
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      value={value}
      onChange={(staff_id) => staff_id !== undefined && onChange?.(staff_id)}
      options={speakers.map(({ staff_id, name, adviser_no }) => ({
        value: staff_id,
        label: adviser_no === '' ? name : `${name}（${adviser_no}）`,
      }))}
    />
  )
}
