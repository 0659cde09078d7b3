import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../lib/free-port.mjs'
import { documentOf, filesIn, singlePage, startFront } from './front.mjs'
import { startOurPage } from './our-page.mjs'
import { PAGE_PATH } from './page-texts.mjs'
import { passOnTo } from './peer-front.mjs'
import { filesOfPeer, PEERS, pageCalls, preparePeers, startPeerServer } from './peers.mjs'
import { fixtureFolder } from './workspace.mjs'

/** What all ratios are relative to. */
export const HAND_WRITTEN = 'hand-written'
const OURS = 'yingzao'

/**
 * Serves the targets until it is stopped.
 * @param {{ page: object, wanted: string[] | undefined, withPeers: boolean, extra: string[] }} choice `page`: one of
 *   `PAGES`. `extra`: NAME=URL of pages that are served elsewhere.
 */
export async function startTargets({ page, wanted, withPeers, extra }) {
  const known = [HAND_WRITTEN, OURS, ...(withPeers ? Object.keys(PEERS) : [])]
  const names = wanted ?? known
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `There is no target ${unknown.join(', ')}. Choose of ${known.join(', ')}; peers need --peers.`,
    )
  const stops = []
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  try {
    const targets = await startNamed({ page, names }, stops)
    return { targets: [...targets, ...extra.map(elsewhere)], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startNamed({ page, names }, stops) {
  const fixture = await fixtureFolder()
  const peers = names.filter((name) => name in PEERS)
  if (peers.length > 0) await preparePeers(peers, fixture)
  const images = filesIn(join(fixture, 'img'), '/img/')
  const calls = peers.length > 0 ? await pageCalls() : new Map()
  const targets = []
  for (const name of names) {
    const { stop, ...target } =
      name === HAND_WRITTEN
        ? await startHandWritten(page, images)
        : name === OURS
          ? { label: 'Yingzao', ...(await startOurPage(join(fixture, page.document))) }
          : await startPeer(PEERS[name], filesOfPeer(name), { images, calls })
    stops.push(stop)
    targets.push({ name, ...target })
  }
  return targets
}

async function startHandWritten({ handWritten }, images) {
  const front = await startFront(images, singlePage(documentOf(handWritten())))
  return { label: 'hand-written', url: `${front.origin}${PAGE_PATH}`, stop: front.stop }
}

async function startPeer({ label, path = PAGE_PATH, server }, dist, { images, calls }) {
  if (!server) {
    const files = new Map([...filesIn(dist), ...images, ...calls])
    const front = await startFront(files, singlePage(documentOf(readFileSync(join(dist, 'index.html')))))
    return { label, url: `${front.origin}${path}`, stop: front.stop }
  }
  const port = await freePort()
  const own = await startPeerServer(server, port)
  const front = await startFront(new Map([...images, ...calls]), passOnTo(port))
  const stop = () => {
    front.stop()
    own.stop()
  }
  return { label, url: `${front.origin}${path}`, stop }
}

function elsewhere(given) {
  const [name, ...address] = given.split('=')
  return { name, label: name, url: address.join('=') }
}
