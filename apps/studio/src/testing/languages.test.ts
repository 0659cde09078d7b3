import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/
/** Ends a line that quotes a text of pages, which are Chinese in either language. */
const OF_PAGES = /\/\/ as pages say it$/
/** Tables of the catalogue's texts have the Chinese before the English. */
const TABLE = /^ui\/said\/tables\//
const SOURCE = /^\s*(?:'[^']*'|[^\s':]+):(?=\s|$)/

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file))
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8')

test('whatever is said is said in English too', () => {
  const speaking = files.filter((file) => /(^|\/)wording[\w-]*\.tsx?$/.test(file))
  const missing = speaking.filter((file) => !files.includes(file.replace(/(\.tsx?)$/, '.en$1')))
  expect(speaking.length).toBeGreaterThan(90)
  expect(missing).toEqual([])
})

test('English has no Chinese letters or signs but where it quotes a page', () => {
  const lines = files
    .filter((file) => /\.en\.tsx?$/.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line) => ({ file, line: TABLE.test(file) ? line.replace(SOURCE, '') : line })),
    )
  expect(lines.length).toBeGreaterThan(5_000)
  expect(lines.filter(({ line }) => CHINESE.test(line) && !OF_PAGES.test(line))).toEqual([])
})

/** Files that parse what is typed, or write into pages, files and posters, in Chinese in either language. */
const OF_CONTENT = [
  'features/alarms/rules/form-values.ts',
  'features/approvals/desk/desk.tsx',
  'features/audit/audit-words.ts',
  'features/channels/pasted-rows.ts',
  'features/comments/queue.tsx',
  'features/company/company-data.ts',
  'features/editor/block-labels/pinyin-initials.ts',
  'features/feeds/cell-text.ts',
  'features/feeds/import/import-dialog.tsx',
  'features/feeds/samples.ts',
  'features/pages/filing/filing-dialog.tsx',
  'features/pages/share/poster.ts',
  'features/preview/journal.ts',
  'features/reports/page/targets/goal.ts',
  'features/surveys/surveys-columns.tsx',
  'features/videos/clock-text.ts',
  'features/word-lists/list/read-lines.ts',
  'rich-text/word-lists.ts',
  'state/beijing-clock.ts',
  'ui/language-names.ts',
]

test('only files with an English twin speak Chinese', () => {
  const speakers = files.filter(
    (file) => !/\.en\.tsx?$/.test(file) && CHINESE.test(withoutComments(textOf(file))),
  )
  const alone = speakers.filter((file) => !files.includes(file.replace(/(\.tsx?)$/, '.en$1')))
  expect(alone.sort()).toEqual(OF_CONTENT)
})

/** Roughly: strips what follows `//` and block comments. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
