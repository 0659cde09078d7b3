// @vitest-environment jsdom
import { specs } from '@yingzao/blocks/props'
import { loadRegions } from '@yingzao/regions/client'
import {
  actionFields,
  type EnumField,
  type Field,
  fallback,
  pageFields,
  plainFields,
  positionFields,
  tryField,
} from '@yingzao/schema/server'
import fc from 'fast-check'
import { act, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { choose, click, leave, open, press, type } from '../../../testing/hand'
import { mountInput } from '../testing/mount-input'
import { hasInput } from './field-input'
import type { InputProps } from './field-props'
import { PageNameInput } from './page-name-input'
import { PopupInput } from './popup-input'

const LINK_HOSTS = ['*.example.com']

/** Yields everything that has an input of its own, however nested in lists and objects. */
function* inputsOf(fields: readonly Field[], at: string): Generator<[string, Field]> {
  for (const field of fields) {
    const name = `${at}.${field.name}`
    // Fields that refer to an earlier item have their own tests: there is no such item here.
    if (field.keyOf !== undefined || field.answerOf !== undefined) continue
    if (hasInput(field)) yield [name, field]
    else if (field.kind === 'object') yield* inputsOf(field.fields, name)
    else if (field.kind === 'list') yield* inputsOf([field.item], name)
  }
}

const all = [
  ...specs.all.flatMap((spec) => [...inputsOf(spec.fields, spec.name)]),
  ...inputsOf([...plainFields, ...positionFields], 'common'),
  ...inputsOf(actionFields, 'action'),
  ...inputsOf(pageFields, 'page'),
]

/** Fields that look and behave alike are tried once: a hundred texts differ in nothing but their words. */
const kinds = new Map(all.map(([name, field]) => [shapeOf(field), [name, field] as const]))

function shapeOf({ name, kind, control, optional, ...rest }: Field): string {
  const { options, min, max, step, maxLength, variants } = rest as unknown as Record<string, unknown>
  const own = ['popupId', 'pageName', 'active'].includes(name) ? name : ''
  return JSON.stringify([own, kind, control, optional, options, min, max, step, maxLength, variants])
}

test.each([...kinds.values()])(
  '%s: the reader takes back what its input writes',
  async (_, field) => {
    const [sample] = fc.sample(samples(field), { numRuns: 1 })
    const Input = { popupId: PopupInput, pageName: PageNameInput }[field.name] as
      | ComponentType<InputProps>
      | undefined
    await using shown = await mountInput(field, fallback(field), Input)
    await fill(field, shown.place, sample as string)
    const value = shown.written.at(-1)
    expect(shown.written.length).toBeGreaterThan(0)
    const read = tryField(value as string, field, { linkHosts: LINK_HOSTS })
    expect(read.value).toEqual(value)
    expect(read.findings).toEqual([])
  },
  30_000,
)

/** What somebody types or chooses. */
function samples(field: Field): fc.Arbitrary<unknown> {
  const words = fc.string({ unit: fc.constantFrom(...'投资入门abc123 ，。&<'), minLength: 1, maxLength: 8 })
  if (field.kind === 'number') {
    if (field.control === 'datetime') return fc.constantFrom('2027-01-01 00:00:00', '2026-12-31 23:59:59')
    const { min = -50, max = 50, step = 1 } = field
    return (
      fc
        .integer({ min: Math.ceil(min / step), max: Math.floor(Math.min(max, 1e9) / step) })
        .map((n) => String(n * step))
        // Typing the current value is not a change, and nothing is written.
        .filter((text) => text !== String(fallback(field)))
    )
  }
  if (field.kind === 'enum') return fc.constantFrom(...othersOf(field))
  if (field.kind !== 'string') return fc.constant('12')
  const { maxLength = 40 } = field
  const byControl: Record<string, fc.Arbitrary<string>> = {
    link: fc.constantFrom('/h5-page/h5/a', '#offer', 'tel:4008001234', 'https://h5.example.com/a?b=1#c'),
    path: fc.constantFrom('/n8sf/api/order', '/oabase/api/x?y=1'),
    image: fc.constantFrom('/assets/a.png', 'https://cdn.example.org/a.png'),
    media: fc.constantFrom('/assets/a.mp4', 'https://cdn.example.org/a.mp4'),
    color: fc.constantFrom('#fff4ec', 'rgb(1, 2, 3)', 'tomato'),
    html: words.map((text) => `<b>${text.replace(/[&<]/g, '')}</b>字<br>`),
  }
  return byControl[field.control ?? ''] ?? words.map((text) => text.trim().slice(0, maxLength) || '字')
}

/** What is chosen already cannot be chosen. */
function othersOf(field: EnumField): string[] {
  return field.options.filter(({ value }) => value !== fallback(field)).map(({ label }) => label)
}

/** Uses the input as somebody would who sees only what it shows. */
async function fill(field: Field, place: HTMLElement, sample: string): Promise<void> {
  const input = () => place.querySelector<HTMLInputElement>('#it')
  if (field.name === 'popupId') return choose(input(), '优惠')
  if (field.name === 'pageName') return choose(input(), '课程列表')
  if (field.indexOf !== undefined) return choose(input(), `第 ${Number(sample) + 1} 项`)
  if (field.kind === 'boolean') return click(input())
  if (field.kind === 'enum') {
    const segment = [...place.querySelectorAll('.ant-segmented-item')].find(
      ({ textContent }) => textContent === sample,
    )
    return segment ? click(segment.querySelector('input')) : choose(input(), sample)
  }
  if (field.kind === 'object') return chooseRegion(input())
  if (field.control === 'html') return type(input(), sample)
  if (field.control === 'image' || field.control === 'media') {
    await click([...place.querySelectorAll('button')].find(({ textContent }) => textContent === '填写地址'))
  }
  if (field.control === 'datetime') await click(input())
  await type(input(), sample)
  if (field.control === 'datetime') await press(input(), 'Enter')
  else await leave(input())
}

/** Chooses the first province. */
async function chooseRegion(input: Element | null): Promise<void> {
  await open(input)
  await act(async () => void (await loadRegions()))
  const first = () => document.querySelector('.ant-cascader-menu-item')
  expect(first()?.textContent).toBe('北京市')
  await click(first())
}
