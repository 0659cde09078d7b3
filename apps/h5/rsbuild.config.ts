import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type EnvironmentConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { unitsPlugin } from '@yingzao/renderer/postcss-units'
import { CASHIER_LIST_FILE, CHUNK_LIST_FILE, ChunkListPlugin, PASSPORT_LIST_FILE } from './build/chunk-list'

/** The oldest web views we serve: iOS 13 and Android WebView 70. */
const FLOOR = ['iOS >= 13', 'Chrome >= 70']

/** What all of our visitors' browsers have, or none has: libraries contain an alternative for the other case. */
const BROWSER = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof setImmediate': '"undefined"',
  // React notifies it of transitions, which we do not use.
  'typeof navigation': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
}

const BLOCKS = join(import.meta.dirname, '../../packages/blocks/src')
const RENDERER = join(import.meta.dirname, '../../packages/renderer/src')

/**
 * CSS in a folder that is not a block, such as `carousel`, or of the renderer, such as that of dialogs: blocks share
 * it.
 */
function isSharedCss(path: string): boolean {
  const parent = dirname(dirname(path))
  const isOfNoBlock = parent === BLOCKS && !existsSync(join(path, '../props.ts'))
  return path.endsWith('.css') && (isOfNoBlock || parent === RENDERER)
}

/** Where the files that phones load are. */
const PHONES = 'dist/web'

/** What is shown over a page on demand. */
const BRINGS_STYLES = /packages[\\/]host[\\/]src[\\/]|lead-form[\\/]popup-panel\.tsx$|test-tools\.ts$/

/** `dialog/frame.css` → `shared-dialog-frame`. */
function sharedCssName(path: string): string {
  return `shared-${basename(dirname(path))}-${basename(path, '.css')}`
}

/** The `live.ts` of blocks that live from the start, by block name: the folder `card-swiper` holds `cardSwiper`. */
function liveEntries(): Record<string, string> {
  const folders = readdirSync(BLOCKS).filter((folder) =>
    livesFromStart(join(BLOCKS, folder, `${folder}.tsx`)),
  )
  const name = (folder: string) => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    folders.map((folder) => [name(folder), liveEntry(name(folder), join(BLOCKS, folder, 'live.ts'))]),
  )
}

/**
 * Puts a `live.ts` where the boot finds it; written by hand, as what a bundler makes of a library is longer than most.
 */
function liveEntry(name: string, path: string): string {
  return `data:text/javascript,import{live}from${JSON.stringify(path)};yingzao.lives.${name}={live}`
}

/** `defineView` says so, for all blocks of its kind or for some. */
function livesFromStart(view: string): boolean {
  return existsSync(view) && /defineView[\s\S]*\blive: .*'start'/.test(readFileSync(view, 'utf8'))
}

/** Scripts that the server writes into pages: each one file without a runtime. */
function inlineScripts(root: string, entry: Record<string, string>): EnvironmentConfig {
  return {
    source: { entry },
    output: {
      target: 'web',
      distPath: { root, js: '' },
      filename: { js: '[name].js' },
      overrideBrowserslist: FLOOR,
      legalComments: 'none',
      cleanDistPath: true,
    },
    tools: {
      rspack: (config) => {
        config.optimization = { ...config.optimization, splitChunks: false, runtimeChunk: false }
      },
    },
  }
}

/**
 * What pages load. Styles of blocks are in the page before their scripts arrive, so a view imports none; what opens
 * over a page brings its own in its script. So the loader knows of no stylesheets.
 */
const PAGES: EnvironmentConfig = {
  // What the simulator shows in place of a QR code.
  output: { copy: [{ from: './src/client/simulator/simulated-qr.svg' }] },
  tools: {
    rspack: (config) => {
      const rule = { test: /\.css$/, resourceQuery: { not: [/inline/] }, enforce: 'post' as const }
      const loader = join(import.meta.dirname, 'build/late-style.mjs')
      config.module = {
        ...config.module,
        rules: [
          ...(config.module?.rules ?? []),
          { ...rule, issuer: BRINGS_STYLES, loader, options: { written: true } },
          { ...rule, issuer: { and: [BLOCKS], not: [BRINGS_STYLES] }, loader },
        ],
      }
    },
  },
}

