import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { specs } from '@yingzao/blocks/props'
import { tryField } from '@yingzao/schema/server'
import { expect } from 'vitest'
import { signPreviewToken } from '../../../http/preview-token'
import { drawInWorker } from '../../../start/draw-in-worker'
import { loadSite } from '../../../start/load-site'
import { longestHold } from '../../../testing/longest-hold'
import { cleanSvg } from '../../assets/svg/clean-svg'
import { pagePublishing } from '../../pages'
import { signInMember } from '../../testing/sign-in-member'
import { BY_TEST, COMPANY, startTestGateway } from '../../testing/start-test-gateway'
import { callStudio, uploadTo } from '../../testing/studio-calls'
import { type HardDocument, hardDocuments, hardFiles } from './hard-inputs'

/** No call may block all others for longer, in milliseconds of processor time. */
const MOST_MS = 50
const TRIES = 3

/**
 * Submits every hard input the way members can, and does with it what they can do, while watching the event loop. The
 * first round warms up: code is slow the first time it runs in a process.
 */
export async function holdOut(share: number): Promise<{ what: string; ms: number }[]> {
  const site = drawInWorker(await loadSite({ company: COMPANY, hostSettings: {}, env: 'test' }))
  await using gateway = await startTestGateway({ site })
  const editor = await signInMember(gateway, { roles: ['editor'] })
  const noFiles = { read: async () => undefined }

  async function hand({ document, isAllowed }: Pick<HardDocument, 'document' | 'isAllowed'>): Promise<void> {
    const code = `hard-${randomUUID().slice(0, 8)}`
    const text = JSON.stringify({ ...(document as object), code })
    await turn()
    const made = await callStudio(gateway, 'pageCreate', { code, title: '难', document: text }, editor)
    expect(made.status).toBe(isAllowed ? 200 : 422)
    await turn()
    const imported = await pagePublishing.importPage(gateway.ctx, { text, files: noFiles, by: 'test' })
    expect(imported.accepted).toBe(isAllowed)
    if (!isAllowed) return
    expect((await callStudio(gateway, 'pageDetail', { code }, editor)).status).toBe(200)
    const patch = [{ op: 'set', id: null, path: ['title'], value: '更难' }]
    const change = { code, base_revision: 1, save_id: randomUUID(), patch }
    expect((await callStudio(gateway, 'draftSave', change, editor)).status).toBe(200)
    await pagePublishing.publishPage(gateway.ctx, { code, by: BY_TEST })
    // Not every one of them may be published; each is rendered as a draft.
    const token = await signPreviewToken(gateway.ctx, { code, version: 'draft' })
    const drawn = await gateway.app.inject(`/h5-page/h5/${code}?isPreview=1&preview_token=${token}`)
    expect([drawn.statusCode, drawn.body.length > 1_000]).toEqual([200, true])
  }

  const [first] = hardDocuments(0.01).filter(({ isAllowed }) => isAllowed)
  if (first) await hand(first)
  for (const { name, bytes } of hardFiles(0.001)) await uploadTo(gateway, { name, bytes }, editor)

  const held: { what: string; ms: number }[] = []
  for (const document of hardDocuments(share)) {
    held.push({ what: document.what, ms: await holdEachTime(() => hand(document)) })
  }
  for (const { what, ...file } of hardFiles(share)) {
    held.push({ what, ms: await longestHold(() => uploadTo(gateway, file, editor)) })
  }
  return held
}

/**
 * How long something blocks the loop every time it is done: what blocks it for too long is done again, as a garbage
 * collection, or a neighbour on the same processor, blocks it once and says nothing about the input.
 */
async function holdEachTime(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries += 1)
    least = Math.min(least, await longestHold(work))
  return least
}

/** Lets the watch measure, so that the test's own work, and two calls in a row, do not count as one. */
const turn = () => setTimeout(1)

/** Those that blocked the loop for too long, in words. */
export function tooLong(held: { what: string; ms: number }[]): string[] {
  return held.filter(({ ms }) => ms > MOST_MS).map(({ what, ms }) => `${what}: ${ms.toFixed(0)} ms`)
}

/** Small versions of what used to run between other calls: that they are noticed shows that the watch works. */
export const ON_THE_LOOP: Record<string, () => unknown> = {
  'markup without a limit': () => {
    const [html] = specs.find('text')?.fields ?? []
    if (html) for (let text = 0; text < 15; text += 1) tryField('<'.repeat(20_000), html)
  },
  'every selector taken apart for every element': () => {
    const selectors = Array.from({ length: 1_000 }, (_none, at) => `a${at % 7}`).join(',')
    let picked = 0
    for (let element = 0; element < 3_000; element += 1) {
      picked += selectors.split(',').filter(
        (one) =>
          /^[a-z]\w*/i.exec(
            one
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? '',
          )?.[0] === 'g',
      ).length
    }
    return picked
  },
  'a large drawing': () =>
    cleanSvg(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g id="a" class="b c"><path d="M0 0"/></g>'.repeat(9_000)}</svg>`,
      ),
    ),
}
