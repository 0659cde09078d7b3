// `npm run bench`: how fast the gateway serves a published page.
import { benchPages } from './bench-pages.mjs'
import { compareWithBare } from './compare-with-bare.mjs'

const pages = benchPages()
await compareWithBare({
  floor: 0.9,
  settings: { APP_ENV: 'test' },
  pages: pages.map(({ document }) => document),
  replies: Object.fromEntries(pages.map(({ title, code }) => [title, `/h5-page/h5/${code}`])),
})
