import { expect, test } from 'vitest'
import { readGuide } from './read-guide.mjs'

test('commands, whole files and what is added to one, in their order; other code is passed over', () => {
  const guide = [
    '```sh',
    'npm run new-block -- quote 引言',
    'npm run generate',
    '```',
    'Text with `code` in it.',
    '```ts title="packages/a.ts"',
    'export const a = 1',
    '',
    'export const b = 2',
    '```',
    '```ts',
    'const seen = only',
    '```',
    '```ts append="packages/a.ts"',
    'export const c = 3',
    '```',
    '',
  ].join('\n')
  expect(readGuide(guide)).toEqual([
    { command: 'npm run new-block -- quote 引言' },
    { command: 'npm run generate' },
    { how: 'title', path: 'packages/a.ts', text: 'export const a = 1\n\nexport const b = 2\n' },
    { how: 'append', path: 'packages/a.ts', text: 'export const c = 3\n' },
  ])
})
