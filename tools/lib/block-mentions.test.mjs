import { expect, test } from 'vitest'
import { blockMentions } from './block-mentions.mjs'

const FOLDERS = ['image', 'text', 'code', 'retain-popup']
const namesIn = (source) => blockMentions('a.tsx', source, FOLDERS).map(({ name }) => name)

test.each([
  ["if (block.name === 'image') draw()", ['image']],
  ["const texts = blocks.filter(({ name }) => name !== 'text')", ['text']],
  ["switch (block.name) { case 'image': draw() }", ['image']],
  ["const page = [{ name: 'text', value: { html } }]", ['text']],
  ["specs.find('image')", ['image']],
  ["const SEEN = new Set(['image', 'text'])", ['image', 'text']],
  ['const SIGNS = { image: Picture, text: Letter, code: Copy }', ['image']],
  ["const LATE = 'retainPopup'", ['retainPopup']],
  ['const LATE = `retain-popup`', ['retain-popup']],
  ['const view = <Draw kind="retainPopup" />', ['retainPopup']],
])('%s names a block', (source, names) => {
  expect(namesIn(source)).toEqual(names)
})

test.each([
  "const use = 'image'",
  "if (field.control === 'image') ask()",
  "const KINDS = ['image', 'svg']",
  "fields.push({ name: 'text', max: 20 })",
  "const said = { text: '', code: 0 }",
  'const words = { image: 1, text: 2, video: 2 }',
  'const retainPopup = panels.at(0)',
  "specs.having('picture')",
])('%s does not', (source) => {
  expect(namesIn(source)).toEqual([])
})

test('the line is told', () => {
  expect(blockMentions('a.ts', "\n\nconst a = 'retainPopup'\n", FOLDERS)).toEqual([
    { name: 'retainPopup', line: 3 },
  ])
})
