import { existsSync, readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const SIDEBAR = new URL('./src/generated/sidebar.json', import.meta.url)
if (!existsSync(SIDEBAR))
  throw new Error(
    'The pages have not been collected yet. Run `npm run docs` in the checkout, which does that.',
  )

export default defineConfig({
  // Only where the origin is known: the addresses of a sitemap are absolute.
  ...(process.env.DOCS_ORIGIN ? { site: process.env.DOCS_ORIGIN } : {}),
  outDir: './dist',
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: { 'zh-CN': '营造文档', en: 'Yingzao docs' },
      logo: { src: './src/generated/brand.svg', alt: '' },
      favicon: '/favicon.svg',
      defaultLocale: 'root',
      locales: { root: { label: '简体中文', lang: 'zh-CN' }, en: { label: 'English', lang: 'en' } },
      customCss: ['./src/styles/site.css'],
      sidebar: JSON.parse(readFileSync(SIDEBAR, 'utf8')),
      head: [{ tag: 'script', attrs: { src: '/frames.js', defer: true } }],
      lastUpdated: false,
      credits: false,
    }),
  ],
})
