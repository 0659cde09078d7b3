// `npm run shots`: draws a contact sheet of every block, one picture per width and size of text, for people to look
// at. Options: --origin of a gateway that runs already, --out FOLDER, --widths 390,1440, --texts normal,large, and
// blocks by name or by folder, if not all are wanted: cardSwiper or card-swiper.
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startServer } from './bench/start-server.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { freePort } from './lib/free-port.mjs'
import { gatewayProgram } from './lib/gateway.mjs'
import { camelCase } from './lib/names.mjs'
import { prepare } from './lib/prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    widths: { type: 'string', default: '320,390,750,1000,1440' },
    texts: { type: 'string', default: 'normal,large' },
  },
})

/** Countdowns say the same in every run. */
const CLOCK = '2026-11-21T08:00'
/** A desktop's browser would be shown a desktop's page at every width. */
const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
}
const WIDEST_PHONE = 750
/** Room beside the widest frame. */
const MARGIN = 120
const NARROWEST_SHEET = 1680
const LOWEST_SHEET = 400

const server = values.origin ? undefined : await startGateway()
const origin = values.origin ?? server.origin
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...(width <= WIDEST_PHONE && PHONE) })
    const names = positionals.length > 0 ? positionals.map((name) => camelCase(name)) : await blockNames(page)
    for (const text of values.texts.split(',')) {
      const folder = resolve(values.out, `${width}-${text}`)
      await mkdir(folder, { recursive: true })
      for (const name of names) await shoot(page, { name, width, text, path: join(folder, `${name}.png`) })
      console.log(`${names.length} sheets in ${folder}`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  server?.stop()
}

async function startGateway() {
  await prepare()
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-shots-'))
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    APP_ENV: 'development',
  }
  const child = await startServer([gatewayProgram('main')], env)
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') }
}

async function blockNames(page) {
  await page.goto(`${origin}/dev/blocks`)
  return page.$$eval('nav [data-block]', (links) => links.map((link) => link.dataset.block))
}

async function shoot(page, { name, width, text, path }) {
  await page.setViewportSize({ width: Math.max(NARROWEST_SHEET, width + MARGIN), height: LOWEST_SHEET })
  const reply = await page.goto(`${origin}/dev/blocks/${name}?width=${width}&text=${text}&at=${CLOCK}`)
  if (!reply?.ok()) throw new Error(`There is no block "${name}" at ${origin}/dev/blocks.`)
  // Frames are loaded when they come near, so all of them are made to.
  await page.$$eval('iframe', (frames) => {
    for (const frame of frames) frame.loading = 'eager'
  })
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  for (const frame of frames) {
    await frame.waitForLoadState('networkidle')
    await frame.evaluate(openPopups)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize().width, height })
  await page.waitForLoadState('networkidle')
  for (const frame of frames) await frame.evaluate(loadPictures)
  await page.screenshot({ path, fullPage: true })
}

/** Opens what is closed at first. */
function openPopups() {
  for (const opener of document.querySelectorAll('[data-pop]')) opener.click()
}

/** Waits for the pictures, which come once the sheet is as high as its frames. */
function loadPictures() {
  return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
