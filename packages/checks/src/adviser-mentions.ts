import { placeOf } from './each'
import { type Folded, fold } from './fold'
import { isSame, type KnownAdvisers } from './known-advisers'
import { isOneApart, placesOf, type Range } from './near-misses'
import type { Page, PageBlock } from './page'
import type { Hit } from './rule'

/** A number that a page gives somebody, and whose it is. */
export interface Mention {
  /** Where the number stands. */
  at: Pick<Hit, 'block' | 'path'>
  /** As it is written. */
  number: string
  /** The known name beside it, or what is there in place of a name; empty if there is nothing. */
  name: string
  /** Where the name stands. */
  nameAt: Pick<Hit, 'block' | 'path'>
}

/** A letter and thirteen digits, or nearly: one too few or too many is a slip as well. */
const NUMBER = /(?<![A-Z0-9])[A-Z]\d{10,16}(?![A-Z0-9])/g
const HAS_NUMBER = /\d{4}/

/** A number follows its owner's name, with a word or a sign in between. */
const NAME_BEFORE =
  /(\p{Script=Han}{2,8})[^\p{Script=Han}A-Z0-9]{0,4}(?:执业|登记|证书|资格)?(?:证书|资格)?(?:编号|证号|号码|号)?[^\p{Script=Han}A-Z0-9]{0,4}$/u

/** How far a name may be from its number, in characters. */
const REACH = 30

/** Every number of an adviser on the page. */
export function* adviserMentions(page: Page, known: KnownAdvisers): Generator<Mention, void, undefined> {
  for (const it of page.having('people')) yield* inPeople(it)
  for (const text of page.texts) {
    if (!text.isRead || !HAS_NUMBER.test(text.plain) || isOfPeople(page, text.block?.id, text.name)) continue
    const at = placeOf(text)
    for (const { number, name } of inText(fold(text.said), known)) yield { at, nameAt: at, number, name }
  }
}

interface Person {
  name: string
  adviser_no: string
}

function inPeople({ block }: PageBlock): Mention[] {
  return (block.value.list as Person[]).flatMap(({ name, adviser_no }, index) =>
    HAS_NUMBER.test(adviser_no.normalize('NFKC'))
      ? {
          at: { block, path: `value.list[${index}].adviser_no` },
          nameAt: { block, path: `value.list[${index}].name` },
          number: adviser_no.trim(),
          name: name.trim(),
        }
      : [],
  )
}

/** A person's number and name are separate fields, which were checked together. */
function isOfPeople(page: Page, id: string | undefined, name: string): boolean {
  const block = id === undefined ? undefined : page.byId.get(id)?.block
  return block !== undefined && page.is(block, 'people') && (name === 'adviser_no' || name === 'name')
}

function inText(folded: Folded, known: KnownAdvisers): Pick<Mention, 'number' | 'name'>[] {
  const { text, written } = folded
  const numbers = Array.from(
    text.matchAll(NUMBER),
    ({ index, 0: found }): Range => [index, index + found.length],
  )
  return numbers.map(([start, end], place) => {
    // What stands beyond another number belongs to that one.
    const from = Math.max(numbers[place - 1]?.[1] ?? 0, start - REACH)
    const to = Math.min(numbers[place + 1]?.[0] ?? text.length, end + REACH)
    const number = written(start, end)
    const [owner] = known.all.filter((one) => isSame(one.number, number))
    const name =
      lastNameIn(text.slice(from, start), known) ??
      slipIn(text.slice(from, start), owner?.name) ??
      firstNameIn(text.slice(end, to), known)
    return { number, name: name ?? '' }
  })
}

function lastNameIn(text: string, known: KnownAdvisers): string | undefined {
  return namesIn(text, known).sort((one, other) => other.at - one.at || longer(one, other))[0]?.name
}

function firstNameIn(text: string, known: KnownAdvisers): string | undefined {
  return namesIn(text, known).sort((one, other) => one.at - other.at || longer(one, other))[0]?.name
}

interface NameAt {
  name: string
  at: number
}

function namesIn(text: string, known: KnownAdvisers): NameAt[] {
  return known.all.flatMap(({ name }) =>
    placesOf(fold(name.trim()).text, text).map(([at]) => ({ name: name.trim(), at })),
  )
}

/** One name may be the beginning of another. */
function longer(one: NameAt, other: NameAt): number {
  return other.name.length - one.name.length
}

/** The name before an owner's number that differs from theirs by one character. */
function slipIn(before: string, owner: string | undefined): string | undefined {
  const [, words = ''] = NAME_BEFORE.exec(before) ?? []
  const length = owner?.trim().length ?? 0
  const said = words.slice(-length)
  return owner !== undefined && said.length === length && isOneApart(said, owner.trim()) ? said : undefined
}
