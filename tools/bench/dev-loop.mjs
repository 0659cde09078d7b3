// `npm run bench -- dev-loop`: how long it takes from a save to the screen under `npm run dev`: a stylesheet and a view
// of a block in an open page, a screen of the Studio, and a page served by a changed gateway. Needs a quiet machine; it
// saves into the checkout and undoes what it saved.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/find-browser.mjs'
import { freePort } from '../lib/free-port.mjs'
import { root } from '../lib/root.mjs'

const ROUNDS = 5
/** Whoever saves looks at the result before saving again. */
const LOOK_MS = 4000
const PATIENCE_MS = 120_000

/** What is saved, where it is looked at, and what is seen there once it has arrived. */
const SAVES = [
  {
    name: 'a stylesheet of a block',
    file: 'packages/blocks/src/countdown/countdown.css',
    path: '/dev/blocks/countdown/page',
    save: (text, round) => `${text}\n.yz-countdown {\n  --save: ${round};\n}\n`,
    seen: (round) =>
      [...document.querySelectorAll('.yz-countdown')].some(
        (element) => getComputedStyle(element).getPropertyValue('--save') === String(round),
      ),
  },
  {
    name: 'a view of a block',
    file: 'packages/blocks/src/button/button.tsx',
    path: '/dev/blocks/button/page',
    save: (text, round) =>
      text.replaceAll('<div className={row}', `<div data-save="${round}" className={row}`),
    seen: (round) => document.querySelector(`[data-save="${round}"]`) !== null,
  },
  {
    name: 'a screen of the Studio',
    file: 'apps/studio/src/main.tsx',
    path: '/studio/',
    save: (text, round) => `${text}\ndocument.documentElement.dataset.save = '${round}'\n`,
    seen: (round) => document.documentElement.dataset.save === String(round),
  },
  {
    name: 'a source of the gateway',
    file: 'apps/gateway/src/dev/blocks/gallery-html.ts',
    path: '/dev/blocks/button',
    save: (text, round) => text.replace('<html', `<html data-save="${round}"`),
    seen: (round) => document.documentElement.dataset.save === String(round),
  },
]

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'yingzao-dev-loop-'))
// The database's user has to reach its part.
chmodSync(dataDir, 0o711)
const environment = {
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
}
const dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: root, env: environment, stdio: 'inherit' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await answering(page)
  for (const save of SAVES) console.log(`${save.name}: ${(await timeSaves(page, save)).join(', ')} ms`)
} finally {
  await browser.close()
  dev.kill()
  await once(dev, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

async function answering(page) {
  const until = performance.now() + PATIENCE_MS
  while (!(await page.goto(`${origin}/readyz`).catch(() => undefined))?.ok()) {
    if (performance.now() > until || dev.exitCode !== null) throw new Error('npm run dev did not get ready.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function timeSaves(page, { file, path, save, seen }) {
  const source = readFileSync(join(root, file), 'utf8')
  const times = []
  await page.goto(`${origin}${path}`)
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      const began = performance.now()
      writeFileSync(join(root, file), save(source, round))
      await page.waitForFunction(seen, round, { polling: 20, timeout: PATIENCE_MS })
      times.push(Math.round(performance.now() - began))
    }
  } finally {
    // Nothing may reload the page while it goes to the next.
    await page.goto('about:blank')
    writeFileSync(join(root, file), source)
  }
  return times
}
