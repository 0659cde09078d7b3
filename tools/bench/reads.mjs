// `npm run bench -- reads`: how fast the gateway answers the calls that a page makes for every visitor, as they are
// answered in production, where replies are not held against their contract.
import { randomBytes } from 'node:crypto'
import { benchPages } from './bench-pages.mjs'
import { compareWithBare } from './compare-with-bare.mjs'

const DETAIL = '/n8sf/api/activity/v1/activity-page/detail'
const LINES = '/n8sf/api/activity/v1/activity-virtual-user/detail'
const pages = benchPages()
const key = () => randomBytes(32).toString('base64url')
const named = 'COMPANY_NAME LICENSE_NO SERVICE_PHONE ADVISER_NAME ADVISER_NO FILING_NO'.split(' ')

await compareWithBare({
  floor: 0.8,
  settings: {
    APP_ENV: 'production',
    PUBLIC_ORIGIN: 'https://pages.example.com',
    ...Object.fromEntries(named.map((name) => [name, 'bench'])),
    PREVIEW_KEY: key(),
    TOKEN_KEYS: `bench:${key()}`,
    PII_KEYS: `bench:${key()}`,
    PII_INDEX_KEY: key(),
    AUDIT_KEYS: `a:${key()}`,
    CAPTCHA: 'proof-of-work',
  },
  pages: pages.map(({ document }) => document),
  data: {
    'virtual-users': Array.from({ length: 20 }, (_none, index) => ({
      set_id: 'bench',
      text: `第 ${index} 位同学刚刚领取了课程`,
      sort: index,
    })),
  },
  replies: {
    ...Object.fromEntries(
      pages.map(({ title, code }) => [`detail of the ${title}`, `${DETAIL}?code=${code}`]),
    ),
    'ticker of 20 lines': `${LINES}?id=bench`,
  },
})
