import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeAddress } from '../address'
import { FindingLog, Place } from './place'
import { readHtml } from './read-html'

const RUNS = 5000
const ALLOWED_TAG =
  /^<\/?(?:b|i|u|span|p|h[234]|[uo]l|li|blockquote)>$|^<[bh]r \/>$|^<span class="(?:yz-(?:s|l|xl|brand|soft|faint) ?\b)+">$|^<\/a>$|^<a(?: href="([^"]*)")?>$/

/** Fragments that break markup, in any order. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '/',
        '\u0000',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ),
      fc.constantFrom(
        '<?',
        '?>',
        '<p>',
        '</p>',
        '<b',
        '</b>',
        '<br>',
        '<span ',
        '<a href="',
        '<a href=javascript:',
      ),
      fc.constantFrom(
        'https://a.com/',
        'javascript:',
        'onclick=',
        'onerror=alert(1)',
        ' style="',
        '<img src=x ',
      ),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<style>',
        '</style>',
        '<svg>',
        '<math>',
        '<iframe>',
        '<template>',
      ),
      fc.constantFrom(
        '<textarea>',
        '</textarea>',
        '<title>',
        '</title>',
        '<xmp>',
        '</xmp>',
        '<plaintext>',
        '<noscript>',
      ),
      fc.constantFrom(
        '<h2>',
        '</h2>',
        '<h3 class="yz-l">',
        '<ul>',
        '<ol>',
        '<li>',
        '</li>',
        '</ul>',
        '<blockquote>',
        '<hr>',
      ),
      fc.constantFrom('<span class="yz-l">', '<span class="yz-brand x">', 'class="', 'yz-soft', '</span>'),
      fc.constantFrom('&lt;', '&amp;', '&', '&#60;', '&#x3c;script', '&lt;script&gt;', '字'),
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''))

test(`sanitising ${RUNS} pieces of broken markup`, () => {
  fc.assert(
    fc.property(markup, (html) => {
      const clean = readHtml(html, '内容', new Place(new FindingLog()), {})
      for (const [tag] of clean.matchAll(/<[^>]*>?/g)) {
        const [matched, href] = ALLOWED_TAG.exec(tag) ?? []
        expect(matched).toBe(tag)
        if (href !== undefined) expect(isSafeAddress(href.replaceAll('&amp;', '&'))).toBe(true)
      }
      const log = new FindingLog()
      expect(readHtml(clean, '内容', new Place(log), {})).toBe(clean)
      expect(log.findings()).toEqual([])
    }),
    { numRuns: RUNS },
  )
}, 60_000)

test.each([
  '<p onclick="alert(1)">x</p>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="x"></iframe>',
])('%s is reported as script', (html) => {
  const log = new FindingLog()
  readHtml(html, '内容', new Place(log), {})
  expect(log.findings()).toContainEqual(
    expect.objectContaining({ rule: 'script-removed', severity: 'error' }),
  )
})
