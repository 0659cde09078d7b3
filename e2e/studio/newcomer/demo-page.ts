import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { specs } from '../../../packages/blocks/src/props'
import { type JsonValue, readDocument, walkBlocks } from '../../../packages/schema/src/server'
import { LINK_HOST } from './etf-course'

const PAGES = new URL('../../../demo/pages/', import.meta.url)
const PICTURES = /^(logo|hero|qr|slide\d)\.(png|jpg)$/

/** Uploads the pictures of the page to the library, and returns the page with their addresses there. */
export async function bringInEtfCourse(page: Page, origin: string): Promise<{ title: string }> {
  let text = await readFile(new URL('etf-course.json', PAGES), 'utf8')
  const folder = new URL('assets/', PAGES)
  for (const name of (await readdir(folder)).filter((file) => PICTURES.test(file))) {
    const reply = await page.request.post(`${origin}/studio-api/assets/upload?name=${name}`, {
      headers: { 'x-yingzao-studio': '1', 'content-type': 'application/octet-stream', origin },
      data: await readFile(new URL(name, folder)),
    })
    const { response } = (await reply.json()) as { response: { asset: { url: string } } }
    text = text.replaceAll(`assets/${name}`, response.asset.url)
  }
  return JSON.parse(text)
}

/**
 * What a marketer sets in a page, in the order of its blocks, with all defaults. Left out are the page's code, which
 * must be unique; ids, which are replaced by the number of the block among its kind; and the pixel sizes of pictures,
 * which the library adds when one is chosen and the demo leaves to its import.
 */
export function settingsOf(document: object): unknown {
  const { code: _, ...page } = readDocument(document as JsonValue, specs, { linkHosts: [LINK_HOST] }).document
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  for (const { block } of walkBlocks(page)) {
    const count = (counts.get(block.name) ?? 0) + 1
    counts.set(block.name, count)
    names.set(block.id, `${block.name} ${count}`)
  }
  return JSON.parse(JSON.stringify(page), (key, value) => {
    if (key === 'width' || key === 'height') return undefined
    return key === 'id' || key === 'popupId' ? (names.get(value) ?? value) : value
  })
}
