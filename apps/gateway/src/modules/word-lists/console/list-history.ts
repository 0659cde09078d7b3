import { foldedWord, type ListedWord } from '@yingzao/checks'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  wordListLimits,
} from '@yingzao/contract/studio'
import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '../../../context'
import { memberNames } from '../../members'
import { wordList } from '../word-list-tables'

type History = StudioResponse<StudioOperations['wordListHistory']>
type Content = Pick<typeof wordList.$inferSelect, 'words' | 'rules'>

const NOTHING: Content = { words: [], rules: {} }

/** The lists that were made, the newest first, each with how it differs from the one that was in force then. */
export async function listHistory(
  { db: { orm } }: Pick<Context, 'db'>,
  { after, limit }: StudioInput<StudioOperations['wordListHistory']>,
): Promise<History> {
  const [maker, decider] = [memberNames('maker'), memberNames('decider')]
  const before = /^[1-9]\d{0,8}$/.test(after ?? '') ? Number(after) : undefined
  const rows = await orm
    .select({ list: wordList, by: maker.name, decided_by: decider.name })
    .from(wordList)
    .innerJoin(maker, eq(maker.member_id, wordList.set_by))
    .leftJoin(decider, eq(decider.member_id, wordList.decided_by))
    .where(before === undefined ? undefined : lt(wordList.revision, before))
    .orderBy(desc(wordList.revision))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const bases = await findContents(
    orm,
    shown.map(({ list }) => list.base_revision),
  )
  return {
    list: shown.map(({ list, by, decided_by }) => ({
      revision: list.revision,
      base_revision: list.base_revision,
      state: list.state,
      note: list.note,
      set_at: list.set_at.toISOString(),
      by,
      decided_at: list.decided_at?.toISOString() ?? null,
      decided_by,
      words: list.words.length,
      ...differences(bases.get(list.base_revision) ?? NOTHING, list),
    })),
    next: rows.length > limit ? String(shown.at(-1)?.list.revision) : null,
  }
}

async function findContents(orm: Context['db']['orm'], revisions: number[]): Promise<Map<number, Content>> {
  const wanted = [...new Set(revisions)].filter((revision) => revision > 0)
  if (wanted.length === 0) return new Map()
  const rows = await orm
    .select({ revision: wordList.revision, words: wordList.words, rules: wordList.rules })
    .from(wordList)
    .where(inArray(wordList.revision, wanted))
  return new Map(rows.map(({ revision, ...content }) => [revision, content]))
}

function differences(
  from: Content,
  to: Content,
): Pick<History['list'][number], 'added' | 'removed' | 'changed' | 'rules'> {
  const [before, after] = [byWord(from.words), byWord(to.words)]
  const added = to.words.filter(({ word }) => !before.has(foldedWord(word)))
  const removed = from.words.filter(({ word }) => !after.has(foldedWord(word)))
  const changed = to.words.filter((entry) => {
    const known = before.get(foldedWord(entry.word))
    return known !== undefined && !isSame(known, entry)
  })
  const ids = new Set([...Object.keys(from.rules), ...Object.keys(to.rules)])
  return {
    added: some(added.map(({ word }) => word)),
    removed: some(removed.map(({ word }) => word)),
    changed: some(changed.map(({ word }) => word)),
    rules: some([...ids].filter((id) => from.rules[id] !== to.rules[id]).sort()),
  }
}

function byWord(words: readonly ListedWord[]): Map<string, ListedWord> {
  return new Map(words.map((entry) => [foldedWord(entry.word), entry]))
}

function isSame(one: ListedWord, other: ListedWord): boolean {
  return one.severity === other.severity && one.why === other.why && one.instead === other.instead
}

function some(all: string[]): { list: string[]; count: number } {
  return { list: all.slice(0, wordListLimits.differences), count: all.length }
}
