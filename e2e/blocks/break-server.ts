import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBundle } from '../../packages/contract/src/client'
import { BROKEN } from './break-blocks'

const DIST = resolve('apps/h5/dist')
const DEFINE_VIEW = /(function defineView\(view\) \{\n\s*return )view;/
const THROWING_VIEW = `{ ...view, view: (props) => {
  if (props.id.startsWith('${BROKEN}')) throw new Error('broken on purpose: ' + view.name)
  return view.view(props)
} };`

/** The built server of the visitors' site, with views that throw when their block is a broken one. */
export async function loadBrokenSite(): Promise<SiteBundle> {
  const built = readFileSync(join(DIST, 'server/index.js'), 'utf8')
  if (!DEFINE_VIEW.test(built))
    throw new Error('The built server has no defineView to change; see break-server.ts.')
  const dist = mkdtempSync(join(tmpdir(), 'yingzao-broken-'))
  try {
    for (const part of ['web', 'styles', 'boot', 'lives']) symlinkSync(join(DIST, part), join(dist, part))
    const file = join(dist, 'server/index.js')
    mkdirSync(join(dist, 'server'))
    writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
    writeFileSync(file, built.replace(DEFINE_VIEW, `$1${THROWING_VIEW}`))
    const { site } = (await import(pathToFileURL(file).href)) as { site: SiteBundle }
    return site
  } finally {
    rmSync(dist, { recursive: true })
  }
}
