import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

const words = wording.form

type Share = Answer<'instrumentFind'>['list'][number]

interface ShareSelectProps {
  id?: string
  value?: string
  onChange?: (code: string) => void
}

/** A share or an ETF, found by its code, its name or the first letters of its pinyin. */
export function ShareSelect({ id, value, onChange }: ShareSelectProps) {
  const [typed, setTyped] = useState('')
  // The chosen share keeps its name, even if a search has found others since.
  const [picked, setPicked] = useState<Share>()
  const q = useDeferredValue(typed.trim().slice(0, 20))
  const { data, isFetching } = useQuery({
    ...studioQuery('instrumentFind', { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const found = q === '' ? [] : (data?.list ?? [])
  const isFound = found.some(({ code }) => code === value)
  const offered = picked?.code === value && picked && !isFound ? [...found, picked] : found
  const pick = (code: string) => {
    setPicked(offered.find((share) => share.code === code))
    onChange?.(code)
  }
  return (
    <Select
      {...(id !== undefined && { id })}
      placeholder={words.shareHint}
      loading={isFetching}
      value={value ?? null}
      notFoundContent={q === '' ? words.shareSome : isFetching ? null : words.shareNone}
      options={offered.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={pick}
    />
  )
}
