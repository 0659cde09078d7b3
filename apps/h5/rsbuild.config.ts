import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type EnvironmentConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { unitsPlugin } from '@yingzao/renderer/postcss-units'
import { CASHIER_LIST_FILE, CHUNK_LIST_FILE, ChunkListPlugin, PASSPORT_LIST_FILE } from './build/chunk-list'

/** The oldest web views we serve: iOS 13 and Android WebView 70. */
const FLOOR = ['iOS >= 13', 'Chrome >= 70']

/** What every browser of ours has, or no visitor's has: libraries bring a second way for the other case. */
const BROWSER = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof setImmediate': '"undefined"',
  // React tells it of transitions, of which we have none.
  'typeof navigation': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
}

const BLOCKS = join(import.meta.dirname, '../../packages/blocks/src')
const RENDERER = join(import.meta.dirname, '../../packages/renderer/src')

/** CSS in a folder that is no block itself, as `carousel`, or of the renderer, as that of dialogs: blocks share it. */
function isSharedCss(path: string): boolean {
  const parent = dirname(dirname(path))
  const isOfNoBlock = parent === BLOCKS && !existsSync(join(path, '../props.ts'))
  return path.endsWith('.css') && (isOfNoBlock || parent === RENDERER)
}

/** Where a phone finds what it loads. */
const PHONES = 'dist/web'

/** What is shown over a page when it is wanted. */
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

/** Puts a `live.ts` where the boot finds it; written out, as what a bundler makes of a library is longer than most. */
function liveEntry(name: string, path: string): string {
  return `data:text/javascript,import{live}from${JSON.stringify(path)};yingzao.lives.${name}={live}`
}

/** `defineView` says so, of every block of its kind or of some. */
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
 * What pages load. Styles of blocks stand in the page before their scripts come, so a view brings none; what opens
 * over a page brings its own in its script. So the loader knows of no stylesheets.
 */
const PAGES: EnvironmentConfig = {
  // What the simulator shows in place of a code.
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

/** What a script needs to bring a sheet, without what only sheets with imports, layers and source maps need. */
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

/** It runs beside the scripts of a page, with chunks of its own, and brings its styles where it opens over one. */
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

/** Chunks with a list of what they are for: scripts that phones load, and styles that pages are written with. */
function chunks(
  entry: Record<string, string>,
  { root, list }: { root: string; list: string },
): EnvironmentConfig {
  return {
    source: {
      define: BROWSER,
      entry,
      // Packages ship newer syntax than the floor reads.
      include: [/node_modules/],
    },
    output: {
      target: 'web',
      assetPrefix: '/packages/h5-page/dist/',
      distPath: { root, js: '', css: '', jsAsync: '', cssAsync: '' },
      // A chunk's id is its name (`chunkIds`): a table of names would be in the loader.
      filename: { js: '[id].[contenthash:6].js', css: '[id].[contenthash:6].css' },
      overrideBrowserslist: FLOOR,
      legalComments: 'none',
      // Phones may still have a page of the last build open: its chunks stay (tools/prepare.mjs prunes them).
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
        // Every chunk begins with the name of the list that it adds itself to.
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
              // A page with several blocks that share a sheet has it once; it stands before their own.
              sharedCss: {
                name: (module) => sharedCssName(module.nameForCondition() ?? ''),
                chunks: 'async',
                enforce: true,
                type: 'css/mini-extract',
                test: (module) => isSharedCss(module.nameForCondition() ?? ''),
              },
              // The host and every block that shows what a call answered have to judge addresses.
              addresses: {
                name: 'addresses',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/]schema[\\/]src[\\/]address\.ts$/,
              },
              // What every block needs that asks the gateway, and what judges the pictures that it is given. What
              // React makes of that (`use-….ts`, `….tsx`) comes with the forms that ask by it, what only those need who are
              // logged in (`own-….ts`) with theirs.
              answers: {
                name: 'answers',
                chunks: 'async',
                enforce: true,
                test: /packages[\\/](blocks[\\/]src[\\/]answers[\\/](?!use-|own-|follow-pages|pages|moments|when-near)[\w-]+\.ts$|schema[\\/]src[\\/]picture-address\b)/,
              },
              // Lists of what a call gives page after page live alike.
              pages: {
                name: 'pages',
                chunks: ({ name }) => /^live-(list|wGroupPosts|wVideoList)$/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/]answers[\\/](follow-pages|pages|moments|when-near)\.ts$/,
              },
              // Blocks that have something to say to who is logged in only are a few lines until then.
              own: {
                name: 'own',
                chunks: ({ name }) => /^live-(coupon|qrcode|wCompetition|wInvite|wRenew)$/.test(name ?? ''),
                enforce: true,
                test: /packages[\\/]blocks[\\/]src[\\/](answers[\\/]own-live|[\w-]+[\\/]live)\.ts$/,
              },
              // Pages of simulated trading lead from one to the next, and their blocks are a few lines until they are near.
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
              // Forms for leads and registrations ask for codes in one way.
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
 * Seven builds of one site. `web`: what a phone may load of pages, later and in pieces. `passport`: the login pages, apart,
 * so that pages do not carry what only they need. `cashier`: what opens over a page that sells, apart so that the loader of
 * other pages does not even know its name, and the page for payments, which is made of the same script. `styles`: those of blocks. `boot`: the few inline lines that every page
 * starts with. `lives`: the inline lines of single blocks. `server`: what the gateway loads to draw pages; it reads the
 * files of the others, so it must be built with them.
 */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  output: {
    // After three passes one of fourteen folders was seen to give other names, and 53 bytes more to a page of all blocks.
    minify: { jsOptions: { minimizerOptions: { ecma: 2019, compress: { ecma: 2019, passes: 5 } } } },
  },
  plugins: [pluginReact()],
  tools: {
    htmlPlugin: false,
    postcss: { postcssOptions: { plugins: [unitsPlugin()] } },
    swc: {
      // A field is set like any other property: the floor has no fields, and what defines them would be a chunk.
      jsc: { assumptions: { setPublicClassFields: true } },
      // A fault of one old browser in a piece of syntax is mended where it is met, and not by rewriting all of it.
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
          // Left as it is: at run time it says where the bundle lies, and beside it lie the other builds.
          config.module = { ...config.module, parser: { javascript: { importMeta: false } } }
        },
      },
    },
  },
})
