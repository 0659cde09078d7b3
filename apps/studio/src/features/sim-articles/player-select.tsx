import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

const words = wording.form

type Player = Answer<'simArticlePlayers'>['list'][number]

interface PlayerSelectProps {
  id?: string
  value?: number
  onChange?: (player_id: number) => void
}

/** A player of a contest, found by a part of their name or by their number. */
export function PlayerSelect({ id, value, onChange }: PlayerSelectProps) {
  const [typed, setTyped] = useState('')
  // The chosen player keeps their name, even if a search has found others since.
  const [picked, setPicked] = useState<Player>()
  const q = useDeferredValue(typed.trim().slice(0, 20))
  const { data, isFetching } = useQuery({
    ...studioQuery('simArticlePlayers', { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const found = q === '' ? [] : (data?.list ?? [])
  const isFound = found.some(({ player_id }) => player_id === value)
  const offered = picked?.player_id === value && picked && !isFound ? [...found, picked] : found
  const pick = (player_id: number) => {
    setPicked(offered.find((player) => player.player_id === player_id))
    onChange?.(player_id)
  }
  return (
    <Select
      {...(id !== undefined && { id })}
      placeholder={words.playerHint}
      loading={isFetching}
      value={value ?? null}
      notFoundContent={q === '' ? words.playerSome : isFetching ? null : words.playerNone}
      options={offered.map(({ player_id, nick_name, competition }) => ({
        value: player_id,
        label: words.playerOf(nick_name, competition, player_id),
      }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={pick}
    />
  )
}
