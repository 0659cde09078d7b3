import type { Block } from '@yingzao/schema/client'
import type { Trait } from '@yingzao/schema/server'

/** What a page says of somebody or something that is only true where it was written: words, figures, a price. */
export interface Claim {
  /** Below the block. */
  path: string
  /** As a message shows it. */
  shown: string
  /** The same for the same claim, however it is written. */
  key: string
}

interface Person {
  name: string
  bio: string
  quote: string
}

interface Figures {
  list: { value: string; unit: string; text: string }[]
  source: string
}

interface PriceCard {
  name: string
  price: string
  unit: string
  terms: string
}

/**
 * The claims of a block. A number alone is not one, but with what it counts and its source it is; a price is one with
 * its offer and its terms.
 */
export function claimsOf({ value }: Pick<Block, 'value'>, has: (trait: Trait) => boolean): Claim[] {
  return [
    ...(has('people') ? wordsOf(value.list as Person[]) : []),
    ...(has('figures') ? figuresOf(value as unknown as Figures) : []),
    ...(has('priceCards') ? pricesOf(value.list as PriceCard[]) : []),
  ]
}

/** The names of the people in a block. */
export function namesOf({ value }: Pick<Block, 'value'>, has: (trait: Trait) => boolean): string[] {
  return has('people') ? (value.list as Person[]).map(({ name }) => normal(name)).filter(Boolean) : []
}

/** The names that a text may be: a schedule has several in one place. */
export function namesIn(text: string): string[] {
  return text.split(/[、，,;；/\s]+/).map(normal)
}

function wordsOf(people: readonly Person[]): Claim[] {
  return people.flatMap((person, index) =>
    (['bio', 'quote'] as const).flatMap((field) =>
      claim(`value.list[${index}].${field}`, person[field], [field, person[field]]),
    ),
  )
}

function figuresOf({ list, source }: Figures): Claim[] {
  return list.flatMap(({ value, unit, text }, index) =>
    claim(`value.list[${index}].value`, `${value}${unit} ${text}`, ['figure', value, unit, text, source]),
  )
}

function pricesOf(cards: readonly PriceCard[]): Claim[] {
  return cards.flatMap(({ name, price, unit, terms }, index) =>
    claim(`value.list[${index}].price`, `${name} ${price}`, ['price', name, price, unit, terms]),
  )
}

function claim(path: string, shown: string, parts: readonly string[]): Claim[] {
  const [, first = ''] = parts
  if (first.trim() === '' && parts[0] !== 'price') return []
  return [{ path, shown: shown.trim(), key: parts.map((part) => normal(part ?? '')).join('|') }]
}

/** Letters and digits only: other signs and spaces do not make a text one's own, another digit does. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.%]/gu, '')
}