/** What a script needs to contain a sheet, without what only sheets with imports, layers and source maps need. */
const SMALL_STYLES = [
  ['api', 'sheet.mjs'],
  ['getUrl', 'url.mjs'],
  ['noSourceMaps', 'no-source-map.mjs'],
].map(
  ([of, ours]) =>
    new rspack.NormalModuleReplacementPlugin(
      new RegExp(`css-loader[\\\\/].*\\b${of}\\.js$`),
      join(import.meta.dirname, 'build/late-style', ours ?? ''),
    ),
)

/** It runs alongside the scripts of a page, with chunks of its own, and brings its styles where it opens over one. */
const CASHIER: EnvironmentConfig = {
  tools: {
    rspack: (config) => {
      config.output = { ...config.output, chunkLoadingGlobal: 'yzc', uniqueName: 'yzc' }
      const loader = join(import.meta.dirname, 'build/late-style.mjs')
      const rule = {
        test: /\.css$/,
        resourceQuery: { not: [/inline/] },
        issuer: BRINGS_STYLES,
        enforce: 'post' as const,
      }
      config.module = {
        ...config.module,
        rules: [...(config.module?.rules ?? []), { ...rule, loader, options: { written: true } }],
      }
    },
  },
}

/** Chunks with a list of what they are for: scripts that phones load, and styles that are written into pages. */
function chunks(
  entry: Record<string, string>,
  { root, list }: { root: string; list: string },
): EnvironmentConfig {
  return {
    source: {
      define: BROWSER,
      entry,
      // Packages ship newer syntax than the oldest browsers can read.
      include: [/node_modules/],
    },
    output: {
      target: 'web',
      assetPrefix: '/packages/h5-page/dist/',
      distPath: { root, js: '', css: '', jsAsync: '', cssAsync: '' },
      // A chunk's id is its name (`chunkIds`): otherwise the loader would contain a table of names.
      filename: { js: '[id].[contenthash:6].js', css: '[id].[contenthash:6].css' },
      overrideBrowserslist: FLOOR,
      legalComments: 'none',
      // Phones may still have a page of the last build open, so its chunks stay (tools/prepare.mjs prunes them).
      cleanDistPath: root !== PHONES,
    },
    tools: {
      rspack: (config) => {
        config.plugins = [...(config.plugins ?? []), new ChunkListPlugin(list), ...SMALL_STYLES]
        config.module = {
          ...config.module,
          rules: [
            ...(config.module?.rules ?? []),
            {
              test: /react-dom[\\/]cjs[\\/].*\.production\.js$/,
              loader: join(import.meta.dirname, 'build/trim-react.mjs'),
            },
            {
              test: /web-vitals[\\/]dist[\\/]web-vitals\.js$/,
              loader: join(import.meta.dirname, 'build/older-vitals.mjs'),
            },
          ],
        }
        // Every chunk begins with the name of the array that it adds itself to.
        config.output = {
          ...config.output,
          chunkLoadTimeout: 120_000,
          chunkLoadingGlobal: 'yz',
          uniqueName: 'yz',
        }
        config.optimization = {
          ...config.optimization,
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              default: false,
              defaultVendors: false,
              react: {
                name: 'react',
                chunks: 'async',
                enforce: true,
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              },
              // A page with several blocks that share a sheet has it only once, before their own.
              sharedCss: {
                name: (module) => sharedCssName(module.nameForCondition() ?? ''),
                chunks: 'async',
                enforce: true,
                type: 'css/mini-extract',
                test: (module) => isSharedCss(module.nameForCondition() ?? ''),
              },
              // The host and every block that shows the result of a call have to check addresses.
              addresses: {
                name: 'addresses',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/]schema[\\/]src[\\/]address\.ts$/,
              },
              // What every block that calls the gateway needs, and what checks the pictures that it receives. What
              // React makes of that (`use-….ts`, `….tsx`) comes with the forms that use it; what only blocks for
              // logged-in visitors need (`own-….ts`) comes with theirs.
              answers: {
                name: 'answers',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/](blocks[\\/]src[\\/]answers[\\/](?!use-|own-|follow-pages|pages|moments|when-near)[\w-]+\.ts$|schema[\\/]src[\\/]picture-address\b)/,
              },
              // Lists whose content a call returns page by page live alike.
              pages: {
                name: 'pages',
                chunks: ({ name }) => /^live-(list|wGroupPosts|wVideoList)$/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/]answers[\\/](follow-pages|pages|moments|when-near)\.ts$/,
              },
              // Blocks that have something to say only to logged-in visitors are a few lines until then.
              own: {
                name: 'own',
                chunks: ({ name }) => /^live-(coupon|qrcode|wCompetition|wInvite|wRenew)$/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/](answers[\\/]own-live|[\w-]+[\\/]live)\.ts$/,
              },
              // Pages of simulated trading link to one another, and their blocks are a few lines until they are near.
              simulate: {
                name: 'simulate',
                chunks: ({ name }) => /^live-w(Sim|Article)/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/](simulate[\\/][\w-]+|w-(sim|article)[\w-]*[\\/][\w-]+)\.ts$/,
              },
              // Rows of one slide and rows of several live alike.
              carousel: {
                name: 'carousel',
                chunks: ({ name }) => /^live-(swiper|cardSwiper)$/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/]/,
              },
              // Forms for leads and registrations request codes in the same way.
              phoneProof: {
                name: 'phone-proof',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/]host[\\/]src[\\/](phone-proof|captcha|calls[\\/]settle)\b.*\.ts$/,
              },
              // Forms and popups, of which a page has several.
              dialog: {
                name: 'dialog',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/]dialog[\\/]dialog\.tsx$/,
              },
              // What nearly every island needs.
              shared: {
                name: 'shared',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/](renderer|blocks[\\/]src[\\/]tap)[\\/].*\.tsx?$/,
              },
            },
          },
        }
      },
    },
  }
}

