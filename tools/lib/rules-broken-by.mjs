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
    const { output } = await cruise(['apps'], {
      ...{ baseDir: folder, validate: true, ruleSet: { forbidden } },
      ...{ exclude, tsPreCompilationDeps },
    })
    if (typeof output === 'string') throw new Error(output)
    const seen = output.modules.length
    if (seen < Object.keys(files).length) throw new Error(`The law was held against ${seen} files only.`)
    return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
