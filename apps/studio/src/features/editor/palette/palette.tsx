import './palette.css'
import { SearchOutlined } from '@ant-design/icons'
import { palette } from '@yingzao/blocks/palette'
import type { BlockCategory } from '@yingzao/schema/server'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { said } from '../../../ui/said/said'
import { search } from '../block-labels/search-words'
import { useSession } from '../session/session-context'
import { PaletteCard } from './palette-card'
import { cardAt, moveAmongCards } from './palette-focus'
import { useInsert } from './use-insert'
import { useRecent } from './use-recent'
import { wording } from './wording'

const CATEGORIES = Object.keys(wording.categories) as BlockCategory[]

interface Shelf {
  key: string
  title: string | undefined
  names: readonly string[]
}

/** The available blocks, to be inserted into the page. */
export function Palette() {
  const { specs, isReadOnly } = useSession()
  const [query, setQuery] = useState('')
  const [recent, addRecent] = useRecent()
  const [active, setActive] = useState('')
  const insert = useInsert(addRecent)
  const field = useRef<InputRef>(null)
  const cards = useRef<HTMLDivElement>(null)
  const shelves = useMemo(() => shelvesOf(specs.all, query, recent), [specs, query, recent])
  const keys = shelves.flatMap(({ key, names }) => names.map((name) => `${key} ${name}`))
  const focusable = keys.includes(active) ? active : keys[0]
  const firstFound = shelves[0]?.names[0]

  const onFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      cardAt(cards.current, 0)?.focus()
    } else if (event.key === 'Enter' && query !== '' && firstFound !== undefined) insert(firstFound)
    else if (event.key === 'Escape' && query !== '') setQuery('')
  }

  return (
    <section className="ed-palette" aria-label={wording.title}>
      <div className="ed-panel-search">
        <Input
          ref={field}
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={wording.search}
          aria-label={wording.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onFieldKey}
        />
      </div>
      {isReadOnly && <p className="ed-panel-note">{wording.readOnly}</p>}
      <div
        ref={cards}
        role="toolbar"
        aria-label={wording.title}
        aria-orientation="vertical"
        className="ed-shelves"
        onKeyDown={(event) => {
          if (!moveAmongCards(event, cards.current)) field.current?.focus()
        }}
      >
        {shelves.map(({ key, title, names }) => (
          <section key={key} aria-label={title ?? wording.title}>
            {title !== undefined && <h2>{title}</h2>}
            <ul className="ed-cards">
              {names.map((name) => (
                <PaletteCard
                  key={name}
                  name={name}
                  cardKey={`${key} ${name}`}
                  isFocusable={`${key} ${name}` === focusable}
                  onFocus={setActive}
                  onInsert={insert}
                />
              ))}
            </ul>
          </section>
        ))}
        {keys.length === 0 && (
          <div className="ed-panel-empty" role="status">
            <strong>{wording.none(query.trim())}</strong>
            <p>{wording.noneText}</p>
          </div>
        )}
      </div>
    </section>
  )
}

type Kinds = readonly { name: string; title: string; category: BlockCategory; aliases: readonly string[] }[]

function shelvesOf(kinds: Kinds, query: string, recent: readonly string[]): Shelf[] {
  if (query.trim() !== '') {
    const found = search(kinds, query, ({ name, title, aliases, category }) => ({
      title,
      others: [name, ...aliases, ...(palette[name]?.words ?? []).map(said), wording.categories[category]],
    }))
    return found.length === 0
      ? []
      : [{ key: 'found', title: undefined, names: found.map(({ name }) => name) }]
  }
  const known = recent.filter((name) => kinds.some((kind) => kind.name === name))
  const shelves: Shelf[] = [
    { key: 'recent', title: wording.recent, names: known },
    ...CATEGORIES.map((category) => ({
      key: category,
      title: wording.categories[category],
      names: kinds
        .filter((kind) => kind.category === category)
        .map(({ name }) => name)
        .sort((one, other) => rankOnShelf(one) - rankOnShelf(other)),
    })),
  ]
  return shelves.filter(({ names }) => names.length > 0)
}

/** Blocks without a rank come last. */
function rankOnShelf(name: string): number {
  return palette[name]?.rank ?? Number.MAX_SAFE_INTEGER
}
