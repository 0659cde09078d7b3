import { CLOCK } from './views.mjs'

/** Room beside the widest frame. */
const MARGIN = 120
const NARROWEST_SHEET = 1680
const LOWEST_SHEET = 400

/** Every example of a block on one picture, as /dev/blocks shows them. */
export const blocks = {
  widths: [320, 390, 750, 1000, 1440],
  across: () => 380,

  async subjects({ origin }, page) {
    await page.goto(`${origin}/dev/blocks`)
    const names = await page.$$eval('nav [data-block]', (links) => links.map((link) => link.dataset.block))
    return names.map((name) => ({ name, address: `${origin}/dev/blocks/${name}` }))
  },

  async shoot(page, { address }, { width, text }) {
    await page.setViewportSize({ width: Math.max(NARROWEST_SHEET, width + MARGIN), height: LOWEST_SHEET })
    const reply = await page.goto(`${address}?width=${width}&text=${text}&at=${CLOCK}`)
    if (!reply?.ok()) throw new Error(`${address} answered ${reply?.status()}.`)
    // Frames are lazy, so all of them are made to load.
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
    return page.screenshot({ fullPage: true })
  },
}

/** Opens what is closed at first. */
function openPopups() {
  for (const opener of document.querySelectorAll('[data-pop]')) opener.click()
}

/** Waits for the visible pictures, which load once the sheet is as high as its frames; others may never load. */
function loadPictures() {
  return Promise.all(
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.decode().catch(() => undefined)),
  )
}
