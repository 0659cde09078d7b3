import './speakers.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { SpeakerForm } from './speaker-form'
import { wording } from './wording'

const words = wording.choice

/** How many speakers are offered at a time; more are found by searching. */
const OFFERED = 50

type Speaker = Answer<'speakerList'>['list'][number]

interface SpeakerSelectProps {
  id?: string
  value?: number
  onChange?: (staff_id: number | undefined) => void
  /** The field may stay empty. */
  isOptional?: boolean
  /** The present speaker, whom the list may no longer have. */
  present: { staff_id: number; speaker: string; adviser_no: string } | undefined
}

/** The speaker of a talk or a live stream, found by a part of the name or the number; a new one can be added here. */
export function SpeakerSelect({ id, value, onChange, isOptional = false, present }: SpeakerSelectProps) {
  const [q, setQ] = useState('')
  // The chosen speaker keeps their name, even if a search has found others since.
  const [picked, setPicked] = useState<Speaker>()
  const [isAdding, setAdding] = useState(false)
  const { data, isFetching } = useQuery({
    ...studioQuery('speakerList', { limit: OFFERED, ...(q.trim() !== '' && { q: q.trim() }) }),
    placeholderData: keepPreviousData,
  })
  const found = data?.list ?? []
  const chosen = [picked, present && { ...present, name: present.speaker }].find(
    (one) => one?.staff_id === value,
  )
  const offered = chosen && !found.some(({ staff_id }) => staff_id === value) ? [...found, chosen] : found
  const pick = (speaker: Speaker | undefined) => {
    if (!speaker) return
    setPicked(speaker)
    onChange?.(speaker.staff_id)
  }
  return (
    <div className="st-speaker">
      <Select
        {...(id !== undefined && { id })}
        placeholder={words.find}
        allowClear={isOptional}
        onClear={() => onChange?.(undefined)}
        loading={isFetching}
        value={value ?? null}
        notFoundContent={words.none}
        options={offered.map(({ staff_id, name, adviser_no }) => ({
          value: staff_id,
          label: wording.named(name, adviser_no),
        }))}
        showSearch={{ filterOption: false, onSearch: setQ }}
        onChange={(staff_id) => pick(offered.find((one) => one.staff_id === staff_id))}
      />
      <Button onClick={() => setAdding(true)}>{words.add}</Button>
      {isAdding && <SpeakerForm onAdded={pick} onClose={() => setAdding(false)} />}
    </div>
  )
}
