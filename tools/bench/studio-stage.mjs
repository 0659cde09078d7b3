// The built Studio with an editor that opens one page, and a stand-in for the gateway: what is measured here is the
// editor, and a database would only add its noise.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { root } from '../lib/root.mjs'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' }
const MOMENT = '2026-11-21T08:00:00+08:00'

const MEMBER = {
  member_id: 1,
  login: 'chenli',
  name: '陈立',
  roles: ['administrator'],
  must_change_password: false,
}

const SETTINGS = {
  public_origin: 'http://localhost',
  pages_origin: '',
  env: 'test',
  link_hosts: [],
  site: { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' },
  scripts: { inline: 0, bytes: {}, page: [], blocks: {} },
  server_time: Date.parse(MOMENT),
}

/**
 * Serves the Studio on a free port. `documentOf` gives the page of a code; every save succeeds and is forgotten.
 * @param {(code: string) => object} documentOf
 */
export async function startStage(documentOf, { dist = join(root, 'apps/studio/dist'), port = 0 } = {}) {
  const server = createServer((request, reply) => {
    answer(request.url ?? '/', { documentOf, dist }).then(
      ({ type, body, isKept }) => {
        const cacheControl = isKept ? 'public, max-age=31536000, immutable' : 'no-store'
        reply.writeHead(200, { 'content-type': type, 'cache-control': cacheControl }).end(body)
      },
      () => reply.writeHead(404).end(),
    )
  })
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)))
  const { port: taken } = server.address()
  return { origin: `http://127.0.0.1:${taken}`, stop: () => server.close() }
}

async function answer(address, { documentOf, dist }) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname.startsWith('/studio-api/')) {
    const response = apiAnswer(pathname.slice('/studio-api/'.length), searchParams, documentOf)
    return { type: 'application/json', body: JSON.stringify({ code: 1, msg: '', response }) }
  }
  if (!pathname.startsWith('/studio')) throw new Error(`Nothing stands at ${pathname}.`)
  const file = pathname.startsWith('/studio/assets/')
    ? pathname.slice('/studio/'.length)
    : pathname === '/studio/canvas'
      ? 'canvas.html'
      : 'index.html'
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  return { type, body: await readFile(join(dist, file)), isKept: file.startsWith('assets/') }
}

function apiAnswer(path, query, documentOf) {
  if (path === 'session') return { member: MEMBER, needs_setup: false }
  if (path === 'settings') return SETTINGS
  if (path === 'pages/draft') return { revision: 1, saved_at: MOMENT }
  if (path === 'pages/detail') return detailOf(query.get('code') ?? '', documentOf)
  throw new Error(`Nobody answers ${path} here.`)
}

function detailOf(code, documentOf) {
  const document = documentOf(code)
  const page = {
    code,
    title: document.title,
    state: 'draft',
    owner: null,
    published_version: null,
    newest_version: null,
    revision: 0,
    has_changes: false,
    start_at: null,
    end_at: null,
    schedule: null,
    look: '',
    updated_at: MOMENT,
    updated_by: MEMBER.name,
  }
  return {
    page,
    document,
    revision: 0,
    base_version: null,
    findings: [],
    images: {},
    files: { images: {}, videos: {} },
  }
}
