import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import law from '../../.dependency-cruiser.mjs'

/**
 * The rules of the import law that a checkout of these files breaks, each once, by name. For tests of the law: without
 * the command that `npm run imports` is, whose start takes longer than all looks at a few files.
 * @param {Readonly<Record<string, string>>} files By path from the root.
 */
export async function rulesBrokenBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'yingzao-imports-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${text}\n`)
    }
    const { forbidden, options } = law
    const { exclude, tsPreCompilationDeps } = options
    const ours = Object.keys(files).filter((path) => !path.startsWith('node_modules/'))
    const { output } = await cruise([...new Set(ours.map((path) => path.split('/')[0]))], {
      ...{ baseDir: folder, validate: true, ruleSet: { forbidden } },
      ...{ exclude, tsPreCompilationDeps },
    })
    if (typeof output === 'string') throw new Error(output)
    const seen = new Set(output.modules.map(({ source }) => source))
    const unseen = ours.filter((path) => !seen.has(path))
    if (unseen.length > 0) throw new Error(`The law was not held against ${unseen.join(', ')}.`)
    return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
