// `npm run bench -- NAME`: runs the benchmark in NAME.mjs beside this file; page-serving by default.
const known = [
  'call-log',
  'capacity',
  'checks',
  'comments',
  'dev-loop',
  'edge',
  'editor-core',
  'event-intake',
  'evidence',
  'feed-page',
  'films',
  'lead-inbox',
  'leads',
  'order-list',
  'orders',
  'page-load',
  'page-serving',
  'posters',
  'publish',
  'reads',
  'render',
  'reports',
  'restore',
  'rules',
  'sim-orders',
  'soak',
  'studio-editor',
  'supplier-outage',
  'trading-settle',
  'trading-ticks',
]
const [first = ''] = process.argv.slice(2)
const isNamed = first !== '' && !first.startsWith('-')
const name = isNamed ? first : 'page-serving'
if (!known.includes(name)) {
  console.error(`There is no benchmark ${name}. Choose one of ${known.join(', ')}.`)
  process.exit(1)
}
// The benchmark reads its own options from here.
if (isNamed) process.argv.splice(2, 1)
const { prepare } = await import('../lib/prepare.mjs')
await prepare()
await import(`./${name}.mjs`)