/**
 * Seven builds of one site. `web`: what a phone may load for pages, later and in pieces. `passport`: the login pages,
 * separate, so that pages do not carry what only they need. `cashier`: what opens over a page that sells, separate so
 * that the loader of other pages does not even know its name, and the page for payments, which uses the same script.
 * `styles`: those of blocks. `boot`: the few inline lines that every page starts with. `lives`: the inline lines of
 * single blocks. `server`: what the gateway loads to render pages; it reads the files of the others, so it must be
 * built with them.
 */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  output: {
    // With three passes one of fourteen folders was seen to produce other names, and 53 bytes more for a page of all
    // blocks.
    minify: { jsOptions: { minimizerOptions: { ecma: 2019, compress: { ecma: 2019, passes: 5 } } } },
  },
  plugins: [pluginReact()],
  tools: {
    htmlPlugin: false,
    postcss: { postcssOptions: { plugins: [unitsPlugin()] } },
    swc: {
      // Fields are set like any other property: the oldest browsers have no fields, and the code that defines them
      // would be a chunk.
      jsc: { assumptions: { setPublicClassFields: true } },
      // A bug of one old browser in some syntax is worked around where it occurs, not by rewriting all of that syntax.
      env: { bugfixes: true },
    },
  },
  environments: {
    web: mergeRsbuildConfig(
      chunks({ main: './src/client/main.ts' }, { root: PHONES, list: CHUNK_LIST_FILE }),
      PAGES,
    ),
    passport: chunks(
      { passport: './src/passport/client/main.ts' },
      { root: PHONES, list: PASSPORT_LIST_FILE },
    ),
    cashier: mergeRsbuildConfig(
      chunks(
        { cashier: './src/cashier/cashier.ts', pay: './src/cashier/pay.ts' },
        { root: PHONES, list: CASHIER_LIST_FILE },
      ),
      CASHIER,
    ),
    styles: chunks({ styles: '@yingzao/blocks/view/styles' }, { root: 'dist/styles', list: CHUNK_LIST_FILE }),
    boot: inlineScripts('dist/boot', {
      head: './src/boot/head.ts',
      end: './src/boot/end.ts',
      rules: './src/boot/rules.ts',
      window: './src/boot/window.ts',
      lead: './src/boot/lead.ts',
      'test-place': './src/boot/test-place.ts',
      simulator: './src/client/simulator/simulator.ts',
    }),
    lives: inlineScripts('dist/lives', liveEntries()),
    server: {
      source: { entry: { index: './src/server/index.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        legalComments: 'none',
        // Read by whoever is told where a block failed, and by tests that break some.
        minify: false,
        cleanDistPath: true,
      },
      tools: {
        rspack: (config) => {
          // Left as it is: at run time it tells where the bundle is, and the other builds are next to it.
          config.module = { ...config.module, parser: { javascript: { importMeta: false } } }
        },
      },
    },
  },
})
