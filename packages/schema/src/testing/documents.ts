import fc from 'fast-check'
import { HOSTILE_ADDRESSES } from './hostile-addresses'

const HOSTILE_HTML = [
  '<p onclick=alert(1)>你好<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a><a href=\'java\tscript:alert(1)\'>y</a>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<b<b>>&lt;script&gt;alert(1)&lt;/script&gt;',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p style="background:url(javascript:alert(1))"><a href="https://evil.com/">去</a>',
  '<!--><script>alert(1)</script>-->',
  '<textarea></textarea><script>alert(1)</script>',
  '</p><plaintext><b',
]

const TEXTS = [
  '',
  ' ',
  '3',
  '1830268800000',
  '150%',
  '12px',
  'true',
  '0',
  'NaN',
  '2027-01-01 00:00',
  'rules',
  '好'.repeat(30),
]
const STYLES = [
  'url(x)',
  'red;}',
  'expression(alert(1))',
  'calc(100% - 10px)',
  '#fff',
  '1px solid #eee',
  '-1',
  'fixed',
]
const ODD_TEXTS = ['\ud800', 'a\u0000b', '\u202eabc', '__proto__', 'toString', '\udc00\ud800']

const text = fc.oneof(
  fc.constantFrom(...TEXTS, ...STYLES, ...ODD_TEXTS),
  fc.constantFrom(...HOSTILE_HTML, ...HOSTILE_ADDRESSES),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const scalar = fc.oneof(
  text,
  fc.constantFrom(null, true, false),
  fc.integer({ min: -10, max: 20 }),
  fc.double(),
)

const key = fc.oneof(
  fc.constantFrom('name', 'value', 'children', 'id', 'action', 'type', 'style', 'position', 'common', 'mark'),
  fc.constantFrom(
    'url',
    'html',
    'list',
    'image',
    'alt',
    'atext',
    'popupId',
    'api',
    'text',
    'percent',
    'endTime',
  ),
  fc.constantFrom(
    'code',
    'title',
    'meta',
    'background',
    'is_auto_fit',
    'extra',
    'page_schema',
    'top',
    'color',
  ),
  fc.constantFrom('toString', 'hasOwnProperty', 'a\u0000', '\ud800', 'length'),
  fc.string({ maxLength: 6 }),
)

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, depthSize: 'medium', withCrossShrink: true },
    scalar,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
}))

const action = fc.record(
  {
    type: fc.oneof(fc.integer({ min: 0, max: 15 }), fc.constantFrom('3', '7', null, 'x')),
    atext: text,
    popupId: fc.constantFrom('p', 'missing', 'rules', 7),
    api: fc.constantFrom('/oabase/api/x', '//evil.com', ''),
    mark: fc.constantFrom('dbzs', null),
  },
  { requiredKeys: ['type'] },
)

const props = fc.record(
  {
    url: fc.oneof(fc.constant('assets/hero.jpg'), text),
    html: fc.oneof(
      fc.constant('<p>好<b>的</b></p>'),
      fc.constant('<h2><span class="yz-l a">好</span></h2><ul><li>的</ul>'),
      text,
    ),
    type: fc.constantFrom('text', 'image', 3, '3', 9, null),
    text: fc.oneof(fc.constant('立即报名'), scalar),
    image: fc.oneof(fc.record({ url: text, alt: scalar }), text),
    endTime: fc.constantFrom(1830268800000, '1830268800000', 1830268800, '2027-12-31', 'soon', null, -5),
    percent: fc.constantFrom(36, '36', '150%', 'vacancy-etf', true, Number.POSITIVE_INFINITY),
    step: fc.constantFrom(2.5, '2.5', 2.4, 99, -99),
    list: fc.oneof(
      fc.array(fc.oneof(fc.record({ image: text, alt: scalar, action }), scalar), { maxLength: 5 }),
      tree,
    ),
    button1_url: text,
    video: text,
    position: fc.constantFrom('center', 'middle', 'fixed', { type: 'fixed', bottom: 0 }, { top: '3' }, 7),
    style: fc.dictionary(fc.constantFrom('color', 'margin-top', 'background', 'zIndex', 'width'), scalar),
    action: fc.oneof(action, scalar),
    isNeedLogin: scalar,
    even: fc.integer(),
    ink: text,
    id: fc.constantFrom('p', 'rules', 7, '', 'bad id', 'x'.repeat(64), 'image-1'),
    broken: fc.boolean(),
  },
  { requiredKeys: [] },
)

const NAMES = [
  'image',
  'Image',
  'text',
  'button',
  'countdown',
  'progress',
  'swiper',
  'carousel',
  'retain-popup',
]

/** Blocks inside the props of a block, under the names a document may use. */
function panes(block: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const blocks = fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, [], {}), fc.array(block, { maxLength: 3 }))
  const list = fc.array(fc.oneof(fc.record({ title: text, children: blocks }), scalar), { maxLength: 4 })
  return fc.oneof(
    fc.record({ list }),
    fc.record({ panes: list }),
    fc.record({ list: fc.constant(null), items: list }),
  )
}

const { block } = fc.letrec<{ block: unknown }>((tie) => ({
  block: fc.record(
    {
      name: fc.constantFrom(...NAMES, 'popup', 'popup', 'panes', 'vacancy', 'lottery-wheel-v2', '', null),
      value: fc.oneof(
        { maxDepth: 3 },
        { weight: 9, arbitrary: props },
        { weight: 1, arbitrary: tree },
        { weight: 2, arbitrary: panes(tie('block')) },
      ),
      children: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, []),
        fc.array(tie('block'), { maxLength: 3 }),
      ),
      id: fc.constantFrom('p', 'rules', 'image-1', 'text-2', 'x'.repeat(64), null),
      action,
    },
    { requiredKeys: ['name'] },
  ),
}))

const page = fc.record(
  {
    code: fc.constantFrom('etf-course', '', 'a b', 7, null),
    title: fc.oneof(fc.constant('ETF 定投训练营'), scalar),
    meta: fc.oneof(fc.constant({ keywords: '投资', description: '活动' }), scalar),
    background: fc.oneof(fc.constant('#fff4ec'), text),
    is_auto_fit: fc.constantFrom(0, 1, '0', '1', true, 'x', null),
    extra: fc.oneof(fc.constant({ pageID: 9001, legacy: { x: 1 } }), tree),
    page_schema: fc.array(fc.oneof({ weight: 9, arbitrary: block }, { weight: 1, arbitrary: tree }), {
      maxLength: 8,
    }),
  },
  { requiredKeys: ['page_schema'] },
)

/** Documents as careless and as hostile people write them: realistic pages gone wrong, and JSON of any kind. */
export const anyDocument: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: page },
  { weight: 2, arbitrary: tree },
)
