import { join } from 'node:path'
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { root } from '../root.mjs'

const APPS = { site: 'apps/h5', studio: 'apps/studio' }

/** On top of the build that visitors get: quick to make and readable in a browser's tools. */
const FOR_DEVELOPERS = {
  output: { minify: false, sourceMap: { js: 'cheap-module-source-map', css: false } },
  performance: { printFileSize: false },
  tools: {
    rspack: (config) => {
      // In any other mode it keeps nothing from one build to the next and reads every module again. The output stays as
      // in production: which React, which addresses, which chunks.
      config.mode = 'development'
      config.optimization.nodeEnv = 'production'
    },
  },
}

/** The gateway reloads the server's bundle under a new address, which its parts would not have. */
const SERVER_IN_ONE_FILE = {
  environments: {
    server: {
      tools: {
        rspack: (config) => {
          config.module.parser.javascript.dynamicImportMode = 'eager'
        },
      },
    },
  },
}

/**
 * Builds the visitors' site and the Studio, and builds again what is saved, until the process ends. Resolves once both
 * are there; a first build that fails rejects.
 * @param {(part: 'site' | 'studio') => void} onBuilt Called after each build but the first ones. One that failed has
 * told   why and is not counted.
 */
export async function watchBuilds(onBuilt) {
  for (const [part, app] of Object.entries(APPS)) await watchBuild(app, () => onBuilt(part))
}

async function watchBuild(app, onBuilt) {
  const cwd = join(root, app)
  const { content } = await loadConfig({ cwd })
  const config = mergeRsbuildConfig(
    content,
    FOR_DEVELOPERS,
    content.environments?.server ? SERVER_IN_ONE_FILE : {},
  )
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: config })
  const firstBuild = new Promise((resolve, reject) => {
    rsbuild.onAfterBuild(({ isFirstCompile, stats }) => {
      if (!isFirstCompile) return stats?.hasErrors() ? undefined : onBuilt()
      if (stats?.hasErrors()) reject(new Error(`${app} could not be built.`))
      else resolve()
    })
  })
  await rsbuild.build({ watch: true })
  await firstBuild
}
