import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const PHONE_CODE = ['packages/host/src', 'packages/blocks/src', 'packages/renderer/src', 'apps/h5/src']

/** Ways to another address that no import rule can see. */
const WAYS =
  /\blocation\s*(?:\.href\s*)?=[^=]|\blocation\.(?:assign|replace|reload)\(|\bwindow\.open\(|\bopen\(['"`h]|\.submit\(\)|\.setAttribute\(\s*['"]href['"]/

/** Which files may, and why that does not bypass the check. */
const ALLOWED = {
  'packages/host/src/browser/browser-platform.ts': 'what safeNavigate itself ends in',
  'apps/h5/src/boot/head.ts': 'back to the home page, an address of the markup that the server wrote',
  'apps/h5/src/boot/lead.ts': 'sends a form of this page on, to the address that the server wrote',
  'apps/h5/src/boot/root-class.ts': 'the desktop address of the page itself',
  'apps/h5/src/cashier/pay.ts': 'loads the page itself again',
  'apps/h5/src/client/chunk-failure.ts': 'loads the page itself again',
  'apps/h5/src/client/history.ts': 'a link of this origin, below the base',
  'apps/h5/src/client/hold-sends.ts':
    'sends the form that was to be sent, to the address that the server wrote',
  'apps/h5/src/client/navigate.ts': 'the same link',
  'apps/h5/src/client/open-cashier.ts': 'loads the page itself again',
  'apps/h5/src/client/simulator/hold-navigation.ts': 'loads the page itself again, in a simulation',
  'apps/h5/src/client/test-tools.ts': 'loads the page itself again, in the test environment',
  'packages/blocks/src/lead-form/entry-form.tsx':
    'sends a form whose popups did not come, to the address that the server wrote',
  'packages/blocks/src/simulate/lead-to.ts': 'links below addresses of simulated trading',
  'packages/blocks/src/survey/live.ts':
    'sends a form whose chunk did not come, to the address that the server wrote',
  'packages/blocks/src/w-article-list/show-notes.ts': 'a link to a page of this site',
  'packages/blocks/src/w-article/fill-article.ts': 'a link to a page of this site',
  'packages/blocks/src/w-broker-register/register-form.tsx':
    'sends a form whose captcha did not come, to the address that the server wrote',
  'packages/blocks/src/w-competition/show-card.ts': 'links to pages of the site itself',
  'packages/blocks/src/w-invite-register/live.ts': 'back to the page before, a path of this site',
  'packages/blocks/src/w-invite-register/sign-up-form.tsx':
    'sends a form whose captcha did not come, to the address that the server wrote',
  'packages/blocks/src/w-lesson/fill-lesson.ts': 'a link below the address that the server wrote',
  'packages/blocks/src/w-sim-rebalancing/show-trades.ts': 'links to pages of this site',
  'packages/blocks/src/w-sim-detail/fill-record.ts': 'links to pages of this site',
  'packages/blocks/src/w-sim-rank/show-parts.ts':
    'links to pages of the site itself, and to the address that the server wrote',
  'packages/blocks/src/w-video-list/show-videos.ts': 'a link below the address that the server wrote',
  'packages/host/src/cashier/begin-payment.ts': 'posts a form to the address that safeNavigate has checked',
  'apps/h5/src/passport/client/leave.ts': 'back from a login, to what returnAddress has answered',
  'apps/h5/src/passport/client/main.ts': 'loads the page itself again',
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file)

function waysIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isCode)
    .filter((file) => WAYS.test(readFileSync(join(ROOT, file), 'utf8')))
}

test('nothing goes to an address but through safeNavigate', () => {
  expect(PHONE_CODE.flatMap(waysIn).sort()).toEqual(Object.keys(ALLOWED).sort())
})

test.each([
  'location.href = url',
  'window.location = url',
  'location.assign(url)',
  'top.location.replace(url)',
  'window.open(url)',
  "open('https://a.example.com')",
  "link.setAttribute('href', url)",
])('would see %s', (code) => {
  expect(WAYS.test(code)).toBe(true)
})

test.each(['const url = location.href', 'location.href === url', 'boot.openPopup(id)', 'db.reopen(x)'])(
  'does not mind %s',
  (code) => {
    expect(WAYS.test(code)).toBe(false)
  },
)
