import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../lib/root.mjs'
import { collect } from './collect.mjs'
import { linksOf } from './links.mjs'
import { headingId, plainText, readDocument } from './markdown.mjs'
import { planPages, slugOf } from './plan.mjs'

const site = collect(
  root,
  new Map([['countdown', [{ address: '/examples/countdown/1.html', title: '<方块>', draws: undefined }]]]),
)

describe('the pages of this checkout', () => {
  test('are there in Chinese for every page that is there in English', () => {
    const english = [...site.pages.keys()].filter((slug) => slug.startsWith('en/'))
    expect(english.filter((slug) => !site.pages.has(slug.slice(3)))).toEqual([])
  })

  test('are named in the navigation only where they are there', () => {
    const named = [...JSON.stringify(site.sidebar).matchAll(/"slug":"([^"]+)"/g)].map(([, slug]) => slug)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((slug) => !site.pages.has(slug))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  test('say in the Chinese tree that they are in English only', () => {
    expect(site.pages.get('guides/blocks')).toContain('这一页只有英文。')
    expect(site.pages.get('en/guides/blocks')).not.toContain('这一页只有英文。')
    expect(site.pages.get('guides/backup')).not.toContain('这一页只有英文。')
    expect(site.pages.has('en/guides/backup')).toBe(false)
  })

  test('lead to each other, in their language', () => {
    expect(site.pages.get('en/contributing')).toContain('(/en/guides/blocks/)')
    expect(site.pages.get('contributing')).toContain('](/guides/blocks/)')
    expect(site.markdown.get('contributing')).toContain('](/guides/blocks.md)')
  })

  test('of a reference that was cut are found by its headings', () => {
    expect(site.pages.get('reference/roles')).toContain('](/reference/studio/alarms/#alarmlist)')
    expect(site.pages.get('en/reference/studio/alarms')).toContain('\n## alarmList\n')
  })

  test('of a block have its README, its props and its examples, which programs do not get', () => {
    const page = site.pages.get('en/reference/blocks/countdown')
    expect(page).toContain('role=timer')
    expect(page).toContain('\n## Props\n')
    expect(page).toContain('<iframe loading="lazy" title="&#60;方块&#62;" src="/examples/countdown/1.html">')
    expect(site.markdown.get('reference/blocks/countdown')).not.toContain('iframe')
  })

  test('stand in llms.txt, each with its Markdown beside it', () => {
    const listed = [...site.llms.matchAll(/\]\(\/([^)]+)\.md\)/g)].map(([, slug]) => slug)
    expect(listed).toContain('en/operate')
    expect(listed.filter((slug) => !site.markdown.has(slug))).toEqual([])
  })

  test('bring their pictures', () => {
    expect([...site.copied]).toContain('docs/images/etf-course-390.png')
  })
})

describe('links', () => {
  let folder
  afterEach(() => rmSync(folder, { recursive: true }))

  function relinked(body, language = 'en') {
    folder = mkdtempSync(join(tmpdir(), 'yingzao-docs-'))
    for (const file of ['docs/a.md', 'docs/b.md', 'apps/x.ts', 'ops/README.md', 'docs/p.png']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), '')
    }
    const slugs = new Map([
      ['docs/b.md', 'b'],
      ['ops/README.md', 'ops'],
    ])
    const relink = linksOf({ root: folder, slugs, cut: new Map(), copied: new Set() })
    return relink({ source: 'docs/a.md', body, language }, (slug, id) => `/${slug}/${id}`)
  }

  test.each([
    ['a page, with a place in it', '[b](b.md#here)', '[b](/b/#here)'],
    ['a folder that its README stands for', '[ops](../ops)', '[ops](/ops/)'],
    ['a picture', '![p](p.png)', '![p](/files/docs/p.png)'],
    ['another site', '[x](https://example.com)', '[x](https://example.com)'],
    ['the same page', '[x](#here)', '[x](#here)'],
    ['a file of the sources', '[the code](../apps/x.ts)', 'the code (`apps/x.ts`)'],
    ['a file that is named by itself', '[x.ts](../apps/x.ts)', '`apps/x.ts`'],
  ])('to %s', (_what, written, expected) => {
    expect(relinked(written)).toBe(expected)
  })

  test('stay as they are in code', () => {
    const body = 'Write `[b](b.md)` or\n\n```\n[b](nowhere.md)\n```\n'
    expect(relinked(body)).toBe(body)
  })

  test('to what is not there fail, and say where', () => {
    expect(() => relinked('[x](gone.md)')).toThrow('docs/a.md leads to gone.md')
  })
})

test('a page is called by the first heading of its document, whatever a generator wrote before or behind it', () => {
  const text = '<!-- Made. -->\n# 3. `24u` in [CSS](x)\n\n<!-- Made. -->\n\nText.\n'
  expect(readDocument(text, 'a.md')).toEqual({ title: '3. 24u in CSS', body: 'Text.\n' })
  expect(() => readDocument('Text.', 'docs/a.md')).toThrow('docs/a.md has to begin with a heading')
})

test('headings have the ids that GitHub gives them', () => {
  expect(headingId('The `roles`, and who')).toBe('the-roles-and-who')
  expect(headingId('设置（全部）')).toBe('设置全部')
  expect(plainText('**a** [b](c)')).toBe('a b')
})

test.each([
  ['README.zh-CN.md', 'product'],
  ['docs/guides/backup.zh-CN.md', 'guides/backup'],
  ['packages/host/README.md', 'packages/host'],
  ['docs-site/content/en/develop.md', 'develop'],
])('%s is /%s/', (source, slug) => {
  expect(slugOf(source)).toBe(slug)
})

test('every document of docs has a page', () => {
  const sources = planPages(root, () => '').flatMap(({ pages }) => pages.map(({ source }) => source))
  expect(sources).toContain('docs/decisions/0001-postgresql-everywhere.md')
  expect(sources).toContain('docs/glossary.md')
  expect(new Set(sources).size).toBe(sources.length)
})
