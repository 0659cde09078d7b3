import { expect, test } from 'vitest'
import { z } from 'zod'
import { actionProps } from './action-props'
import { defineSpec } from './block-spec'
import { fieldsOf } from './fields'
import { blocks, datetime, image, list, units } from './props'
import { createSpecs } from './specs'
import { versions } from './steps'

test('a field carries what its type and its label say', () => {
  const [field] = fieldsOf(
    z.object({
      text: z
        .string()
        .max(20)
        .default('报名')
        .meta({ title: '文字', help: '按钮上的字', required: true, when: { type: 'text' } }),
    }),
  )
  expect(field).toMatchObject({
    name: 'text',
    kind: 'string',
    title: '文字',
    help: '按钮上的字',
    maxLength: 20,
    default: '报名',
    required: true,
    optional: false,
    when: { type: 'text' },
  })
})

test('bounds and steps of numbers are read', () => {
  const [whole, half, height, end] = fieldsOf(
    z.object({
      whole: z.int().min(1).max(5),
      half: z.number().multipleOf(0.5),
      height: units({ title: '高', max: 1000 }).default(20),
      end: datetime({ title: '结束' }),
    }),
  )
  expect(whole).toMatchObject({ kind: 'number', min: 1, max: 5, step: 1, required: true })
  expect(half).toMatchObject({ kind: 'number', step: 0.5 })
  expect(height).toMatchObject({
    control: 'units',
    unit: '设计像素',
    title: '高',
    max: 1000,
    default: 20,
    required: false,
  })
  expect(end).toMatchObject({ control: 'datetime', step: 1, required: true })
})

test('enums, literals and unions of literals are one kind, with labels', () => {
  const fields = fieldsOf(
    z.object({
      a: z.enum(['x', 'y']).meta({ options: { x: '甲' } }),
      b: z.literal([1, 2]),
      c: z
        .union([z.literal(1), z.literal(2)])
        .default(1)
        .meta({ options: { 1: '一', 2: '二' } }),
    }),
  )
  expect(fields.map((field) => field.kind === 'enum' && field.options)).toEqual([
    [
      { value: 'x', label: '甲' },
      { value: 'y', label: 'y' },
    ],
    [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
    ],
    [
      { value: 1, label: '一' },
      { value: 2, label: '二' },
    ],
  ])
})

test('items of a list are read through, actions included', () => {
  const [slides] = fieldsOf(
    z.object({
      list: list(z.object({ image: image({ title: '图' }), action: actionProps() }), {
        title: '轮播',
        max: 20,
      }),
    }),
  )
  expect(slides).toMatchObject({
    kind: 'list',
    title: '轮播',
    maxItems: 20,
    item: { kind: 'object', fields: [{ control: 'image' }, { control: 'action', optional: true }] },
  })
})

test('a type that no document can be read into is refused when the block is declared', () => {
  expect(() => fieldsOf(z.object({ when: z.date() }))).toThrow('Prop "when" is a zod date')
})

test('blocks stand under one name, nothing else does, and in no union', () => {
  const inside = blocks({ title: '内容' })
  expect(fieldsOf(z.object({ children: inside }))).toMatchObject([
    { kind: 'blocks', control: 'blocks', default: [] },
  ])
  expect(() => fieldsOf(z.object({ body: inside }))).toThrow('Prop "body" must be called "children"')
  expect(() => fieldsOf(z.object({ children: z.string() }))).toThrow(
    'Prop "children" must be made by blocks()',
  )
  expect(() => fieldsOf(z.object({ either: z.union([z.string(), z.object({ children: inside })]) }))).toThrow(
    'a union that holds blocks',
  )
})

test('a block that cannot stand empty is refused when it is declared', () => {
  const props = z.object({ text: z.string().min(1) })
  expect(() => defineSpec({ name: 'text', title: '文字', category: 'content', props })).toThrow(
    'cannot stand empty',
  )
})

test('a step beyond the stored version is refused when the block is declared', () => {
  const steps = versions({ 99: (old) => old })
  expect(() =>
    defineSpec({ name: 'text', title: '文字', category: 'content', props: z.object({}), steps }),
  ).toThrow('Raise SCHEMA_VERSION')
})

test('a block answers to its names however they are spelt, and no two blocks to one name', () => {
  const spec = (name: string, aliases: string[] = []) =>
    defineSpec({ name, aliases, title: '块', category: 'content', props: z.object({}) })
  const specs = createSpecs([spec('retainPopup', ['stay-dialog']), spec('text')])
  for (const name of ['retainPopup', 'RETAIN_POPUP', 'retain-popup', 'StayDialog']) {
    expect(specs.find(name)?.name).toBe('retainPopup')
  }
  expect(specs.find('toString')).toBeUndefined()
  expect(() => createSpecs([spec('text'), spec('Text')])).toThrow('both answer to')
  expect(() => createSpecs([spec('text'), spec('tab', ['text'])])).toThrow('both answer to')
})
