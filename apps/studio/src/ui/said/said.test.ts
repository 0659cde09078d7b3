import { palette } from '@yingzao/blocks/palette'
import { presets } from '@yingzao/blocks/presets'
import { specs } from '@yingzao/blocks/props'
import { rules } from '@yingzao/checks'
import {
  actionFields,
  type Field,
  pageFields,
  plainFields,
  positionFields,
  showIfFields,
} from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { saidFields } from './fields.en'
import { said } from './said.en'
import { meanings } from './tables/meanings.en'
import { tables } from './tables/tables.en'

const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/

/** All texts of the catalogue, each once: by the block that has it, and those of no block under an empty name. */
const SAID: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...specs.all.map(({ name, title, fields }): [string, Set<string>] => {
    const words = palette[name]?.words ?? []
    const looks = (presets[name] ?? []).map((preset) => preset.title)
    return [name, chinese([title, ...fields.flatMap(wordsOf), ...words, ...looks])]
  }),
  [
    '',
    chinese([
      ...[actionFields, pageFields, plainFields, positionFields, showIfFields].flat().flatMap(wordsOf),
      ...rules.flatMap(({ title, why, fix }) => [title, why, fix]),
    ]),
  ],
])
const TEXTS = new Set([...SAID.values()].flatMap((texts) => [...texts]))

/** Without placeholders: they quote what visitors see. */
function wordsOf(field: Field): string[] {
  const { title, help = '', unit = '' } = field
  return [title, help, unit, ...innerWords(field)]
}

function innerWords(field: Field): string[] {
  if (field.kind === 'list') return wordsOf(field.item)
  if (field.kind === 'object') return field.fields.flatMap(wordsOf)
  if (field.kind === 'union') return field.variants.flatMap(wordsOf)
  return field.kind === 'enum' ? field.options.map(({ label }) => label) : []
}

function chinese(texts: readonly string[]): Set<string> {
  return new Set(texts.filter((text) => CHINESE.test(text)))
}

const listed = Object.values(tables).flatMap((table) => Object.keys(table))

test('whatever the catalogue says has its English', () => {
  expect(TEXTS.size).toBeGreaterThan(1_400)
  expect([...TEXTS].filter((text) => said(text) === text)).toEqual([])
})

test('nothing has English that is not said any more', () => {
  expect(listed.filter((text) => !TEXTS.has(text))).toEqual([])
  const apart = [...SAID].flatMap(([block, texts]) => [...texts].map((text) => `${block} ${text}`))
  expect(Object.keys(meanings).filter((text) => !apart.includes(text))).toEqual([])
})

test('each text stands in one table, in order', () => {
  expect(listed.filter((text, place) => listed.indexOf(text) !== place)).toEqual([])
  for (const table of Object.values(tables)) expect(Object.keys(table)).toEqual(Object.keys(table).sort())
})

test('what one block says in a way of its own is said so there alone', () => {
  expect(said('标签')).toBe('Tag')
  expect(said('标签', 'tabs')).toBe('Tabs')
  expect(said('没有英文')).toBe('没有英文')
})

test('blocks, and the choices of a field, can be told apart in English', () => {
  const titles = specs.all.map(({ name, title }) => said(title, name))
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  for (const { name, fields } of specs.all)
    for (const labels of fields.flatMap(choicesOf)) {
      const english = labels.map((label) => said(label, name))
      expect(english).toHaveLength(new Set(english).size)
    }
})

function choicesOf(field: Field): string[][] {
  if (field.kind === 'enum') return [field.options.map(({ label }) => label)]
  if (field.kind === 'list') return choicesOf(field.item)
  if (field.kind === 'object') return field.fields.flatMap(choicesOf)
  return field.kind === 'union' ? field.variants.flatMap(choicesOf) : []
}

test('fields are said to their depth, and stay what they are otherwise', () => {
  for (const { name, fields } of specs.all) {
    const english = saidFields(fields, name)
    expect([...chinese(english.flatMap(wordsOf))].filter((text) => SAID.get(name)?.has(text))).toEqual([])
    expect(english.map(withoutWords)).toEqual(fields.map(withoutWords))
  }
})

/** The parts of a field that matter for reading and writing documents. */
function withoutWords(field: Field): unknown {
  const { title: _title, help: _help, unit: _unit, ...rest } = field
  if (rest.kind === 'list') return { ...rest, item: withoutWords(rest.item) }
  if (rest.kind === 'object') return { ...rest, fields: rest.fields.map(withoutWords) }
  if (rest.kind === 'union') return { ...rest, variants: rest.variants.map(withoutWords) }
  return rest.kind === 'enum' ? { ...rest, options: rest.options.map(({ value }) => value) } : rest
}
