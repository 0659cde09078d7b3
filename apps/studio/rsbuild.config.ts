import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { unitsPlugin } from '@yingzao/renderer/postcss-units'

/** Office desktops: they often run a Chromium that is some years old, under another name. */
const FLOOR = ['Chrome >= 100', 'Edge >= 100', 'Firefox >= 100', 'Safari >= 15.4']

/** In the page itself: a separate file would need a name that changes with it. */
const MARK = readFileSync(join(import.meta.dirname, 'src/ui/brand.svg')).toString('base64')

/**
 * The Studio speaks two languages, with one build each: where there is a `wording.en.ts` next to a `wording.ts`, the
 * English build uses it. So nobody loads the words of the other language.
 */
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json']
const speaking = (language: 'zh' | 'en') => {
  const suffix = language === 'en' ? '.en' : ''
  return {
    source: { entry: { [`index${suffix}`]: './src/main.tsx', [`canvas${suffix}`]: './src/canvas/main.tsx' } },
    resolve: { extensions: language === 'en' ? ['.en.ts', '.en.tsx', ...EXTENSIONS] : EXTENSIONS },
    html: {
      template: `./src/index${suffix}.html`,
      title: language === 'en' ? 'Yingzao Studio' : '营造工作台',
    },
    output: { manifest: { filename: `assets/chunks${suffix}.json` } },
  }
}

/**
 * The Studio's page, the page that its canvas frames, and their chunks. The gateway serves them; the pages are
 * requested again each time and refer to the chunks. Block CSS is written as for visitors, in units of the 750 design.
 */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  plugins: [pluginReact()],
  environments: { zh: speaking('zh'), en: speaking('en') },
  tools: { postcss: { postcssOptions: { plugins: [unitsPlugin()] } } },
  html: {
    tags: [{ tag: 'link', attrs: { rel: 'icon', href: `data:image/svg+xml;base64,${MARK}` } }],
  },
  output: {
    target: 'web',
    assetPrefix: '/studio/',
    distPath: { js: 'assets', jsAsync: 'assets', css: 'assets', cssAsync: 'assets' },
    filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
    overrideBrowserslist: FLOOR,
    legalComments: 'none',
    // A Studio that is open still requests the chunks of its own build, so they stay (tools/lib/studio.mjs prunes
    // them).
    cleanDistPath: false,
  },
  performance: { printFileSize: false },
})
