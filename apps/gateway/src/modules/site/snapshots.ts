import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '../../files/write-whole-file'
import type { EncodedPage, LoadedPage } from './served-page'

/** Copies of published pages on disk, for visits while the database is unreachable. */
export interface Snapshots {
  /** Keeps the newest bytes of a page. Whole or not at all. */
  write(code: string, page: LoadedPage): Promise<void>
  /** Undefined: no copy, or one that cannot be read. */
  read(code: string): Promise<EncodedPage | undefined>
  /** Whether there is a readable copy that was rendered by this build: nothing that it loads is missing here. */
  isOfBuild(code: string): Promise<boolean>
  /** Whether there is a copy, readable or not. */
  has(code: string): Promise<boolean>
  /** Forgets a page that is no longer published. Safe to repeat. */
  remove(code: string): Promise<void>
  /** The pages that have a copy. */
  codes(): Promise<string[]>
}

const ENDING = '.page'

interface Head {
  code: string
  /** Hosts that its links may lead to. */
  link_hosts: readonly string[]
  csp: string
  etag: string
  /** The switches under which it was rendered; absent in copies from before there were any. */
  switches?: string
  /** The build of the process that wrote it; absent in copies from before it was recorded. */
  build?: string
  /** Size of each part in bytes, in file order. */
  html: number
  br: number
  gzip: number
}

/**
 * One file per page: a line of JSON, then the three encodings. A copy from when links could lead to more hosts than
 * `linkHosts` counts as unreadable, and so does one rendered when something else was switched off than is now known to
 * be: `switches` returns that. `build` is that of this process.
 */
export function createSnapshots(
  folder: string,
  linkHosts: readonly string[],
  switches: () => string = () => '',
  build = '',
): Snapshots {
  const pathOf = (code: string) => join(folder, `${code}${ENDING}`)
  const readCopy = async (code: string) => {
    const file = await readFile(pathOf(code)).catch(() => undefined)
    return file && parse(file, { code, linkHosts, switches: switches() })
  }
  return {
    write: (code, { html, br, gzip, csp, etag, switches: drawnUnder }) => {
      const sizes = { html: html.byteLength, br: br.byteLength, gzip: gzip.byteLength }
      const head: Head = { code, csp, etag, link_hosts: linkHosts, switches: drawnUnder, build, ...sizes }
      return writeWholeFile(pathOf(code), [Buffer.from(`${JSON.stringify(head)}\n`), html, br, gzip])
    },
    read: async (code) => (await readCopy(code))?.page,
    isOfBuild: async (code) => (await readCopy(code))?.build === build,
    has: (code) =>
      access(pathOf(code)).then(
        () => true,
        () => false,
      ),
    remove: (code) => rm(pathOf(code), { force: true }),
    codes: async () => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
    },
  }
}

function parse(
  file: Buffer,
  { code, linkHosts, switches }: { code: string; linkHosts: readonly string[]; switches: string },
): { page: EncodedPage; build: string | undefined } | undefined {
  const end = file.indexOf('\n')
  const head = readHead(file.subarray(0, Math.max(end, 0)).toString())
  // A file system that ignores case gives `Sale` when asked for `sale`.
  if (head?.code !== code || !head.link_hosts?.every((host) => linkHosts.includes(host))) return undefined
  if ((head.switches ?? '') !== switches) return undefined
  const { csp, etag } = head
  const br = end + 1 + head.html
  const gzip = br + head.br
  if (file.byteLength !== gzip + head.gzip) return undefined
  const page = {
    csp,
    etag,
    html: file.subarray(end + 1, br),
    br: file.subarray(br, gzip),
    gzip: file.subarray(gzip),
  }
  return { page, build: head.build }
}

function readHead(line: string): Head | undefined {
  try {
    return JSON.parse(line) as Head
  } catch {
    return undefined
  }
}
