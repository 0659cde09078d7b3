import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

const words = wording.form

/** How many of the staff are requested at a time, of whom the advisers are offered; others are found by search. */
const OFFERED = 100

interface Adviser {
  staff_id: number
  adviser: string
  adviser_no: string
}

interface AdviserSelectProps {
  id?: string
  value?: number
  onChange?: (staff_id: number) => void
  /** The current adviser. */
  present: Adviser | undefined
}

/** A registered adviser by name and number. Staff without a number do not advise and are not offered. */
export function AdviserSelect({ id, value, onChange, present }: AdviserSelectProps) {
  const [q, setQ] = useState('')
  const [picked, setPicked] = useState<Adviser>()
  const { data, isFetching } = useQuery({
    ...studioQuery('speakerList', { limit: OFFERED, ...(q.trim() !== '' && { q: q.trim() }) }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.list ?? [])
    .filter(({ adviser_no }) => adviser_no !== '')
    .map(({ staff_id, name, adviser_no }): Adviser => ({ staff_id, adviser: name, adviser_no }))
  const chosen = [picked, present].find((one) => one?.staff_id === value)
  const offered = chosen && !found.some(({ staff_id }) => staff_id === value) ? [...found, chosen] : found
  const pick = (staff_id: number) => {
    setPicked(offered.find((one) => one.staff_id === staff_id))
    onChange?.(staff_id)
  }
  return (
    <Select
      {...(id !== undefined && { id })}
      placeholder={words.adviserHint}
      loading={isFetching}
      value={value ?? null}
      notFoundContent={words.adviserNone}
      options={offered.map(({ staff_id, adviser, adviser_no }) => ({
        value: staff_id,
        label: `${adviser} ${adviser_no}`,
      }))}
      showSearch={{ filterOption: false, onSearch: setQ }}
      onChange={pick}
    />
  )
}
