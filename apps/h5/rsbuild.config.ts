import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type EnvironmentConfig, type Rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { ChunkListPlugin } from './build/chunk-list'
import { unitsPlugin } from './build/postcss-units'

/** The oldest web views we serve: iOS 13 and Android WebView 70. */
const FLOOR = ['iOS >= 13', 'Chrome >= 70']

const BLOCKS = join(import.meta.dirname, '../../packages/blocks/src')

/** Blocks that bring a `prime.ts`, by block folder. */
function primeEntries(): Record<string, string> {
  const folders = readdirSync(BLOCKS).filter((folder) => existsSync(join(BLOCKS, folder, 'prime.ts')))
  return Object.fromEntries(folders.map((folder) => [folder, join(BLOCKS, folder, 'prime.ts')]))
}

/** Scripts that the server writes into pages: each one file without a runtime. `library` is where its exports go. */
function inlineScripts(
  root: string,
  entry: Record<string, string>,
  library?: Rspack.LibraryOptions,
): EnvironmentConfig {
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
        if (library) config.output = { ...config.output, library }
      },
    },
  }
}

/**
 * Four builds of one site. `web`: what a phone may load, later and in pieces. `boot`: the few inline lines
 * that every page starts with. `primes`: the inline lines of single blocks. `server`: what the gateway loads
 * to draw pages; it reads the files of the other three, so it must be built with them.
 */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  plugins: [pluginReact()],
  tools: { htmlPlugin: false, postcss: { postcssOptions: { plugins: [unitsPlugin()] } } },
  environments: {
    web: {
      source: { entry: { main: './src/client/main.ts' } },
      output: {
        target: 'web',
        assetPrefix: '/packages/h5-page/dist/',
        distPath: { root: 'dist/web', js: '', css: '', jsAsync: '', cssAsync: '' },
        filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
        overrideBrowserslist: FLOOR,
        legalComments: 'none',
        // Phones may still have a page of the last build open: its chunks stay (tools/prepare.mjs prunes them).
        cleanDistPath: false,
        // react-dom and swiper ship newer syntax than the floor reads.
        include: [/node_modules/],
      },
      tools: {
        rspack: (config) => {
          config.plugins = [...(config.plugins ?? []), new ChunkListPlugin()]
          config.output = { ...config.output, chunkLoadTimeout: 120_000 }
          config.optimization = {
            ...config.optimization,
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
                shared: {
                  name: 'shared',
                  chunks: 'async',
                  enforce: true,
                  test: /packages[\\/]renderer[\\/].*\.tsx?$/,
                },
              },
            },
          }
        },
      },
    },
    boot: inlineScripts('dist/boot', {
      head: './src/boot/head.ts',
      body: './src/boot/body.ts',
      visit: './src/boot/visit.ts',
      window: './src/boot/window.ts',
    }),
    primes: inlineScripts('dist/primes', primeEntries(), {
      name: ['yingzao', 'primes', '[name]'],
      type: 'window',
    }),
    server: {
      source: { entry: { index: './src/server/index.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        legalComments: 'none',
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
