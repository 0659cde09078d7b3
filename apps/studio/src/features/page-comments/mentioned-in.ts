import { pageCommentLimits } from '@yingzao/contract/studio'
import type { Answer } from '../../state/calls'

/** Somebody who can be mentioned by name. */
export type Colleague = Answer<'memberOptions'>['list'][number]

/** A part of a text: words, or somebody's name after an `@`. */
interface Part {
  text: string
  isName: boolean
}

/**
 * Whom a text mentions, each once: the longest name that matches after an `@`. If two people share a name, it is the
 * one picked from the list, or nobody.
 */
export function mentionedIn(
  text: string,
  colleagues: readonly Colleague[],
  picked: ReadonlySet<number>,
): number[] {
  const found = namesIn(text, colleagues).flatMap(({ name }) => {
    const so = colleagues.filter((one) => one.name === name)
    const chosen = so.filter(({ member_id }) => picked.has(member_id))
    return (so.length === 1 ? so : chosen).map(({ member_id }) => member_id)
  })
  return [...new Set(found)].slice(0, pageCommentLimits.mentions)
}

/** The same text in parts, so that names can be highlighted. */
export function partsOf(text: string, people: readonly Pick<Colleague, 'name'>[]): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { at, name } of namesIn(text, people)) {
    if (at > from) parts.push({ text: text.slice(from, at), isName: false })
    parts.push({ text: `@${name}`, isName: true })
    from = at + name.length + 1
  }
  if (from < text.length) parts.push({ text: text.slice(from), isName: false })
  return parts
}

function namesIn(text: string, people: readonly Pick<Colleague, 'name'>[]): { at: number; name: string }[] {
  const names = [...new Set(people.map(({ name }) => name))].sort((a, b) => b.length - a.length)
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    const name = names.find((one) => text.startsWith(one, index + 1))
    return name === undefined ? [] : [{ at: index, name }]
  })
}
